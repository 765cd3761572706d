import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { timeToLimitMs } from '../../../shared/domain/clock/index.ts';
import { levelsPlayedAt } from '../../../shared/domain/tournament/index.ts';
import { prizesOf } from './money-view.ts';
import type { Moment } from './moment.ts';
import { countText, hourText, prizeText, rankMarked, type Words } from './words.ts';

/** The messages that take turns at the left of the ticker, rich text; what is most pressing first. May be empty. */
export function tickerMessages(moment: Moment, words: Words): readonly string[] {
  if (moment.state === 'cancelled') return [words.t('hall.ticker.cancelled')];
  const makers = moment.state === 'ended' ? [] : [colourUp, toTheMoney, rebuys, guarantee, tables];
  return makers.map((make) => make(moment, words)).filter((message) => message !== undefined);
}

type Maker = (moment: Moment, words: Words) => string | undefined;

/** When one message has been read, in milliseconds (DESIGN §3). */
const readingMs = 12_000;

/** Which message's turn it is at an instant: the same on every screen of the hall. */
export const messageInTurn = (messages: readonly string[], wall: number): string | undefined =>
  messages[Math.floor(wall / readingMs) % Math.max(1, messages.length)];

/** The turns while the director says something: begun with it, twice as long as the gambling sentence, which is never left out. */
export const saidInTurn = (said: string, help: string): readonly string[] => [said, said, help];

const colourUp: Maker = ({ face, terms, state }, words) => {
  if (face.kind === 'break') {
    if (face.colourUp.length === 0 || face.endsAt === null) return undefined;
    const time = hourText(face.endsAt, words);
    return words.t('hall.ticker.colourUp', { values: valuesText(face.colourUp, words), time });
  }
  if (state === 'waiting' || face.next?.kind !== 'break') return undefined;
  const leaving = terms.breaks.find(({ afterLevel }) => afterLevel === face.blinds?.level)?.colourUp ?? [];
  if (leaving.length === 0) return undefined;
  return words.t('hall.ticker.colourUpNext', { values: valuesText(leaving, words) });
};

const valuesText = (values: readonly number[], words: Words): string =>
  values.map((value) => countText(value, words)).join(words.t('hall.and'));

/** How far the paid places are, and then what the next to fall is paid. Only once the prizes are final (art. 57-10). */
const toTheMoney: Maker = (moment, words) => {
  const { state, tournament, trusted } = moment;
  const prizes = state === 'waiting' || !trusted ? undefined : prizesOf(moment);
  if (!prizes?.frozen) return undefined;
  const playing = entriesInPlay(tournament.standings).length;
  const places = prizes.amounts.length;
  if (playing > places) return words.t('hall.ticker.beforePrizes', playing - places);
  const next = prizes.amounts[playing - 1];
  if (next === undefined || playing < 2) return undefined;
  return words.t('hall.ticker.nextPrize', { rank: rankMarked(playing, words), prize: prizeText(next, words) });
};

const rebuys: Maker = ({ terms: { rebuy }, tournament, state, now }, words) => {
  if (!rebuy) return undefined;
  const over = state !== 'waiting' && timeToLimitMs(tournament, rebuy.until, now) === 0;
  return over ? undefined : words.t('hall.ticker.rebuys', { level: levelsPlayedAt(rebuy.until) });
};

const guarantee: Maker = ({ terms: { guaranteeCents }, tournament }, words) =>
  guaranteeCents > 0 && !tournament.prizes.frozen
    ? words.t('hall.ticker.guarantee', { amount: prizeText(guaranteeCents, words) })
    : undefined;

const tables: Maker = ({ tournament, state, trusted }, words) => {
  const inPlay = Object.values(tournament.seating.tables).filter(({ open, playing }) => open && playing > 0).length;
  return inPlay > 1 && trusted && state !== 'waiting' ? words.t('hall.ticker.tables', inPlay) : undefined;
};
