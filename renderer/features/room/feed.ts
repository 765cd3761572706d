import type { ClockEvents } from '../../../shared/domain/clock/index.ts';
import type { SeatingEvents } from '../../../shared/domain/seating/index.ts';
import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { sentenceOfEvent } from '../../texts/events/event-sentence.ts';
import type { EventTeller } from '../../texts/events/teller.ts';

/** One sentence of the feed. `rank` stands before it, with its raised end. */
export interface FeedLine {
  readonly id: string;
  readonly at: number;
  readonly rank?: number;
  readonly text: string;
}

/** What the room knows beside the event. */
export interface FeedWords extends EventTeller {
  /** The rank that an entry has now; `undefined` when it is not out. */
  rank(entry: string): number | undefined;
  /** The blinds of a level or the minutes of a break, by position. */
  stretch(position: number): Stretch | undefined;
  /** How many players one command drew seats for. */
  replaced(commandId: string): number;
}

export type Stretch =
  | { readonly kind: 'level'; readonly level: number; readonly blinds: string }
  | { readonly kind: 'break'; readonly minutes: number };

type Told = Pick<FeedLine, 'rank' | 'text'>;

type Tell<Data> = (data: Data, words: FeedWords, event: JournalEvent) => readonly Told[];

/** Events that another one tells already, or that are nothing to the room. */
const silent: ReadonlySet<string> = new Set([
  'clock.started',
  'tournament.guaranteesShown',
  'tournament.stepTicked',
  'seating.seatConfirmed',
  'seating.seatFreed',
  'registration.turnedAway',
]);

/** What the room tells otherwise than the journal, since it knows more than the event: blinds, ranks of now, players of a table. */
const own: {
  readonly 'clock.levelReached': Tell<ClockEvents['clock.levelReached']>;
  readonly 'seating.seatDrawn': Tell<SeatingEvents['seating.seatDrawn']>;
  readonly 'seating.tableBroken': Tell<SeatingEvents['seating.tableBroken']>;
  readonly 'standings.eliminated': Tell<StandingsEvents['standings.eliminated']>;
} = {
  'clock.levelReached': ({ position }, words) => {
    const { t } = words;
    const reached = words.stretch(position);
    if (reached?.kind === 'break') return [{ text: t('room.feed.break', { minutes: reached.minutes }) }];
    return [{ text: t('room.feed.level', { level: reached?.level ?? position + 1, blinds: reached?.blinds ?? '' }) }];
  },
  'seating.seatDrawn': ({ entry, table, seat, reason }, { t, names }) =>
    reason === 'move' ? [{ text: t('room.feed.moved', { name: names.entry(entry), table, seat }) }] : [],
  'seating.tableBroken': ({ table }, words, event) => {
    const n = words.replaced(event.commandId);
    if (n === 0) return journal(event, words);
    return [{ text: words.t('room.feed.brokenMoves', { table, n }, n) }];
  },
  'standings.eliminated': ({ busts }, words) =>
    busts
      .map((bust): Told => {
        const rank = words.rank(bust.entry);
        return { text: outText(bust, words), ...(rank !== undefined && { rank }) };
      })
      .sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0)),
};

type Bust = StandingsEvents['standings.eliminated']['busts'][number];

/** Whoever was taken back since is no longer out at a table. */
function outText({ entry, table, by }: Bust, words: FeedWords): string {
  const { t, names } = words;
  const name = names.entry(entry);
  if (words.rank(entry) === undefined || table === undefined) return t('room.feed.out', { name });
  if (by === undefined) return t('room.feed.outAt', { name, table });
  return t('room.feed.outBy', { name, table, by: names.entry(by) });
}

const journal = (event: JournalEvent, words: FeedWords): readonly Told[] => [{ text: sentenceOfEvent(event, words) }];

/** The sentences of an event, the journal's own but for what the room knows better; none for one that another tells. */
export function feedLines(event: JournalEvent, words: FeedWords): readonly FeedLine[] {
  if (silent.has(event.type)) return [];
  const tell = (own as Readonly<Record<string, Tell<never>>>)[event.type];
  const told = tell ? tell(event.data as never, words, event) : journal(event, words);
  return told.map((line, index) => ({ id: `${event.seq}-${index}`, at: event.at, ...line }));
}

/** Beside what tells the evening, an entry's papers and the book's lines would only be noise in the room. */
const quiet = ['documents.', 'levy.', 'notices.'];

/** Whether an event belongs into the feed of a tournament's room. */
export const isForFeed = (event: JournalEvent, stream: string): boolean =>
  event.stream === stream && !quiet.some((prefix) => event.type.startsWith(prefix));

/** How many players each command drew a new seat for, by the command. */
export function replacedBy(events: readonly JournalEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, commandId } of events) {
    if (type === 'seating.seatDrawn') counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
  }
  return counts;
}

/** Both parts, oldest first, without what stands in both; no more than the latest `most`. */
export function mergeEvents(
  known: readonly JournalEvent[],
  more: readonly JournalEvent[],
  most: number,
): readonly JournalEvent[] {
  const bySeq = new Map([...known, ...more].map((event) => [event.seq, event]));
  return [...bySeq.values()].sort((left, right) => left.seq - right.seq).slice(-most);
}
