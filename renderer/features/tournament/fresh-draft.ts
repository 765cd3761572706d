import type { HouseState } from '../../../shared/domain/house/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { noExtras } from './extras-draft.ts';
import { payoutText } from './payout-text.ts';
import { rowsOf } from './schedule-rows.ts';
import { draftOf, type TermsDraft } from './terms-draft.ts';
import structure from './house-structure.json' with { type: 'json' };

/** An empty form: the room and the closed lists' first entries, a structure to start from, and no sum at all. */
export function freshDraft(house: Readonly<HouseState>, profile: Profile): TermsDraft {
  const { chips, levels, breaks, startingStack, payoutBasisPoints } = structure;
  return {
    profile: profile.name,
    name: '',
    game: profile.games[0] ?? '',
    format: profile.formats[0]?.format ?? '',
    room: house.identity?.rooms[0]?.name ?? '',
    starts: { day: null, time: '20:00' },
    opens: { day: null, time: '10:00' },
    ...{ capacity: null, lateUntil: null, buyInCents: null, feeCents: null, guaranteeCents: 0 },
    ...{ seatsPerTable: 9, finalTableSeats: 9, tables: '', rebuy: null },
    ...{ startingStack, chips, rows: rowsOf(levels, breaks), payout: payoutText(payoutBasisPoints) },
    ...{ afterLastLevel: 'repeat-last', roundingStepCents: 500, rounding: 'largest-remainder' },
    extras: noExtras,
  };
}

/** The terms of a tournament that was held, to be announced again: everything but the dates. */
export function againDraft(terms: TournamentTerms, zone: string, house: Readonly<HouseState>): TermsDraft {
  const tables = house.identity?.rooms.find(({ name }) => name === terms.room)?.tables ?? 0;
  const draft = draftOf(terms, { zone, tables });
  const profile = house.profiles[terms.profileHash]?.name ?? '';
  return {
    ...draft,
    profile,
    starts: { ...draft.starts, day: null },
    opens: { ...draft.opens, day: null },
    extras: { ...draft.extras, sessions: [] },
  };
}

/** Rebuy terms to fill in where a format begins to have them; the price is the buy-in's. */
export const freshRebuy = (draft: TermsDraft): NonNullable<TermsDraft['rebuy']> => ({
  priceCents: draft.buyInCents,
  chips: draft.startingStack,
  maxPerPlayer: 1,
  onlyWhenBusted: true,
  until: { kind: 'end-of-level', level: 6 },
  handBegunInLevelCounts: true,
  payWithinMinutes: 5,
});
