import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { counterMigrations, openCounterDesk, type CounterDesk } from '../support/counter-desk.ts';
import { counterStreams } from '../support/counter-feature.ts';

let opened: CounterDesk | undefined;

afterEach(() => {
  opened?.remove();
  opened = undefined;
});

function counterDesk(): CounterDesk {
  opened?.remove();
  opened = openCounterDesk();
  return opened;
}

const replayed = ({ store, desk }: CounterDesk): ReturnType<typeof replay> =>
  replay(store.reader, {
    migrations: counterMigrations,
    registry: desk.registry,
    streams: counterStreams(),
    stateOf: (stream) => desk.snapshotOf(stream),
  });

const commands = fc.array(
  fc.oneof(
    fc.record({
      name: fc.constant('counter.add'),
      input: fc.record({ counter: fc.constantFrom('a', 'b', 'c'), by: fc.integer({ min: -400, max: 600 }) }),
    }),
    fc.record({
      name: fc.constant('counter.move'),
      input: fc.record({ from: fc.constantFrom('a', 'b'), to: fc.constantFrom('b', 'c'), by: fc.nat(50) }),
    }),
    fc.record({
      name: fc.constant('counter.many'),
      input: fc.record({ counter: fc.constantFrom('a', 'b', 'c'), times: fc.integer({ min: 0, max: 90 }) }),
    }),
    fc.record({
      name: fc.constant('counter.add'),
      input: fc.record({
        counter: fc.constant('a'),
        by: fc.constant(1),
        fails: fc.constantFrom('decide', 'projection', 'apply'),
      }),
    }),
  ),
  { maxLength: 25 },
);

async function busy(): Promise<CounterDesk> {
  const it = counterDesk();
  for (const by of [3, 4, 5]) await it.call('counter.add', { counter: 'a', by });
  await it.call('counter.move', { from: 'a', to: 'b', by: 2 });
  await it.call('counter.many', { counter: 'b', times: 250 });
  return it;
}

describe('replay', () => {
  it('of an empty journal agrees', () => {
    expect(replayed(counterDesk())).toEqual({ lines: 0, tables: ['series', 'counters'], streams: 0 });
  });

  it('agrees with every read table, snapshot and held state after any commands, refused and failed ones too', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (given) => {
        const it = counterDesk();
        for (const { name, input } of given) await it.call(name, input);
        const answer = replayed(it);
        expect(answer).toMatchObject({ lines: it.desk.head.seq, tables: ['series', 'counters'] });
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['a row edited', "UPDATE counters SET total = total + 1 WHERE counter = 'a'", ['counters'], ['counters: -1 +1']],
    ['a row deleted', "DELETE FROM counters WHERE counter = 'b'", ['counters'], ['counters: -1 +0']],
    ['a row added', "INSERT INTO counters VALUES ('z', 1, 1)", ['counters'], ['counters: -0 +1']],
    [
      'two tables',
      'UPDATE counters SET times = 9; UPDATE series SET last = 9',
      ['series', 'counters'],
      ['series: -1 +1', 'counters: -2 +2'],
    ],
  ])('finds and names %s by hand', async (_what, sql, tables, rows) => {
    const it = await busy();
    it.store.raw.exec(sql);
    expect(replayed(it)).toMatchObject({ refusal: { code: 'journal.replayDiffers', params: { tables, rows } } });
  });

  it('finds and names a snapshot that was edited, and a state that the desk holds and the journal does not give', async () => {
    const it = await busy();
    it.store.raw.exec("UPDATE snapshots SET state = json_set(state, '$.count.total', 7)");
    expect(replayed(it)).toMatchObject({ refusal: { params: { tables: ['snapshots (till/b)'], rows: [] } } });
    const answer = replay(it.store.reader, {
      migrations: counterMigrations,
      registry: it.desk.registry,
      streams: counterStreams(),
      stateOf: (stream) => (stream === 'till/a' ? { state: { count: {} }, rev: 1 } : it.desk.snapshotOf(stream)),
    });
    expect(answer).toMatchObject({ refusal: { params: { tables: ['snapshots (till/b)', 'state (till/a)'] } } });
  });

  it('changes nothing in the live database', async () => {
    const it = await busy();
    const before = it.store.raw.serialize();
    expect(isRefused(replayed(it))).toBe(false);
    expect(it.store.raw.serialize().equals(before)).toBe(true);
  });
});
