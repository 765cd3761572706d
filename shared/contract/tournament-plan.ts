import { command } from './define.ts';
import { id } from './fields.ts';
import { terms } from './tournament-terms.ts';
import { z } from './zod.ts';

/** What terms can lack: refused of a plan and of a change alike. */
export const planRefusals = [
  'tournament.profileNotValid',
  'tournament.noProfile',
  'tournament.formatUnknown',
  'tournament.gameUnknown',
  'tournament.roomUnknown',
  'tournament.roomKindNotAllowed',
  'tournament.tablesUnknown',
  'tournament.startInPast',
  'tournament.registrationWindow',
  'tournament.capacityOverTables',
  'tournament.singleTable',
  'tournament.singleTableCapacity',
  'tournament.levelsNotOrdered',
  'tournament.blindsNotRising',
  'tournament.breakAfterUnknownLevel',
  'tournament.chipsNotOrdered',
  'tournament.colourUpUnknownChip',
  'tournament.stackMismatch',
  'tournament.payoutNotWhole',
  'tournament.payoutNotDescending',
  'tournament.rebuyTermsIncomplete',
  'tournament.rebuysNotInFormat',
  'tournament.rebuysPastFirstPart',
  'tournament.lateRegistrationPastEnd',
  'tournament.lateRegistrationPastFreeze',
  'tournament.yearlyCap',
  'tournament.reEntryNotAllowed',
  'tournament.reEntryNeedsLateEntry',
  'tournament.bonusNotAllowed',
  'tournament.bonusOverShare',
  'tournament.prizeNotMoney',
  'tournament.entryTargetUnfit',
  'tournament.entryValueDiffers',
  'tournament.sessionsNotOrdered',
  'tournament.sessionWithoutBreak',
  'tournament.variantNotInRules',
  'tournament.chipSetUnknown',
] as const;

/** Answers `{tournament, warnings}`. */
export const planContract = command({
  name: 'tournament.plan',
  roles: ['responsible-director', 'committee-member'],
  input: z.strictObject({
    tournament: id.optional(),
    /** One of the profiles that the house adopted; absent: the one in force. */
    profile: id.optional(),
    terms,
  }),
  refusals: ['tournament.exists', 'tournament.profileUnknown', ...planRefusals],
  example: {
    tournament: 't-example',
    terms: {
      name: 'Tournoi du printemps',
      game: 'texas-holdem-no-limit',
      format: 'multi-table-rebuy',
      room: 'Salle des jeux',
      startsAt: '2027-06-18T20:00:00+02:00',
      registration: {
        opensAt: '2027-05-10T10:00:00+02:00',
        capacity: 90,
        lateUntil: { kind: 'end-of-level', level: 2 },
      },
      buyInCents: 10_000,
      feeCents: 2_000,
      startingStack: 20_000,
      seatsPerTable: 9,
      finalTableSeats: 9,
      tables: null,
      rebuy: {
        priceCents: 10_000,
        chips: 20_000,
        maxPerPlayer: 1,
        onlyWhenBusted: true,
        until: { kind: 'end-of-level', level: 2 },
        handBegunInLevelCounts: true,
        payWithinMinutes: 5,
      },
      guaranteeCents: 500_000,
      afterLastLevel: 'repeat-last',
      chips: [
        { value: 100, colour: 'black', stock: 1200, inStartingStack: 10 },
        { value: 500, colour: 'purple', stock: 800, inStartingStack: 8 },
        { value: 1000, colour: 'yellow', stock: 2000, inStartingStack: 15 },
      ],
      levels: [
        { level: 1, smallBlind: 100, bigBlind: 200, bigBlindAnte: 0, minutes: 20 },
        { level: 2, smallBlind: 200, bigBlind: 400, bigBlindAnte: 400, minutes: 20 },
        { level: 3, smallBlind: 300, bigBlind: 600, bigBlindAnte: 600, minutes: 20 },
      ],
      breaks: [{ afterLevel: 2, minutes: 15, colourUp: [100] }],
      payoutBasisPoints: [5000, 3000, 2000],
      roundingStepCents: 500,
      rounding: 'largest-remainder',
    },
  },
});
