import { additionWithin, houseAddition, sheetWarnings, type PrizeSheet } from '../../../shared/domain/prizes/index.ts';
import type { TextKey } from '../../texts/index.ts';
import { sumOf, wholeScale } from './scale-curve.ts';
import { engagementCents, type StructureBasis, type StructureView } from './structure-draft.ts';

/** `open`: not yet, because time has not come; `block`: the desk would refuse; `warn`: a director should look at it. */
export type CheckState = 'ok' | 'warn' | 'block' | 'open';

export interface StructureCheck {
  readonly name: 'sum' | 'floor' | 'least' | 'entries' | 'rebuys' | 'descending' | 'addition' | 'places';
  readonly text: TextKey;
  readonly state: CheckState;
  /** When it will hold, where that is known. */
  readonly at?: number;
}

export interface SalesOver {
  readonly entries: boolean;
  readonly rebuys: boolean;
  /** Until when the last rebuys are sold, once that is known. */
  readonly rebuysUntil: number | null;
}

/** What must hold, and what should, before the structure is frozen. */
export function structureChecks(
  basis: StructureBasis,
  view: StructureView,
  over: SalesOver,
): readonly StructureCheck[] {
  const { terms } = basis;
  return [
    check('sum', sumState(view)),
    check('floor', floorState(view)),
    check('least', leastState(basis, view)),
    check('descending', isDescending(view) ? 'ok' : 'block'),
    check('entries', over.entries ? 'ok' : 'open'),
    ...(terms.rebuy ? [rebuysCheck(over)] : []),
    check('addition', additionState(basis, view)),
    check('places', placesState(basis, view, over)),
  ];
}

const check = (name: StructureCheck['name'], state: CheckState): StructureCheck => ({
  name,
  text: `prizes.check.${name}`,
  state,
});

function rebuysCheck({ rebuys, rebuysUntil }: SalesOver): StructureCheck {
  if (rebuys || rebuysUntil === null) return check('rebuys', rebuys ? 'ok' : 'open');
  return { name: 'rebuys', text: 'prizes.check.rebuysUntil', state: 'open', at: rebuysUntil };
}

/** Places and bounties together. */
const prizesOf = ({ places, bounty }: PrizeSheet): number =>
  sumOf([...places.map(({ amountCents }) => amountCents), bounty?.amountCents ?? 0]);

const sumState = ({ rows, sheet }: StructureView): CheckState => {
  if (sheet) return prizesOf(sheet) === sheet.poolCents ? 'ok' : 'block';
  return sumOf(rows.map(({ basisPoints }) => basisPoints)) === wholeScale ? 'open' : 'block';
};

const floorState = ({ sheet }: StructureView): CheckState => {
  if (!sheet) return 'open';
  return prizesOf(sheet) >= sheet.floorCents ? 'ok' : 'block';
};

function leastState({ terms }: StructureBasis, { sheet }: StructureView): CheckState {
  if (!sheet) return 'open';
  return Math.min(...sheet.places.map(({ amountCents }) => amountCents)) >= engagementCents(terms) ? 'ok' : 'warn';
}

const isDescending = ({ rows }: StructureView): boolean =>
  moneyRows(rows).every(
    ({ basisPoints }, index, all) => index === 0 || basisPoints <= (all[index - 1]?.basisPoints ?? 0),
  );

const moneyRows = (rows: StructureView['rows']): StructureView['rows'] => rows.filter(({ kind }) => kind !== 'entry');

function additionState({ terms, profile }: StructureBasis, { pool, sheet }: StructureView): CheckState {
  if (!additionWithin(houseAddition(pool, terms), profile.prizes.additionCapCents)) return 'block';
  return sheet && sheetWarnings(sheet, profile).includes('additionNearCap') ? 'warn' : 'ok';
}

/** While entries are sold the announced places are still ahead of the field: that is no fault yet. */
function placesState({ profile }: StructureBasis, { pool, rows, sheet }: StructureView, over: SalesOver): CheckState {
  if (rows.length > pool.sales.entries) return over.entries ? 'block' : 'open';
  return sheet && sheetWarnings(sheet, profile).includes('manyPlaces') ? 'warn' : 'ok';
}
