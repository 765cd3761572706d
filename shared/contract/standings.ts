import type { StandingsEvents } from '../domain/standings/index.ts';
import { command, query } from './define.ts';
import { freeText, id } from './fields.ts';
import { sameHand } from './profile.ts';
import { z } from './zod.ts';

const chips = z.int().min(0).max(1_000_000_000);
const hand = z.int().min(1).max(100_000);

const notInPlay = [
  'standings.unknownTournament',
  'standings.notStarted',
  'standings.over',
  'standings.rankingClosed',
] as const;

/**
 * Players who fell in one hand, with their chips at its start when there are several. `hand` is given only to add to a hand that
 * was recorded before. Answers `{hand}`.
 */
export const eliminateContract = command({
  name: 'standings.eliminate',
  roles: ['floor', 'committee-member', 'responsible-director'],
  input: z.strictObject({
    tournament: id,
    hand: hand.optional(),
    busts: z
      .array(z.strictObject({ entry: id, stack: chips.optional(), by: id.optional() }))
      .min(1)
      .max(100),
  }),
  refusals: [
    ...notInPlay,
    'standings.unknownEntry',
    'standings.namedTwice',
    'standings.alreadyOut',
    'standings.unknownWinner',
    'standings.zeroStack',
    'standings.stackNeeded',
    'standings.nobodyLeft',
  ],
  example: { tournament: 't-running', busts: [{ entry: 'e-run-2', by: 'e-run-3' }] },
});

/** Takes an elimination back while nothing depends on it. */
export const reinstateContract = command({
  name: 'standings.reinstate',
  roles: ['floor', 'committee-member', 'responsible-director'],
  input: z.strictObject({ tournament: id, entry: id }),
  refusals: [...notInPlay, 'standings.unknownEntry', 'standings.notOut', 'standings.removed', 'standings.reEntered'],
  example: { tournament: 't-running', entry: 'e-run-1' },
});

/** The final award, with the winner's chips as counted; `reason` where they are not those that were sold. Only the appointed director gives it. */
export const closeRankingContract = command({
  name: 'standings.close',
  roles: ['committee-member', 'responsible-director'],
  input: z.strictObject({ tournament: id, countedChips: chips, reason: freeText.optional() }),
  refusals: [
    ...notInPlay,
    'standings.notDirector',
    'standings.playersLeft',
    'standings.structureNotFrozen',
    'standings.chipsDiffer',
  ],
  example: { tournament: 't-won', countedChips: 80_000 },
});

/** Takes the closing back, with a reason, before anything was paid or entered in the book. */
export const reopenRankingContract = command({
  name: 'standings.reopen',
  roles: ['committee-member', 'responsible-director'],
  input: z.strictObject({ tournament: id, reason: freeText }),
  refusals: ['standings.unknownTournament', 'standings.notClosed', 'standings.notDirector', 'standings.awardInForce'],
  example: { tournament: 't-closed', reason: 'Première et deuxième places inversées.' },
});

/**
 * Answers `{playersLeft, entries, chips, closedAt, inPlay, ranks}`: `chips` are those sold that did not leave play; each rank has `rank`, `sharedThrough`, `entry`, `hand`, and
 * `provisional` while its player may still buy back in.
 */
export const rankingContract = query({
  name: 'standings.ranking',
  roles: ['floor', 'cashier', 'committee-member', 'responsible-director', 'compliance'],
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-running' },
});

export const standingsContracts = [
  eliminateContract,
  reinstateContract,
  closeRankingContract,
  reopenRankingContract,
  rankingContract,
];

const rank = z.int().min(1);

export const standingsEvents = {
  'standings.eliminated': z.strictObject({
    hand,
    sameHand,
    level: z.int().min(1).nullable(),
    busts: z
      .array(
        z.strictObject({ entry: id, stack: chips.optional(), table: z.int().min(1).optional(), by: id.optional() }),
      )
      .min(1),
  }),
  'standings.reinstated': z.strictObject({ entry: id }),
  'standings.closed': z.strictObject({
    ranking: z.array(z.strictObject({ rank, sharedThrough: rank, entry: id })).min(1),
    countedChips: chips.optional(),
    soldChips: chips.optional(),
    textId: id.optional(),
    digest: z.string().length(64).optional(),
  }),
  'standings.reopened': z.strictObject({ textId: id, digest: z.string().length(64) }),
} satisfies Record<keyof StandingsEvents, z.ZodType>;
