import { caveSales, poolOf, prizeSheet } from '../../../shared/domain/prizes/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { amountText, rankText } from '../../texts/index.ts';
import type { Moment } from './moment.ts';
import { prizeText, rankMarked, unknownFigure, type Words } from './words.ts';

interface PrizeLine {
  readonly rank: readonly [string, string];
  readonly prize: string;
}

export interface MoneyView {
  readonly label: string;
  readonly pool: string;
  /** `18 places payées`; empty where the list says it. */
  readonly places: string;
  /** First prizes, as many as there is room for. */
  readonly first: readonly PrizeLine[];
  /** What the list says below, rich text: the other prizes, or that nothing is decided yet. */
  readonly more: string;
}

interface Prizes {
  readonly frozen: boolean;
  readonly poolCents: number;
  /** Amounts by rank, best first; empty when there is no list yet. */
  readonly amounts: readonly number[];
}

/** The prizes as they stand, and whether they are final (art. 57-10). */
export function prizesOf({ tournament, terms, profile }: Moment): Prizes | undefined {
  if (!profile) return undefined;
  const sheet = prizeSheet(tournament.prizes, { terms, profile });
  if (!isRefused(sheet)) {
    const amounts = sheet.places.map(({ amountCents }) => amountCents);
    return { frozen: sheet.status === 'frozen', poolCents: sheet.poolCents, amounts };
  }
  // Too few entrants for the scale, or none at all: there is a pool all the same, and no list yet.
  const { poolCents } = poolOf({
    baseCents: caveSales(tournament.prizes).baseCents,
    rateBasisPoints: profile.levy.rateBasisPoints,
    guaranteeCents: terms.guaranteeCents,
    extraCents: cents(0),
  });
  return { frozen: false, poolCents, amounts: [] };
}

/** How many prizes are listed one by one: what stands above leaves room for fewer when the band is shown (DESIGN §3). */
const roomFor = (state: Moment['state'], frozen: boolean): number => {
  if (state === 'stopped') return 1;
  return frozen ? 4 : 3;
};

export function moneyView(moment: Moment, words: Words): MoneyView | null {
  const prizes = prizesOf(moment);
  if (!prizes) return null;
  const { t, language } = words;
  const { frozen, poolCents, amounts } = prizes;
  const known = frozen || moment.trusted;
  const room = roomFor(moment.state, frozen);
  const places = amounts.length > 0 && known ? t('hall.prizes.places', amounts.length) : '';
  return {
    label: t(frozen ? 'hall.pool' : 'hall.pool.provisional'),
    pool: known ? amountText(poolCents, language) : unknownFigure,
    places: frozen ? places : '',
    first: known ? amounts.slice(0, room).map((prize, index) => lineOf(prize, index + 1, words)) : [],
    more: moreOf({ frozen, places, rest: known ? amounts.slice(room) : [], room }, moment, words),
  };
}

const lineOf = (amountCents: number, rank: number, words: Words): PrizeLine => ({
  rank: rankText(rank, words.language),
  prize: prizeText(amountCents, words),
});

interface Rest {
  readonly frozen: boolean;
  readonly places: string;
  readonly rest: readonly number[];
  readonly room: number;
}

function moreOf({ frozen, places, rest, room }: Rest, { state }: Moment, words: Words): string {
  const { t } = words;
  if (!frozen) return places === '' ? '' : t('hall.prizes.indicative', { places });
  const [high] = rest;
  const low = rest.at(-1);
  if (high === undefined || low === undefined || state === 'stopped') return '';
  const ranks = { from: rankMarked(room + 1, words), to: rankMarked(room + rest.length, words) };
  const amounts = { high: prizeText(high, words), low: prizeText(low, words) };
  return t(rest.length === 1 ? 'hall.prizes.lastOne' : 'hall.prizes.others', { ...ranks, ...amounts });
}
