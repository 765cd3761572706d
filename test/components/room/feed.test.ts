import { describe, expect, it } from 'vitest';
import { eventSchemas } from '../../../shared/contract/events.ts';
import { feedLines, isForFeed, mergeEvents, replacedBy, type FeedWords } from '../../../renderer/features/room/feed.ts';
import { messages } from '../../../renderer/texts/messages.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';

const stream = 'tournament/t-1';
const event = (type: string, data: object, more: Partial<JournalEvent> = {}): JournalEvent => ({
  ...{ v: 1, seq: 7, rev: 7, version: 1, at: 1000, actor: 'mcd1', station: 's', commandId: 'c-1', stream, type, data },
  ...more,
});
const words: FeedWords = {
  name: (entry) => `N-${entry}`,
  rank: (entry) => ({ 'e-1': 74, 'e-2': 73 })[entry],
  stretch: (position) =>
    position === 1 ? { kind: 'break', minutes: 15 } : { kind: 'level', level: position + 1, blinds: '500 / 1 000' },
  amount: (cents) => `${cents} c`,
  time: (at) => `h${at}`,
  replaced: () => 9,
};
const told = (type: string, data: object) =>
  feedLines(event(type, data), words).map(({ key, values, rank, n }) => ({
    key,
    values,
    ...(rank && { rank }),
    ...(n && { n }),
  }));

describe('the evening’s lines', () => {
  it('tell levels and breaks by what they are', () => {
    expect(told('clock.levelReached', { position: 7, anchor: {} })).toEqual([
      { key: 'room.feed.level', values: { level: 8, blinds: '500 / 1 000' } },
    ]);
    expect(told('clock.levelReached', { position: 1, anchor: {} })).toEqual([
      { key: 'room.feed.break', values: { minutes: 15 } },
    ]);
  });

  it('tell each player of one hand, the best first, with his rank as it is now (S10)', () => {
    const data = {
      hand: 3,
      busts: [
        { entry: 'e-1', table: 6 },
        { entry: 'e-2', table: 4, by: 'e-3' },
      ],
    };
    expect(told('standings.eliminated', data)).toEqual([
      { key: 'room.feed.outBy', rank: 73, values: { name: 'N-e-2', table: 4, by: 'N-e-3' } },
      { key: 'room.feed.outAt', rank: 74, values: { name: 'N-e-1', table: 6 } },
    ]);
    const back = told('standings.eliminated', { hand: 3, busts: [{ entry: 'e-9', table: 3 }] });
    expect(back).toEqual([{ key: 'room.feed.out', values: { name: 'N-e-9' } }]);
  });

  it('tell a broken table once, with how many were seated again', () => {
    expect(told('seating.tableBroken', { table: 9 })).toEqual([
      { key: 'room.feed.brokenMoves', values: { table: 9 }, n: 9 },
    ]);
    const drawn = { entry: 'e-1', table: 2, seat: 3, reason: 'broken-table' };
    expect(told('seating.seatDrawn', drawn)).toEqual([]);
    expect(told('seating.seatDrawn', { ...drawn, reason: 'move' })).toEqual([
      { key: 'room.feed.moved', values: { name: 'N-e-1', table: 2, seat: 3 } },
    ]);
    const draw = event('seating.seatDrawn', {});
    expect(replacedBy([draw, draw, event('seating.tableBroken', {})]).get('c-1')).toBe(2);
  });

  it('fall back to a neutral sentence for a type of a later program', () => {
    expect(told('league.pointsGiven', {})).toEqual([
      { key: 'room.feed.other', values: { type: 'league.pointsGiven' } },
    ]);
  });

  it('know every type that a tournament’s stream may hold today', () => {
    const ofRoom = /^(clock|prizes|registration|seating|standings|tournament)\./;
    const unknown = Object.keys(eventSchemas).filter(
      (type) => ofRoom.test(type) && safely(type).some(({ key }) => key === 'room.feed.other'),
    );
    expect(unknown).toEqual([]);
  });

  it('have their words in both languages', () => {
    const keys = Object.keys(messages.fr).filter((key) => key.startsWith('room.feed.'));
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => !(key in messages.en))).toEqual([]);
  });
});

/** Only whether there is a teller matters here: it may stumble over empty data. */
function safely(type: string): readonly { readonly key: string }[] {
  try {
    return feedLines(event(type, {}), words);
  } catch {
    return [];
  }
}

describe('which events are told', () => {
  it('only those of this tournament, and no papers, letters or lines of the book', () => {
    expect(isForFeed(event('clock.paused', {}), stream)).toBe(true);
    expect(isForFeed(event('clock.paused', {}), 'tournament/t-2')).toBe(false);
    for (const type of ['documents.archived', 'levy.lineEntered', 'notices.sent']) {
      expect(isForFeed(event(type, {}), stream)).toBe(false);
    }
  });

  it('each once, in the journal’s order, the latest only', () => {
    const line = (seq: number) => event('clock.paused', {}, { seq });
    const merged = mergeEvents([line(5), line(7)], [line(6), line(5), line(8)], 3);
    expect(merged.map(({ seq }) => seq)).toEqual([6, 7, 8]);
  });
});
