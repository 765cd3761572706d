import { addCents, cents, type BasisPoints, type Cents } from '../../kernel/cents.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { Profile } from '../profile/index.ts';
import type { AddedGoods, TournamentTerms } from '../tournament/index.ts';
import type { Bounties, StructureFrozen } from './events.ts';
import { additionWithin, poolOf } from './pool.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';
import { basisPointScale, placesPaid, scaleFault, type ScaleFault } from './scale.ts';
import { besideOf, caveSales, type CaveSales, type PrizesState } from './state.ts';
import {
  entriesGiven,
  placesWithEntries,
  prizePlaces,
  type FrozenEntries,
  type PrizePlace,
  type Rounding,
  type StructureTerms,
} from './structure.ts';

/** The prize structure with its whole working, as it is printed, shown and frozen. */
export interface PrizeSheet {
  /** A provisional sheet is headed "à titre indicatif". */
  readonly status: 'provisional' | 'frozen';
  readonly frozenAt: number | null;
  readonly sales: CaveSales;
  readonly rateBasisPoints: BasisPoints;
  readonly levyCents: Cents;
  readonly floorCents: Cents;
  readonly guaranteeCents: Cents;
  readonly additionCents: Cents;
  readonly poolCents: Cents;
  readonly stepCents: Cents;
  readonly rounding: Rounding;
  readonly places: readonly PrizePlace[];
  /** Entries to another tournament that the first places win; absent where all is money. */
  readonly prizeEntries?: FrozenEntries;
  /** What of the pool is bounties, and the goods beside it; absent where there are none. */
  readonly bounty?: Bounties;
  readonly goods?: AddedGoods;
  /** Sum after flooring to steps, and what the rest rule gave back: together the pool. */
  readonly sumRoundedCents: Cents;
  readonly restCents: Cents;
}

/** What the director may decide otherwise than the announced terms when he freezes. */
export interface SheetChoices {
  readonly basisPoints?: readonly number[] | undefined;
  readonly stepCents?: Cents | undefined;
  readonly rounding?: Rounding | undefined;
  /** What the house adds of its own on top of floor and guarantee. */
  readonly extraCents?: Cents | undefined;
}

const scaleRefusals = {
  empty: 'prizes.percentNotHundred',
  'zero-place': 'prizes.emptyPlace',
  'not-hundred-percent': 'prizes.percentNotHundred',
  'not-descending': 'prizes.notDescending',
} as const satisfies Record<ScaleFault, PrizesRefusal>;

/**
 * The sheet that the sales so far give under the terms and choices. Refuses a scale that does not add up or grows, more places
 * than entrants (P12), a place without money, and an addition over the profile's cap.
 */
export function draftSheet(
  state: Readonly<PrizesState>,
  basis: { readonly terms: TournamentTerms; readonly profile: Profile },
  choices: SheetChoices = {},
): PrizeSheet | Refused<PrizesRefusal> {
  const { terms, profile } = basis;
  const sales = caveSales(state);
  const structure = structureOf(terms, choices);
  const refused = checkScale(structure.basisPoints, sales.entries);
  if (refused) return refused;
  const { guaranteeCents } = terms;
  const { rateBasisPoints } = profile.levy;
  const pool = poolOf({
    baseCents: sales.baseCents,
    ...besideOf(sales, profile),
    rateBasisPoints,
    guaranteeCents,
    extraCents: choices.extraCents ?? cents(0),
  });
  const over = checkCap(pool, terms, profile);
  if (over) return over;
  const { places, ...beside } = prizesFrom({ ...pool, entrants: sales.entries }, terms, structure);
  const fault = placeFault(places);
  if (fault) return fault;
  const { stepCents, rounding } = structure;
  const figures = { sales, rateBasisPoints, ...pool, guaranteeCents, stepCents, rounding };
  return { status: 'provisional', frozenAt: null, ...figures, ...beside, ...withSums(places) };
}

/** All that the house adds, in cents: money in the pool and goods beside it (FR-REG-25 counts both). */
export const houseAddition = (
  { additionCents }: { readonly additionCents: Cents },
  { goods }: { readonly goods?: AddedGoods | null | undefined },
): Cents => addCents(additionCents, goods?.valueCents ?? cents(0));

/** The house's addition in money and in goods stays within the profile's cap (FR-REG-25, FR-REG-26). */
function checkCap(
  pool: { readonly additionCents: Cents },
  terms: TournamentTerms,
  { prizes: { additionCapCents: capCents } }: Profile,
): Refused<PrizesRefusal> | undefined {
  const additionCents = houseAddition(pool, terms);
  return additionWithin(additionCents, capCents)
    ? undefined
    : refuse('prizes.additionOverCap', { additionCents, capCents });
}

type Beside = Pick<PrizeSheet, 'prizeEntries' | 'bounty' | 'goods'>;

/** What so many entrants would win of a pool under the terms: the places, and what the rules give beside them. */
export function prizesFrom(
  pool: { readonly poolCents: Cents; readonly entrants: number },
  terms: TournamentTerms,
  structure: StructureTerms = structureOf(terms, {}),
): Beside & Pick<PrizeSheet, 'places'> {
  const beside = besidePlaces(pool, terms, structure.basisPoints.length);
  return { ...beside, places: placesOf(pool.poolCents, structure, beside) };
}

/** What the rules give beside money for places: entries to another tournament, a bounty an entry, goods of the house. */
function besidePlaces(
  pool: { readonly poolCents: Cents; readonly entrants: number },
  terms: TournamentTerms,
  cashPlaces: number,
): Beside {
  const { bountyCents, goods } = terms;
  const prizeEntries = entriesOf(pool, terms, cashPlaces);
  const count = pool.entrants;
  return {
    ...(prizeEntries && { prizeEntries }),
    ...(bountyCents && { bounty: { count, eachCents: bountyCents, amountCents: cents(count * bountyCents) } }),
    ...(goods && { goods }),
  };
}

/** What of a pool, in cents, a scale of so many places shares out: without bounties and what entries are worth; never under 0. */
export function moneyForPlaces(
  pool: { readonly poolCents: Cents; readonly entrants: number },
  terms: TournamentTerms,
  cashPlaces: number,
): Cents {
  const { bounty, prizeEntries } = besidePlaces(pool, terms, cashPlaces);
  const entriesCents = (prizeEntries?.count ?? 0) * (prizeEntries?.valueCents ?? 0);
  return cents(Math.max(0, pool.poolCents - (bounty?.amountCents ?? 0) - entriesCents));
}

/** The places of a pool: entries first where there are some, and without what is bounties. */
const placesOf = (
  poolCents: Cents,
  structure: StructureTerms,
  { prizeEntries, bounty }: Beside,
): readonly PrizePlace[] =>
  prizeEntries
    ? placesWithEntries(poolCents, prizeEntries, structure)
    : prizePlaces(cents(poolCents - (bounty?.amountCents ?? 0)), structure);

/** The announced structure, with what the director decides otherwise. */
export const structureOf = (
  terms: TournamentTerms,
  choices: SheetChoices,
): StructureTerms & { readonly stepCents: Cents } => ({
  basisPoints: choices.basisPoints ?? terms.payoutBasisPoints,
  stepCents: choices.stepCents ?? terms.roundingStepCents,
  rounding: choices.rounding ?? terms.rounding,
});

/** The entries that this pool gives, where the rules announce some. */
function entriesOf(
  pool: { readonly poolCents: Cents; readonly entrants: number },
  { prizeEntries }: TournamentTerms,
  cashPlaces: number,
): FrozenEntries | undefined {
  if (!prizeEntries) return undefined;
  const { tournament, name, valueCents } = prizeEntries;
  return { tournament, name, valueCents, count: entriesGiven(pool, prizeEntries, cashPlaces) };
}

/** A place without money, or money that is more than the entry before it. */
function placeFault(places: readonly PrizePlace[]): Refused<PrizesRefusal> | undefined {
  const empty = places.find(({ amountCents }) => amountCents === 0);
  if (empty) return refuse('prizes.emptyPlace', { rank: empty.rank });
  const grows = places.some(({ amountCents }, index) => amountCents > (places[index - 1]?.amountCents ?? amountCents));
  return grows ? refuse('prizes.notDescending') : undefined;
}

function checkScale(basisPoints: readonly number[], entries: number): Refused<PrizesRefusal> | undefined {
  if (entries === 0) return refuse('prizes.noEntrants');
  const fault = scaleFault(basisPointScale(basisPoints));
  if (fault)
    return refuse(scaleRefusals[fault], { totalBasisPoints: basisPoints.reduce((sum, each) => sum + each, 0) });
  const places = basisPoints.length;
  return places > entries ? refuse('prizes.morePlacesThanEntrants', { places, entries }) : undefined;
}

const withSums = (places: readonly PrizePlace[]): Pick<PrizeSheet, 'places' | 'sumRoundedCents' | 'restCents'> => ({
  places,
  sumRoundedCents: addCents(...places.map(({ roundedCents }) => roundedCents)),
  restCents: addCents(...places.map(({ restCents }) => restCents)),
});

/** The frozen sheet, from the event alone. */
function frozenSheet(frozen: StructureFrozen & { readonly at: number }): PrizeSheet {
  const { entries, caveCents, rebuys, rebuyCents, basisPoints, prizes, at, bonus, ...figures } = frozen;
  const amounts = new Map(prizes.map(({ rank, amountCents }) => [rank, amountCents]));
  const structure = { basisPoints, ...figures };
  const places = placesOf(frozen.poolCents, structure, frozen);
  return {
    status: 'frozen',
    frozenAt: at,
    ...figures,
    sales: {
      ...{ entries, caveCents, rebuys, rebuyCents, baseCents: addCents(caveCents, rebuyCents) },
      ...(bonus && { bonus: { count: bonus.count, amountCents: bonus.amountCents } }),
    },
    ...withSums(places.map((place) => ({ ...place, amountCents: amounts.get(place.rank) ?? place.amountCents }))),
  };
}

/** The sheet as it stands: frozen, else provisional under the given choices. */
export function prizeSheet(
  state: Readonly<PrizesState>,
  basis: { readonly terms: TournamentTerms; readonly profile: Profile },
  choices: SheetChoices = {},
): PrizeSheet | Refused<PrizesRefusal> {
  return state.frozen ? frozenSheet(state.frozen) : draftSheet(state, basis, choices);
}

export type SheetWarning = 'additionNearCap' | 'manyPlaces';

/** What a director should look at before freezing (FR-REG-25 from the profile's amount; P12 from its share of entries). */
export function sheetWarnings(sheet: PrizeSheet, { prizes }: Profile): readonly SheetWarning[] {
  const warnings: SheetWarning[] = [];
  if (houseAddition(sheet, sheet) >= prizes.additionWarnCents) warnings.push('additionNearCap');
  if (sheet.places.length > placesPaid(sheet.sales.entries, prizes.manyPlacesPercent)) warnings.push('manyPlaces');
  return warnings;
}
