import {
  besideOf,
  moneyForPlaces,
  poolOf,
  prizeSheet,
  caveSales,
  type PrizeSheet,
  type PrizesState,
} from '../../../shared/domain/prizes/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { isRefused, type Refusal } from '../../../shared/kernel/refusal.ts';
import { curveScale, slopeOf, spreadDifference, wholeScale } from './scale-curve.ts';

/** The structure as it is being made: what the desk takes, and how the scale came to be. */
export interface StructureDraft {
  readonly basisPoints: readonly number[];
  /** Ranks whose part was set by hand. */
  readonly fixed: readonly number[];
  readonly slope: number;
  /** What the curve gives every place at least. */
  readonly leastCents: number;
  readonly stepCents: number;
  readonly rounding: TournamentTerms['rounding'];
  readonly extraCents: number;
}

/** What a draft stands on. */
export interface StructureBasis {
  readonly terms: TournamentTerms;
  readonly profile: Profile;
  readonly prizes: Readonly<PrizesState>;
}

/** What a player pays to take part, which the smallest prize should not be under. */
export const engagementCents = ({ buyInCents, feeCents }: TournamentTerms): number => buyInCents + feeCents;

/** The structure that the rules announced. */
export function announcedDraft({ terms }: Pick<StructureBasis, 'terms'>): StructureDraft {
  return {
    basisPoints: terms.payoutBasisPoints,
    fixed: [],
    slope: slopeOf(terms.payoutBasisPoints, { finalTableSeats: terms.finalTableSeats, leastBasisPoints: 1 }),
    leastCents: engagementCents(terms),
    stepCents: terms.roundingStepCents,
    rounding: terms.rounding,
    extraCents: 0,
  };
}

/** The choices of a draft that differ from the announced terms: what `prizes.sheet` and `prizes.freeze` take. */
export function choicesOf(draft: StructureDraft, terms: TournamentTerms) {
  const same =
    draft.basisPoints.length === terms.payoutBasisPoints.length &&
    draft.basisPoints.every((part, index) => part === terms.payoutBasisPoints[index]);
  return {
    ...(!same && { basisPoints: draft.basisPoints }),
    ...(draft.stepCents !== terms.roundingStepCents && { stepCents: draft.stepCents }),
    ...(draft.rounding !== terms.rounding && { rounding: draft.rounding }),
    ...(draft.extraCents > 0 && { extraCents: draft.extraCents }),
  };
}

/** The pool as it stands, also where no sheet can be drawn up. */
export function draftPool(
  { terms, profile, prizes }: StructureBasis,
  { extraCents }: Pick<StructureDraft, 'extraCents'>,
) {
  const sales = caveSales(prizes);
  const { rateBasisPoints } = profile.levy;
  const { guaranteeCents } = terms;
  const bought = { baseCents: sales.baseCents, ...besideOf(sales, profile) };
  const pool = poolOf({ ...bought, rateBasisPoints, guaranteeCents, extraCents: cents(extraCents) });
  return { sales, rateBasisPoints, guaranteeCents, ...pool };
}

/** What of the pool the scale shares out among so many places. */
const moneyCents = ({ terms }: StructureBasis, pool: ReturnType<typeof draftPool>, places: number): number =>
  moneyForPlaces({ poolCents: pool.poolCents, entrants: pool.sales.entries }, terms, places);

/** The draft with its scale drawn anew from the curve; parts that were set by hand are given up. */
export function withCurve(
  draft: StructureDraft,
  change: Partial<Pick<StructureDraft, 'slope' | 'leastCents'>> & { readonly places?: number },
  basis: StructureBasis,
): StructureDraft {
  const { places = draft.basisPoints.length, ...rest } = change;
  const next = { ...draft, ...rest };
  const basisPoints = curveScale({
    places,
    slope: next.slope,
    finalTableSeats: basis.terms.finalTableSeats,
    leastBasisPoints: leastPart(next, moneyCents(basis, draftPool(basis, next), places)),
  });
  return { ...next, basisPoints, fixed: [] };
}

/** The part that still comes to the least amount once it is rounded down to a step. */
function leastPart({ leastCents, stepCents }: StructureDraft, sharedCents: number): number {
  if (sharedCents <= 0 || leastCents <= 0) return 1;
  const wanted = Math.ceil(leastCents / stepCents) * stepCents;
  return Math.ceil((wanted * wholeScale) / sharedCents);
}

export function withPart(draft: StructureDraft, rank: number, part: number): StructureDraft {
  const basisPoints = draft.basisPoints.map((each, index) => (index === rank - 1 ? part : each));
  return { ...draft, basisPoints, fixed: [...new Set([...draft.fixed, rank])] };
}

export const withDifferenceSpread = (draft: StructureDraft): StructureDraft => ({
  ...draft,
  basisPoints: spreadDifference(draft.basisPoints, new Set(draft.fixed)),
});

/** One line of the table: what the scale gives, and the prize where the sheet holds. */
export interface StructureRow {
  readonly rank: number;
  readonly basisPoints: number;
  readonly rawCents: number;
  readonly amountCents: number | null;
  /** The prize is an entry to another tournament. */
  readonly kind?: 'entry';
}

export interface StructureView {
  readonly pool: ReturnType<typeof draftPool>;
  readonly sheet: PrizeSheet | undefined;
  readonly refusal: Refusal | undefined;
  readonly rows: readonly StructureRow[];
}

/** The structure as it is shown: frozen, else what the draft gives now, by the desk's own rules. */
export function structureView(basis: StructureBasis, draft: StructureDraft): StructureView {
  const stepCents = cents(draft.stepCents);
  const found = prizeSheet(basis.prizes, basis, { ...draft, stepCents, extraCents: cents(draft.extraCents) });
  if (!isRefused(found)) return { pool: found, sheet: found, refusal: undefined, rows: found.places };
  const pool = draftPool(basis, draft);
  const shared = moneyCents(basis, pool, draft.basisPoints.length);
  const rows = draft.basisPoints.map((basisPoints, index): StructureRow => ({
    rank: index + 1,
    basisPoints,
    rawCents: Math.round((shared * basisPoints) / wholeScale),
    amountCents: null,
  }));
  return { pool, sheet: undefined, refusal: found.refusal, rows };
}
