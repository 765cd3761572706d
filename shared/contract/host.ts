import { roles } from '../kernel/roles.ts';
import { query, type QueryContract } from './define.ts';
import { login, useRecoveryCodeContract } from './accounts.ts';
import { id, pin } from './fields.ts';
import { z } from './zod.ts';

/**
 * What a page asks of the host it stands in (its clock, screens and printers) and not of the desk. It goes through the same
 * `call`; none of it is journalled, and none of it is in the registry of the desk. Ask those that are open to `anyone` without a
 * session: they are asked by the page itself, and do not count as somebody's use of it.
 */

const nothing = z.strictObject({});

/** A display's identity, as the system names it; it stays the same over unplugging. */
const display = z.string().regex(/^-?\d{1,20}$/);
const paper = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,159}$/);
const printer = z.string().min(1).max(200);
/** The name that a file is offered under: no folder, nothing that a system reads as one. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,149}$/);
/** The file being saved, as `begin` answered it. */
const saved = z.string().regex(/^[0-9a-f]{32}$/);

/** The desk's clock, now. Answers `{wall, mono}` in milliseconds; a page measures its offset by the round trip. */
export const timeContract = query({
  name: 'host.time',
  roles: ['anyone'],
  input: nothing,
  refusals: [],
  example: {},
});

/** What this host is and can do, and what it has noticed of late. Answers `HostShown`. */
export const showContract = query({
  name: 'host.show',
  roles: ['anyone'],
  input: nothing,
  refusals: [],
  example: {},
});

/**
 * What a hall's screen shows of a running clock: told once a second, behind the frame that was drawn (decision 19). The host keeps it
 * beside the desk's own sign of life, under the name of the station. Answers `{}`.
 */
export const hallShowedContract = query({
  name: 'host.hallShowed',
  roles: ['anyone'],
  input: z.strictObject({ tournament: id, position: z.int().min(0).max(10_000), remainingMs: z.int().min(0).max(1e9) }),
  refusals: [],
  example: { tournament: 't-running', position: 4, remainingMs: 754_000 },
});

/** The displays of this machine and where the hall's screen stands. Answers `{displays, hall}`. */
export const displaysContract = query({
  name: 'host.displays',
  roles,
  input: nothing,
  refusals: ['host.notHere'],
  example: {},
});

/** Shows a large number on each display for a few seconds. Answers `{displays}`: how many there are. */
export const identifyDisplaysContract = query({
  name: 'host.identifyDisplays',
  roles,
  input: nothing,
  refusals: ['host.notHere'],
  example: {},
});

/**
 * Opens the hall's screen on a display, moves it there, or closes it. The display is remembered by its identity: the screen comes
 * back to it when it is plugged in again, whatever its resolution is then. Answers `{hall}`.
 */
export const placeScreenContract = query({
  name: 'host.placeScreen',
  roles: ['responsible-director', 'committee-member', 'cashier', 'floor', 'administrator'],
  input: z.discriminatedUnion('open', [
    z.strictObject({ open: z.literal(true), display, tournament: id, language: z.enum(['fr', 'en']) }),
    z.strictObject({
      open: z.literal(false),
      display: display.optional(),
      tournament: id.optional(),
      language: z.enum(['fr', 'en']).optional(),
    }),
  ]),
  refusals: ['host.notHere', 'host.displayUnknown', 'host.displayOfDesk', 'host.tournamentUnknown'],
  example: { open: true, display: '2', tournament: 't-running', language: 'fr' },
});

/** The printers of this machine, and which of them were chosen. Answers `{printers, receipt, a4}`. */
export const printersContract = query({
  name: 'host.printers',
  roles,
  input: nothing,
  refusals: ['host.notHere'],
  example: {},
});

/** Chooses the printers of rolls and of sheets by their names; `null` chooses none. Answers `{receipt, a4}`. */
export const setPrintersContract = query({
  name: 'host.setPrinters',
  roles: ['responsible-director', 'committee-member', 'cashier', 'administrator'],
  input: z.strictObject({ receipt: printer.nullable(), a4: printer.nullable() }),
  refusals: ['host.notHere', 'host.printerMissing'],
  example: { receipt: 'ticket-80', a4: null },
});

/**
 * Prints a filed paper on the printer chosen for its size, on pages of exactly that size (D04). Answers `{paper, printer}` when the
 * system has taken it over.
 */
export const printContract = query({
  name: 'host.print',
  roles: ['responsible-director', 'committee-member', 'cashier', 'compliance'],
  input: z.strictObject({ paper }),
  refusals: [
    'host.notHere',
    'host.paperUnknown',
    'host.paperNotReady',
    'host.paperUnreadable',
    'host.paperPurged',
    'host.noPrinterChosen',
    'host.printerMissing',
    'host.printerOffline',
    'host.printFailed',
  ],
  example: { paper: 'receipt-r-2027-000001' },
});

/**
 * The bytes of a filed paper, for a browser to keep or print by itself: the browser host has no printer of its own. Answers
 * `{paper, pdfBase64}`.
 */
export const paperContract = query({
  name: 'host.paper',
  roles: ['responsible-director', 'committee-member', 'cashier', 'compliance'],
  input: z.strictObject({ paper }),
  refusals: ['host.notHere', 'host.paperUnknown', 'host.paperNotReady', 'host.paperUnreadable', 'host.paperPurged'],
  example: { paper: 'receipt-r-2027-000001' },
});

/**
 * A test page with a ruler, on the printer chosen for rolls or for sheets (D04, D07). Answers `{printer}` when the system has taken it
 * over; a host without printers answers its bytes, `{pdfBase64}`.
 */
export const testPaperContract = query({
  name: 'host.testPaper',
  roles: ['responsible-director', 'committee-member', 'cashier', 'administrator'],
  input: z.strictObject({ size: z.enum(['roll', 'sheet']) }),
  refusals: ['host.noPrinterChosen', 'host.printerMissing', 'host.printerOffline', 'host.printFailed'],
  example: { size: 'roll' },
});

/**
 * Saves a file where the person says, in a dialog of the system; a browser keeps files by its own means. It comes in parts, so that a
 * bundle of any size goes through: `begin` asks where, and answers `{file}`, `null` when the person thinks better of it; `part` writes
 * bytes at their offset; `end` puts the file in its place, whole; `drop` leaves nothing behind.
 */
export const saveFileContract = query({
  name: 'host.saveFile',
  roles,
  input: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('begin'), name: fileName }),
    z.strictObject({
      step: z.literal('part'),
      file: saved,
      offset: z.int().min(0),
      base64: z.base64().max(16_000_000),
    }),
    z.strictObject({ step: z.literal('end'), file: saved }),
    z.strictObject({ step: z.literal('drop'), file: saved }),
  ]),
  refusals: ['host.notHere', 'host.saveUnknown', 'host.saveFailed'],
  example: { step: 'begin', name: 'echeances-2027.ics' },
});

/**
 * Uses the printed recovery code, before anybody can sign in: gives a house its lost key back, and a responsible director who forgot
 * PIN and password a new PIN (decision 27). Tries are counted as those of signing in. Answers `{recoveryCode}`: the next one, shown
 * once, since the one used opens nothing any more.
 */
export const recoverContract = query({
  name: 'host.recover',
  roles: ['anyone'],
  input: z.strictObject({
    recoveryCode: z.string().min(1).max(80),
    director: z.strictObject({ login, newPin: pin }).optional(),
  }),
  refusals: [
    'accounts.throttled',
    'keys.recoveryCodeMistyped',
    'keys.recoveryCodeWrong',
    'keys.fileUnusable',
    'keys.insideDataFolder',
    ...useRecoveryCodeContract.refusals,
  ],
  example: { recoveryCode: '7ZK4-0M9C-2QXA-8TRB-5NHE-1VJD-3GWY', director: { login: 'dr', newPin: '8035' } },
});

/** A new recovery code in the place of the one that was printed, signed by a responsible director. Answers `{recoveryCode}`, shown once. */
export const renewHostRecoveryCodeContract = query({
  name: 'host.renewRecoveryCode',
  roles: ['responsible-director'],
  input: z.strictObject({ pin }),
  refusals: ['accounts.wrongPin', 'accounts.throttled'],
  example: { pin: '2468' },
});

/**
 * A second copy of the house's data, to a folder on another disk: `make` writes it, reads it again, has the journal note it and answers
 * `{lines, hash, papers, folder, sameDisk}`; `look` answers how far it is, `{underWay: {lines, of} | null}`; `stop` ends it, and
 * nothing of it stays.
 */
export const copyDataContract = query({
  name: 'host.copyData',
  roles: ['responsible-director', 'committee-member', 'administrator'],
  input: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('make'), place: z.string().trim().min(1).max(500) }),
    z.strictObject({ step: z.enum(['look', 'stop']) }),
  ]),
  refusals: ['host.copyUnderWay', 'host.copyPlaceMissing', 'host.copyInsideData'],
  example: { step: 'look' },
});

/** Everything that a page may ask of its host. */
export const hostContracts: readonly QueryContract[] = [
  timeContract,
  showContract,
  hallShowedContract,
  displaysContract,
  identifyDisplaysContract,
  placeScreenContract,
  printersContract,
  setPrintersContract,
  printContract,
  paperContract,
  testPaperContract,
  saveFileContract,
  recoverContract,
  renewHostRecoveryCodeContract,
  copyDataContract,
];
