import { basisPoints, type Cents } from '../../../shared/kernel/cents.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import { count, euros } from '../text/wording.ts';

/** A paid place, as structures and annexes show it. */
export interface PrizeSheetPlace {
  readonly rank: number;
  readonly basisPoints: number;
  readonly amountCents: Cents;
  /** The prize is an entry to another tournament. */
  readonly isEntry?: boolean;
}

/** What the places do not hold. */
export interface PrizesBeside {
  /** What of the pool is bounties. */
  readonly bounty?: { readonly count: number; readonly eachCents: Cents; readonly amountCents: Cents };
  /** The goods of the house, beside the pool. */
  readonly goods?: { readonly what: string; readonly valueCents: Cents };
}

/** A place's share of the money, or that it is an entry. */
export const shareOf = ({ isEntry, basisPoints: share }: PrizeSheetPlace): string =>
  isEntry ? 'Entrée' : formatPercent(basisPoints(share), 'fr');

/** Bounties, which are of the pool, and goods, which are not: what, how many, how much. */
export const besideRows = ({ bounty, goods }: PrizesBeside): readonly (readonly [string, string, string])[] => [
  ...(bounty
    ? [
        [
          `dont primes d’élimination de ${euros(bounty.eachCents)}, hors des places`,
          count(bounty.count),
          euros(bounty.amountCents),
        ] as const,
      ]
    : []),
  ...(goods ? [[`Participation en nature : ${goods.what}`, '', euros(goods.valueCents)] as const] : []),
];
