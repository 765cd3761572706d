import { addDays, instantOfLocal, startOfDay } from '../../../shared/kernel/calendar.ts';

/** What the person at the screen wants to see of the journal. */
export interface JournalFilter {
  readonly stream: string;
  /** The beginning of the event types, up to the dot; empty for all. */
  readonly topic: string;
  readonly text: string;
  readonly day: string | null;
  /** `20:15`, within the day; empty for all of it. */
  readonly fromTime: string;
  readonly toTime: string;
}

export const everything: JournalFilter = { stream: '', topic: '', text: '', day: null, fromTime: '', toTime: '' };

/** A person whose name may be searched for, and the id that the journal has instead. */
export interface NamedId {
  readonly id: string;
  readonly name: string;
}

/** As many ids as one question may hold. */
const mostIds = 50;

/** The filter as `audit.lines` takes it. A name stands for the ids that bear it; the journal itself holds none. */
export function linesFilter(filter: JournalFilter, named: readonly NamedId[], zone: string) {
  const text = filter.text.trim();
  return {
    ...(filter.stream !== '' && { stream: filter.stream }),
    ...(filter.topic !== '' && { types: [`${filter.topic}.`] }),
    ...(text !== '' && { any: [text.slice(0, 100), ...idsNamed(text, named)] }),
    ...timesOf(filter, zone),
  };
}

function idsNamed(text: string, named: readonly NamedId[]): readonly string[] {
  const sought = plain(text);
  if (sought.length < 2) return [];
  return named
    .filter(({ name }) => plain(name).includes(sought))
    .slice(0, mostIds)
    .map(({ id }) => `"${id}"`);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');

const clockTime = /^([01]?\d|2[0-3])[:h]([0-5]\d)$/;

/** `20:15` or `20h15` as `20:15`; `undefined` for what is no time of day. */
export function readTime(text: string): string | undefined {
  const found = clockTime.exec(text.trim());
  return found ? `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? ''}` : undefined;
}

function timesOf({ day, fromTime, toTime }: JournalFilter, zone: string): { from?: number; to?: number } {
  if (day === null) return {};
  const at = (time: string | undefined): number | undefined =>
    time === undefined ? undefined : instantOfLocal(`${day}T${time}`, zone).at;
  return {
    from: at(readTime(fromTime)) ?? startOfDay(day, zone),
    to: at(readTime(toTime)) ?? startOfDay(addDays(day, 1), zone),
  };
}
