import { describe, expect, it } from 'vitest';
import { openBook, turnPage } from '../../renderer/desk/stream-book.ts';
import type { Change } from '../../shared/contract/transport.ts';
import { streamFolds, type HouseStreamState } from '../../shared/domain/streams.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

const dayOpened = (seq: number, day: string): JournalEvent => ({
  v: 1,
  seq,
  stream: 'house',
  rev: seq,
  type: 'house.dayOpened',
  version: 1,
  at: 1_800_000_000_000,
  actor: 'dr',
  station: 'test',
  commandId: 'c',
  data: { day },
});

const change = (...events: JournalEvent[]): Change => ({
  after: (events[0]?.seq ?? 1) - 1,
  head: { seq: events.at(-1)?.seq ?? 0, hash: 'h' },
  streams: ['house'],
  events,
});

const dayOf = (book: ReturnType<typeof openBook>): unknown =>
  (book.states.get('house') as HouseStreamState | undefined)?.day.open?.day;

describe('the states that a screen follows', () => {
  it('folds events as the host does, and leaves the page before as it was', () => {
    const first = openBook({
      head: { seq: 0, hash: '0' },
      states: { house: { state: streamFolds.house.initial(), rev: 0 } },
    });
    const second = turnPage(first, change(dayOpened(1, '2027-03-05')));
    expect(dayOf(second)).toBe('2027-03-05');
    expect(dayOf(first)).toBeUndefined();
    expect(second.head.seq).toBe(1);
    expect([first, second].map(({ revs }) => revs.get('house'))).toEqual([0, 1]);
  });

  it('copies only what the change touches', () => {
    const house = streamFolds.house.initial();
    const first = openBook({ head: { seq: 0, hash: '0' }, states: { house: { state: house, rev: 0 } } });
    const second = turnPage(first, change(dayOpened(1, '2027-03-05'))).states.get('house') as HouseStreamState;
    expect(second).not.toBe(house);
    expect(second.day).not.toBe(house.day);
    expect(second.accounts).toBe(house.accounts);
    expect(second.lists).toBe(house.lists);
  });

  it('begins a stream that it had not seen', () => {
    const book = turnPage(openBook({ head: { seq: 0, hash: '0' }, states: {} }), change(dayOpened(1, '2027-03-06')));
    expect(dayOf(book)).toBe('2027-03-06');
  });
});
