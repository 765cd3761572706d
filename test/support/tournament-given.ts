import { conductSlice, type ConductState } from '../../shared/domain/conduct/index.ts';
import { prizesSlice, type PrizesState } from '../../shared/domain/prizes/index.ts';
import { registrationSlice, type RegistrationState } from '../../shared/domain/registration/index.ts';
import { seatingSlice, type SeatingState } from '../../shared/domain/seating/index.ts';
import { standingsSlice, type StandingsState } from '../../shared/domain/standings/index.ts';
import { planSlice, type PlanState, type TournamentTerms } from '../../shared/domain/tournament/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { JournalEvent, NewEvent } from '../../shared/kernel/event.ts';
import { composeStream } from '../../shared/kernel/slice.ts';

export type FloorState = {
  plan: PlanState;
  registration: RegistrationState;
  seating: SeatingState;
  standings: StandingsState;
  prizes: PrizesState;
  conduct: ConductState;
};

const floorFold = composeStream<FloorState>({
  plan: planSlice,
  registration: registrationSlice,
  seating: seatingSlice,
  standings: standingsSlice,
  prizes: prizesSlice,
  conduct: conductSlice,
});

/** 5 March 2027, 18:30 in Paris: the desk is open, play begins at 20:00. */
export const deskAt = Date.parse('2027-03-05T18:30:00+01:00');
export const startAt = Date.parse('2027-03-05T20:00:00+01:00');

export const terms: TournamentTerms = {
  name: 'Grand Tournoi de Mars',
  profileHash: 'f'.repeat(64),
  game: 'texas-holdem-no-limit',
  format: 'multi-table-rebuy',
  room: 'Salle des jeux',
  roomKind: 'gaming-room',
  startsAt: startAt,
  registration: {
    opensAt: Date.parse('2027-02-01T10:00:00+01:00'),
    capacity: 180,
    lateUntil: { kind: 'start-of-level', level: 7 },
  },
  buyInCents: cents(10_000),
  feeCents: cents(2_000),
  startingStack: 20_000,
  seatsPerTable: 9,
  finalTableSeats: 9,
  tables: Array.from({ length: 20 }, (_, index) => index + 1),
  rebuy: {
    priceCents: cents(10_000),
    chips: 20_000,
    maxPerPlayer: 1,
    onlyWhenBusted: true,
    until: { kind: 'end-of-level', level: 6 },
    handBegunInLevelCounts: true,
    payWithinMinutes: 5,
  },
  guaranteeCents: cents(1_500_000),
  afterLastLevel: 'repeat-last',
  chips: [],
  levels: [],
  breaks: [],
  payoutBasisPoints: [10_000],
  roundingStepCents: cents(500),
  rounding: 'largest-remainder',
};

const stream = 'tournament/t-1';

export const happened = (type: string, data: object, at = deskAt): NewEvent & { at: number } => ({
  stream,
  type,
  data,
  at,
});

/** A tournament whose registration is open, with the changed terms. */
export const opened = (changes: Partial<TournamentTerms> = {}): readonly (NewEvent & { at: number })[] => [
  happened('tournament.planned', { ...terms, ...changes }),
  happened('tournament.rulesPublished', { version: 1, sha256: 'a'.repeat(64) }),
  happened('tournament.registrationOpened', { late: false }),
];

/** Numbers bare events as one journal would. */
export const journalled = (events: readonly (NewEvent & { at?: number })[]): JournalEvent[] =>
  events.map((event, index) => ({
    v: 1,
    seq: index + 1,
    rev: index + 1,
    version: 1,
    at: event.at ?? deskAt,
    actor: 'caisse1',
    station: 'test',
    commandId: 'c',
    stream: event.stream,
    type: event.type,
    data: event.data,
  }));

/** The state after these events. */
export function given(...events: readonly (NewEvent & { at?: number })[]): FloorState {
  const state = floorFold.initial();
  for (const event of journalled(events)) floorFold.apply(state, event);
  return state;
}
