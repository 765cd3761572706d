import type { JournalEvent } from '../../../shared/kernel/event.ts';
import {
  amountText,
  chipsText,
  dayNumbers,
  rankText,
  shortDateText,
  timeText,
  type Language,
  type TextKey,
  type Texts,
} from '../index.ts';

/** Names of what events tell only by an id. Each answers something to show also when it does not know. */
export interface EventNames {
  /** The player of an entry. */
  entry(entry: string): string;
  account(account: string): string;
  /** The drawer of an id. */
  till(till: string): string;
  /** A letter's recipient, as the profile knows it. */
  recipient(recipient: string): string;
  /** A place of the schedule, levels and breaks counted from 0: `niveau 12`. */
  position(position: number): string;
}

/** What a sentence is told with. */
export interface EventTeller {
  readonly t: Texts['t'];
  readonly language: Language;
  /** The venue's time zone. */
  readonly zone: string;
  readonly names: EventNames;
}

/** How one event is told: the text's key, what fills it, and the number that chooses between one and several. */
export type Told = readonly [key: TextKey, values?: Readonly<Record<string, string | number>>, plural?: number];

/** One teller for each event of a feature. */
export type Tellers<Events extends object> = {
  readonly [Type in keyof Events]: (data: Events[Type], say: Words) => Told;
};

export type ToldEvent = Pick<JournalEvent, 'type' | 'data'>;

/** The figures and names of a sentence, as text. */
export interface Words extends EventNames {
  money(amountCents: number): string;
  count(number: number): string;
  rank(rank: number): string;
  day(day: string): string;
  /** A day with its hour. */
  moment(at: number): string;
  /** A length of time without its sign: `12 min`, `1 h 05`. */
  length(ms: number): string;
  word(key: TextKey): string;
  list(words: readonly string[]): string;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

function lengthText(ms: number): string {
  const whole = Math.abs(ms);
  if (whole < minuteMs) return `${Math.round(whole / secondMs)} s`;
  if (whole < hourMs) return `${Math.round(whole / minuteMs)} min`;
  const minutes = Math.round((whole % hourMs) / minuteMs);
  return `${Math.floor(whole / hourMs)} h ${String(minutes).padStart(2, '0')}`;
}

export const wordsOf = ({ t, language, zone, names }: EventTeller): Words => ({
  ...names,
  money: (amountCents) => amountText(amountCents, language),
  count: (number) => chipsText(number, language),
  rank: (rank) => rankText(rank, language).join(''),
  day: (day) => dayNumbers(day, language),
  moment: (at) => `${shortDateText(at, language, zone)} ${timeText(at, language, zone)}`,
  length: lengthText,
  word: (key) => t(key),
  list: (words) => (words.length === 0 ? '—' : words.join(', ')),
});
