import type { TournamentEvents } from '../domain/tournament/index.ts';
import { roles } from '../kernel/roles.ts';
import { command, query } from './define.ts';
import { amountCents, freeText, id, instant, pin, sha256 } from './fields.ts';
import { changeContract } from './tournament-change.ts';
import { eveningEvents, tickStepContract } from './tournament-evening.ts';
import { planContract } from './tournament-plan.ts';
import { premisesContracts, premisesEvents } from './tournament-premises.ts';
import { chip, level, levelLimit, pause, plannedSessions, terms } from './tournament-terms.ts';
import { z } from './zod.ts';

const directors = ['responsible-director', 'committee-member'] as const;
const tournament = id;
const signature = ['accounts.wrongPin', 'accounts.throttled'] as const;
const unknown = 'tournament.unknown';
const phase = 'tournament.wrongPhase';

/** Answers `{version, sha256}` of the published booklet. */
export const publishRulesContract = command({
  name: 'tournament.publishRules',
  roles: ['responsible-director'],
  input: z.strictObject({ tournament }),
  refusals: [unknown, phase, 'tournament.rulesAlreadyPublished', 'tournament.rulesAlreadySent'],
  example: { tournament: 't-draft' },
});

/** Signed by the responsible director. `account` is the tournament director, one of the management committee. */
export const appointDirectorContract = command({
  name: 'tournament.appointDirector',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({ tournament, account: id, pin }),
  refusals: [unknown, phase, 'tournament.notCommitteeMember', ...signature],
  example: { tournament: 't-draft', account: 'mcd2', pin: '2468' },
});

/** Signed by the responsible director. `reason` is needed when some notice was late. Answers `{late, notReceived, filesIncomplete}`. */
export const openRegistrationContract = command({
  name: 'tournament.openRegistration',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({ tournament, reason: freeText.optional(), pin }),
  refusals: [
    unknown,
    phase,
    'tournament.rulesNotPublished',
    'tournament.noticesNotSent',
    'tournament.lateNeedsReason',
    'tournament.registrationNotYet',
    'tournament.registrationOver',
    ...signature,
  ],
  example: { tournament: 't-ready', pin: '2468' },
});

export const closeRegistrationContract = command({
  name: 'tournament.closeRegistration',
  roles: directors,
  input: z.strictObject({ tournament }),
  refusals: [unknown, phase],
  example: { tournament: 't-open' },
});

/** Up to the profile's tolerance the tournament director decides; more is a change, the responsible director's, with a reason. */
export const delayStartContract = command({
  name: 'tournament.delayStart',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament, toAt: instant, reason: freeText.optional(), pin }),
  refusals: [
    unknown,
    phase,
    'tournament.delayNotForward',
    'tournament.delayIsChange',
    'tournament.notTheDirector',
    'tournament.changeNeedsReason',
    ...signature,
  ],
  example: { tournament: 't-open', toAt: '2027-03-05T20:30:00+01:00', pin: '2468' },
});

export const closeTournamentContract = command({
  name: 'tournament.close',
  roles: directors,
  input: z.strictObject({ tournament }),
  refusals: [
    unknown,
    phase,
    'tournament.rankingOpen',
    'tournament.prizesNotFrozen',
    'tournament.prizesOpen',
    'tournament.refundsOpen',
    'tournament.levyNotCertified',
    'tournament.levyNotCountersigned',
  ],
  example: { tournament: 't-signed' },
});

/** Signed by the responsible director, before the start; afterwards stopping is a matter of its own (FR-REG-79). */
export const cancelTournamentContract = command({
  name: 'tournament.cancel',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({ tournament, reason: freeText, pin }),
  refusals: [unknown, phase, ...signature],
  example: { tournament: 't-draft', reason: 'La salle n’est pas disponible ce soir-là.', pin: '2468' },
});

export const listTournamentsContract = query({
  name: 'tournament.list',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Terms, where it stands, its profile, and the rules booklet in full. */
export const showTournamentContract = query({
  name: 'tournament.show',
  roles,
  input: z.strictObject({ tournament }),
  refusals: [unknown],
  example: { tournament: 't-draft' },
});

export const tournamentContracts = [
  planContract,
  publishRulesContract,
  appointDirectorContract,
  openRegistrationContract,
  closeRegistrationContract,
  delayStartContract,
  changeContract,
  ...premisesContracts,
  tickStepContract,
  closeTournamentContract,
  cancelTournamentContract,
  listTournamentsContract,
  showTournamentContract,
];

const epochMs = z.int();
export const sealedReason = { textId: z.string().optional(), digest: sha256.optional() };

const planned = z.strictObject({
  ...terms.shape,
  profileHash: sha256,
  roomKind: z.string(),
  startsAt: epochMs,
  registration: z.strictObject({ opensAt: epochMs, capacity: z.int(), lateUntil: levelLimit.nullable() }),
  tables: z.array(z.int()),
  rebuy: z
    .strictObject({
      priceCents: amountCents,
      chips: z.int(),
      maxPerPlayer: z.int(),
      onlyWhenBusted: z.boolean(),
      until: levelLimit,
      handBegunInLevelCounts: z.boolean(),
      payWithinMinutes: z.int(),
    })
    .nullable(),
  chips: z.array(chip),
  levels: z.array(level),
  breaks: z.array(pause),
  sessions: plannedSessions,
});

export const tournamentEvents = {
  'tournament.planned': planned,
  'tournament.rulesPublished': z.strictObject({ version: z.int().min(1), sha256 }),
  'tournament.directorAppointed': z.strictObject({ account: id }),
  'tournament.registrationOpened': z.strictObject({ late: z.boolean(), ...sealedReason }),
  'tournament.registrationClosed': z.strictObject({}),
  'tournament.startDelayed': z.strictObject({
    fromAt: epochMs,
    toAt: epochMs,
    change: z.boolean(),
    ...sealedReason,
  }),
  'tournament.changed': z.strictObject({
    terms: planned,
    fields: z.array(z.string()),
    fromAt: epochMs,
    toAt: epochMs,
    announced: z.boolean(),
    lackOfPlayers: z.literal(true).optional(),
    ...sealedReason,
  }),
  ...premisesEvents,
  ...eveningEvents,
  'tournament.started': z.strictObject({ at: epochMs }),
  'tournament.closed': z.strictObject({}),
  'tournament.cancelled': z.strictObject(sealedReason),
} satisfies Record<keyof TournamentEvents, z.ZodType>;
