import type { ClockEvents } from '../../../shared/domain/clock/index.ts';
import type { ConductEvents } from '../../../shared/domain/conduct/index.ts';
import type { PrizesEvents } from '../../../shared/domain/prizes/index.ts';
import type { RegistrationEvents } from '../../../shared/domain/registration/index.ts';
import type { SeatingEvents } from '../../../shared/domain/seating/index.ts';
import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import type { TournamentEvents } from '../../../shared/domain/tournament/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { TextKey } from '../../texts/index.ts';
import { rangesText } from './tables.ts';

type Values = Readonly<Record<string, string | number>>;

/** One sentence of the feed. `rank` stands before it, with its raised end. */
export interface FeedLine {
  readonly id: string;
  readonly at: number;
  readonly rank?: number;
  readonly key: TextKey;
  readonly values: Values;
  /** Chooses the plural. */
  readonly n?: number;
}

/** What a sentence needs beside its event. */
export interface FeedWords {
  name(entry: string): string;
  /** The rank that an entry has now; `undefined` when it is not out. */
  rank(entry: string): number | undefined;
  /** The blinds of a level or the minutes of a break, by position. */
  stretch(position: number): Stretch | undefined;
  amount(amountCents: number): string;
  time(at: number): string;
  /** How many players one command drew seats for. */
  replaced(commandId: string): number;
}

export type Stretch =
  | { readonly kind: 'level'; readonly level: number; readonly blinds: string }
  | { readonly kind: 'break'; readonly minutes: number };

type Told = Pick<FeedLine, 'rank' | 'key' | 'values' | 'n'>;

/** Nothing, one sentence, or one for each player. */
type Tale = Told | readonly Told[] | null;

type Events = ClockEvents &
  ConductEvents &
  PrizesEvents &
  RegistrationEvents &
  SeatingEvents &
  StandingsEvents &
  TournamentEvents;

/** A sentence teller for each type; `null` is an event that another one already tells. */
type Teller<Data> = (data: Data, words: FeedWords, event: JournalEvent) => Tale;
type Tellers = { readonly [Type in keyof Events]: Teller<Events[Type]> | null };

const say = (key: TextKey, values: Values = {}, n?: number): Told => ({ key, values, ...(n !== undefined && { n }) });

const byName =
  (key: TextKey) =>
  ({ entry }: { readonly entry: string }, words: FeedWords): Told =>
    say(key, { name: words.name(entry) });

function reached(position: number, words: FeedWords): Told {
  const stretch = words.stretch(position);
  if (stretch?.kind === 'break') return say('room.feed.break', { minutes: stretch.minutes });
  return say('room.feed.level', { level: stretch?.level ?? position + 1, blinds: stretch?.blinds ?? '' });
}

const tellers: Tellers = {
  'clock.started': null,
  'clock.paused': () => say('room.feed.paused'),
  'clock.resumed': () => say('room.feed.resumed'),
  'clock.jumped': ({ to }, words) => {
    const stretch = words.stretch(to);
    if (stretch?.kind === 'break') return say('room.feed.jumpedToBreak');
    return say('room.feed.jumped', { level: stretch?.level ?? to + 1 });
  },
  'clock.adjusted': ({ byMs }) =>
    say(byMs > 0 ? 'room.feed.given' : 'room.feed.taken', { minutes: Math.round(Math.abs(byMs) / 60_000) }),
  'clock.undone': ({ action }) => say(`room.feed.undone.${action}`),
  'clock.levelReached': ({ position }, words) => reached(position, words),
  'clock.ended': () => say('room.feed.structureOver'),
  'clock.interrupted': () => say('room.feed.interrupted'),
  'clock.recovered': ({ choice, gapMs }) =>
    say(choice === 'resume' ? 'room.feed.recovered' : 'room.feed.gapCounted', { minutes: Math.round(gapMs / 60_000) }),
  'clock.messageShown': () => say('room.feed.message'),
  'clock.messageCleared': () => say('room.feed.messageCleared'),
  'clock.wallJumped': ({ byMs }) => say('room.feed.wallMoved', { seconds: Math.round(byMs / 1000) }),

  'tournament.planned': () => say('room.feed.planned'),
  'tournament.rulesPublished': ({ version }) => say('room.feed.rules', { version }),
  'tournament.directorAppointed': () => say('room.feed.director'),
  'tournament.registrationOpened': () => say('room.feed.registrationOpened'),
  'tournament.registrationClosed': () => say('room.feed.registrationClosed'),
  'tournament.startDelayed': ({ toAt }, words) => say('room.feed.delayed', { time: words.time(toAt) }),
  'tournament.changed': ({ fromAt, toAt }, words) =>
    fromAt === toAt ? say('room.feed.changed') : say('room.feed.delayed', { time: words.time(toAt) }),
  'tournament.guaranteesShown': null,
  'tournament.packsUnsealed': ({ packs }) => say('room.feed.unsealed', { packs: packs.join(', ') }),
  'tournament.stepTicked': null,
  'tournament.started': () => say('room.feed.started'),
  'tournament.closed': () => say('room.feed.closed'),
  'tournament.cancelled': () => say('room.feed.cancelled'),

  'seating.drawCommitted': () => say('room.feed.committed'),
  'seating.tablesOpened': ({ tables }) => say('room.feed.tablesOpened', { tables: rangesText(tables) }, tables.length),
  'seating.seatDrawn': ({ entry, table, seat, reason }, words) =>
    reason === 'move' ? say('room.feed.moved', { name: words.name(entry), table, seat }) : null,
  'seating.seatConfirmed': null,
  'seating.seatFreed': null,
  'seating.tableBroken': ({ table }, words, { commandId }) => {
    const replaced = words.replaced(commandId);
    return replaced > 0 ? say('room.feed.brokenMoves', { table }, replaced) : say('room.feed.broken', { table });
  },
  'seating.finalTableSet': ({ table }) => say('room.feed.finalTable', { table }),
  'seating.seedRevealed': () => say('room.feed.revealed'),

  'standings.eliminated': ({ busts }, words) =>
    busts
      .map(({ entry, table, by }): Told => {
        const rank = words.rank(entry);
        const name = words.name(entry);
        if (rank === undefined || table === undefined)
          return { ...say('room.feed.out', { name }), ...(rank && { rank }) };
        if (by === undefined) return { ...say('room.feed.outAt', { name, table }), rank };
        return { ...say('room.feed.outBy', { name, table, by: words.name(by) }), rank };
      })
      .sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0)),
  'standings.reinstated': byName('room.feed.reinstated'),
  'standings.closed': () => say('room.feed.rankingClosed'),
  'standings.reopened': () => say('room.feed.rankingReopened'),

  'registration.preRegistered': byName('room.feed.preRegistered'),
  'registration.playerRegistered': ({ entry, late }, words) =>
    say(late ? 'room.feed.registeredLate' : 'room.feed.registered', { name: words.name(entry) }),
  'registration.rebought': byName('room.feed.rebought'),
  'registration.wonEntryTaken': byName('room.feed.wonEntryTaken'),
  'registration.bonusSold': byName('room.feed.bonus'),
  'registration.bonusRefunded': byName('room.feed.bonusBack'),
  'registration.rebuyRefunded': byName('room.feed.rebuyRefunded'),
  'registration.cancelled': byName('room.feed.entryCancelled'),
  'registration.withdrawn': byName('room.feed.withdrawn'),
  'registration.refunded': byName('room.feed.refunded'),
  'registration.checkedIn': byName('room.feed.checkedIn'),
  'registration.reprinted': ({ number, copy }) => say('room.feed.reprinted', { number, copy }),
  'registration.flagged': byName('room.feed.flagged'),
  'registration.flagCleared': byName('room.feed.flagCleared'),
  'registration.transferRefused': byName('room.feed.transferRefused'),
  'registration.turnedAway': null,

  'conduct.incidentRecorded': ({ number }) => say('room.feed.incident', { number }),
  'conduct.ruled': ({ number }) => say('room.feed.ruled', { number }),
  'conduct.warned': byName('room.feed.warned'),
  'conduct.expelledForTime': byName('room.feed.away'),
  'conduct.calledBack': byName('room.feed.calledBack'),
  'conduct.expelled': byName('room.feed.expelled'),
  'conduct.expulsionRevoked': byName('room.feed.expulsionRevoked'),
  'conduct.absentRemoved': ({ absent }, words) =>
    absent.map(({ entry }) => say('room.feed.absentRemoved', { name: words.name(entry) })),
  'conduct.playSuspended': () => say('room.feed.playSuspended'),
  'conduct.stacksNoted': ({ stacks }) => say('room.feed.stacksNoted', {}, stacks.length),
  'conduct.playResumed': () => say('room.feed.playResumed'),
  'conduct.playStopped': () => say('room.feed.playStopped'),
  'conduct.holdSet': () => say('room.feed.hold'),
  'conduct.holdLifted': () => say('room.feed.holdLifted'),

  'prizes.structureFrozen': ({ prizes, poolCents }, words) =>
    say('room.feed.frozen', { amount: words.amount(poolCents) }, prizes.length),
  'prizes.paid': paid,
  'prizes.unclaimedPaid': paid,
  'prizes.leftUnclaimed': byName('room.feed.unclaimed'),
  'prizes.dealRefused': () => say('room.feed.dealRefused'),
};

function paid(
  { entry, rank, amountCents }: { readonly entry: string; readonly rank: number; readonly amountCents: number },
  words: FeedWords,
): Told {
  return { ...say('room.feed.paid', { name: words.name(entry), amount: words.amount(amountCents) }), rank };
}

/** The sentences of an event: none for one that another tells, a neutral one for a type that is not known here. */
export function feedLines(event: JournalEvent, words: FeedWords): readonly FeedLine[] {
  const known = (tellers as Readonly<Record<string, Teller<object> | null>>)[event.type];
  const tale =
    known === undefined ? say('room.feed.other', { type: event.type }) : (known?.(event.data, words, event) ?? []);
  const told = Array.isArray(tale) ? (tale as readonly Told[]) : [tale as Told];
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
