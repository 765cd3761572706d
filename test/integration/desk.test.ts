import { afterEach, describe, expect, it } from 'vitest';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import type { Answer } from '../../electron/desk/request.ts';
import { deskCaller } from '../../electron/desk/request.ts';
import { lockableSealer } from '../../electron/storage/sealer.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { director, openCounterDesk, type CounterDesk } from '../support/counter-desk.ts';
import { counterStreams, type FailingPlace } from '../support/counter-feature.ts';

let open: CounterDesk[] = [];

function desk(options: Parameters<typeof openCounterDesk>[0] = {}): CounterDesk {
  const opened = openCounterDesk(options);
  open.push(opened);
  return opened;
}

afterEach(() => {
  for (const each of open) each.remove();
  open = [];
});

const refusalOf = (answer: Answer): string => (answer.ok ? 'accepted' : answer.refusal.code);

const linesIn = ({ store }: CounterDesk): number =>
  store.reader.get<{ lines: number }>('SELECT count(*) AS lines FROM journal')?.lines ?? -1;

describe('one key, one effect (decision 30)', () => {
  it('M01: the same key twice gives the same answer and one effect', async () => {
    const it = desk();
    const first = await it.call('counter.add', { counter: 'a', by: 5 }, { key: 'k1' });
    const second = await it.call('counter.add', { by: 5, counter: 'a' }, { key: 'k1' });
    expect(first).toEqual({ ok: true, key: 'k1', seq: 1, answer: { number: 'R-2027-000001' } });
    expect(second).toEqual(first);
    expect(linesIn(it)).toBe(1);
  });

  it('M01: two calls at once with one key have one effect and the same answer', async () => {
    const it = desk();
    const input = { counter: 'a', by: 5 };
    const answers = await Promise.all([1, 2, 3].map(() => it.call('counter.add', input, { key: 'k1' })));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(linesIn(it)).toBe(1);
  });

  it('two signed calls at once with one key have one effect', async () => {
    const it = desk();
    const request = { counter: 'a', by: 5, pin: '73915286' };
    const caller = { account: 'a_2', station: 's', roles: ['responsible-director' as const] };
    const answers = await Promise.all([1, 2].map(() => it.call('counter.sign', request, { key: 'k1', caller })));
    expect(answers[1]).toEqual(answers[0]);
    expect(linesIn(it)).toBe(1);
  });

  it('the answer is there again after the desk was closed and opened', async () => {
    const first = openCounterDesk();
    const answer = await first.call('counter.add', { counter: 'a', by: 5 }, { key: 'k1' });
    first.close();
    const it = desk({ folder: first.folder });
    expect(await it.call('counter.add', { counter: 'a', by: 5 }, { key: 'k1' })).toEqual(answer);
    expect(linesIn(it)).toBe(1);
  });

  it.each([
    ['another input', 'counter.add', { counter: 'a', by: 6 }, {}],
    ['another command', 'counter.many', { counter: 'a', times: 1 }, {}],
    ['another account', 'counter.add', { counter: 'a', by: 5 }, { account: 'a_9' }],
  ])('the same key with %s is refused', async (_what, name, input, other) => {
    const it = desk();
    await it.call('counter.add', { counter: 'a', by: 5 }, { key: 'k1' });
    const caller = { account: 'a_1', roles: ['cashier' as const], station: 'till-1', ...other };
    const answer = await it.call(name, input, { key: 'k1', caller });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'desk.keyReused', params: { command: 'counter.add' } },
    });
    expect(linesIn(it)).toBe(1);
  });

  it('a refusal is judged again with the same key', async () => {
    const it = desk();
    const input = { counter: 'a', by: 500 };
    await it.call('counter.add', input);
    await it.call('counter.add', input);
    expect(refusalOf(await it.call('counter.add', input, { key: 'k' }))).toBe('counter.tooMuch');
    await it.call('counter.add', { counter: 'a', by: -500 });
    expect(await it.call('counter.add', input, { key: 'k' })).toMatchObject({ ok: true, key: 'k' });
  });

  it('a secret is no part of what the key stands for', async () => {
    const it = desk();
    const sign = (pin: string) =>
      it.call(
        'counter.sign',
        { counter: 'a', by: 1, pin },
        { key: 'k', caller: { account: 'a_2', station: 's', roles: ['responsible-director'] } },
      );
    expect(refusalOf(await sign('1111'))).toBe('accounts.wrongPin');
    const signed = await sign('73915286');
    expect(signed.ok).toBe(true);
    expect(await sign('1111')).toEqual(signed);
  });

  it('a command that changes nothing is answered from its key as well', async () => {
    const it = desk();
    const first = await it.call('counter.many', { counter: 'a', times: 0 }, { key: 'k' });
    expect(first).toEqual({ ok: true, key: 'k', seq: 0, answer: {} });
    expect(await it.call('counter.many', { counter: 'a', times: 0 }, { key: 'k' })).toEqual(first);
  });

  it.each(['', 'a"b', 'x'.repeat(129), 'line\nfeed', '\ud800'])('the key %j is refused by name', async (key) => {
    const it = desk();
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 1 }, { key }))).toBe('desk.invalidInput');
    expect(it.faults).toEqual([]);
  });
});

describe('who may', () => {
  const matrix: readonly (readonly [string, readonly string[]])[] = [
    ['counter.add', ['cashier', 'floor']],
    ['counter.move', ['cashier']],
    ['counter.sign', ['responsible-director']],
    ['counter.tick', ['desk']],
    ['counter.read', ['anyone']],
    ['counter.nameOf', ['cashier']],
  ];
  const callers = [
    'responsible-director',
    'committee-member',
    'cashier',
    'floor',
    'compliance',
    'administrator',
    'desk',
    'nobody',
  ] as const;

  it.each(matrix.flatMap(([name, allowed]) => callers.map((caller) => ({ name, caller, allowed }))))(
    '$name by $caller',
    async ({ name, caller, allowed }) => {
      const it = desk();
      const who =
        caller === 'desk'
          ? deskCaller
          : { account: caller === 'nobody' ? null : 'a_1', station: 's', roles: caller === 'nobody' ? [] : [caller] };
      const contract = it.desk.registry.commands.get(name)?.contract ?? it.desk.registry.queries.get(name)?.contract;
      const example = contract?.example as object;
      const input = 'pin' in example ? { ...example, pin: '73915286' } : example;
      const code = refusalOf(await it.desk.call({ name, input, caller: who }));
      const mayDo = allowed.includes('anyone') || allowed.includes(caller);
      if (mayDo) expect(['accepted', 'counter.unknown']).toContain(code);
      else expect(code).toBe(caller === 'nobody' ? 'desk.notSignedIn' : 'desk.notAllowed');
      if (!mayDo) expect(linesIn(it)).toBe(0);
    },
  );

  it('names the roles that may', async () => {
    const it = desk();
    expect(await it.as({ roles: ['floor'] }, 'counter.move', {})).toMatchObject({
      refusal: { code: 'desk.notAllowed', params: { name: 'counter.move', roles: ['cashier'] } },
    });
  });

  it('asks for the PIN before anything is done, and only of who may sign', async () => {
    const it = desk();
    const input = { counter: 'a', by: 1, pin: '0000' };
    expect(refusalOf(await it.as(director, 'counter.sign', input))).toBe('accounts.wrongPin');
    expect(refusalOf(await it.as({}, 'counter.sign', input))).toBe('desk.notAllowed');
    expect(linesIn(it)).toBe(0);
  });
});

describe('what comes in wrong', () => {
  it('an unknown name is refused', async () => {
    for (const name of ['counter.nothing', '', '__proto__', 'constructor']) {
      expect(await desk().call(name, {})).toEqual({
        ok: false,
        refusal: { code: 'desk.unknown', params: { name }, rules: [] },
      });
    }
  });

  it('an input that does not fit is refused with the path and reason of each fault, and never its values', async () => {
    const answer = await desk().call('counter.add', {
      counter: 'A b',
      by: 1.5,
      extra: 'Marguerite',
      person: { id: 'p_1' },
    });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'desk.invalidInput', params: { name: 'counter.add' } },
    });
    const { issues } = answer.ok ? { issues: [] } : (answer.refusal.params as { issues: readonly string[] });
    expect(issues.map((issue) => issue.split(':')[0])).toEqual(['counter', 'by', 'person.name', '(input)']);
    expect(JSON.stringify(answer)).not.toContain('Marguerite');
  });

  it.each([[null], [undefined], [[]], ['text'], [12]])('the input %j is refused by name', async (input) => {
    const it = desk();
    expect(refusalOf(await it.call('counter.add', input))).toBe('desk.invalidInput');
    expect(it.faults).toEqual([]);
  });

  it('half a character in a text is an invalid input, not a fault', async () => {
    const it = desk();
    const input = { counter: 'a', by: 1, person: { id: 'p_1', name: 'Ma\ud83d' } };
    expect(refusalOf(await it.call('counter.add', input))).toBe('desk.invalidInput');
    expect(it.faults).toEqual([]);
  });
});

describe('forms that edit (decision 31)', () => {
  it('are refused when the stream has moved on, and go through when it has not', async () => {
    const it = desk();
    const input = { counter: 'a', by: 1 };
    expect(refusalOf(await it.call('counter.add', input, { expects: { 'till/a': 0 } }))).toBe('accepted');
    expect(await it.call('counter.add', input, { expects: { 'till/a': 0 } })).toMatchObject({
      refusal: { code: 'desk.changedMeanwhile', params: { stream: 'till', expected: 0, found: 1 } },
    });
    expect(refusalOf(await it.call('counter.add', input, { expects: { 'till/a': 1, 'till/b': 0 } }))).toBe('accepted');
  });

  it('an expected stream of a kind that does not exist is no fault', async () => {
    const it = desk();
    const expects = { 'nothing/x': 3 };
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 1 }, { expects }))).toBe('desk.changedMeanwhile');
    expect(it.faults).toEqual([]);
  });
});

describe('a bug changes nothing', () => {
  const fails: readonly FailingPlace[] = ['facts', 'decide', 'store', 'answer', 'projection', 'apply'];

  it.each(fails)('in %s: refused as internal with an id, nothing half-done, and the desk goes on', async (place) => {
    const it = desk();
    const heard: unknown[] = [];
    it.desk.subscribe((events) => heard.push(events));
    await it.call('counter.add', { counter: 'a', by: 5 });
    const person = { id: 'p_1', name: 'Marguerite' };
    const answer = await it.call('counter.add', { counter: 'a', by: 7, fails: place, person }, { key: 'bad' });
    expect(refusalOf(answer)).toBe('desk.internal');
    expect(it.faults).toHaveLength(1);
    expect(answer).toMatchObject({ refusal: { params: { id: it.faults[0]?.[0] } } });
    expect(String(it.faults[0]?.[1])).toContain(`made to fail in ${place}`);
    expect(heard).toHaveLength(1);
    expect(linesIn(it)).toBe(1);
    expect(it.store.reader.all('SELECT * FROM people')).toEqual([]);
    expect(it.store.reader.get("SELECT * FROM answers WHERE key = 'bad'")).toBeUndefined();
    expect(await it.call('counter.add', { counter: 'a', by: 1 }, { key: 'bad' })).toMatchObject({
      ok: true,
      seq: 2,
      answer: { number: 'R-2027-000002' },
    });
    expect(await it.call('counter.read', { counter: 'a' })).toMatchObject({
      answer: { row: { total: 6, times: 2 }, state: { count: { total: 6, times: 2, last: 'R-2027-000002' } } },
    });
    expect(verifyDatabase(it.store.reader)).toEqual({ lines: 2, hash: it.desk.head.hash });
  });

  it('is answered even when the log cannot be written', async () => {
    const it = desk();
    it.faults.push = () => {
      throw new Error('disk full');
    };
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 1, fails: 'facts' }))).toBe('desk.internal');
  });
});

describe('publishing', () => {
  it("tells each command's events after they are on the disk, in order, as the journal holds them", async () => {
    const it = desk();
    const heard: JournalEvent[] = [];
    const onDisk: number[] = [];
    it.desk.subscribe((events) => {
      heard.push(...events);
      onDisk.push(it.store.raw.inTransaction ? -1 : linesIn(it));
    });
    await Promise.all([
      it.call('counter.add', { counter: 'a', by: 1 }),
      it.call('counter.move', { from: 'a', to: 'b', by: 1 }),
      it.call('counter.many', { counter: 'a', times: 3 }),
      it.call('counter.many', { counter: 'a', times: 0 }),
    ]);
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(onDisk).toEqual([1, 3, 6]);
    const bodies = it.store.reader.all<{ body: string }>('SELECT body FROM journal ORDER BY seq');
    expect(heard).toEqual(bodies.map(({ body }) => JSON.parse(body) as unknown));
  });

  it('a subscriber that throws harms neither the command nor the others, and one that left hears nothing', async () => {
    const it = desk();
    const heard: number[] = [];
    const leave = it.desk.subscribe(() => heard.push(0));
    it.desk.subscribe(() => {
      throw new Error('broken window');
    });
    it.desk.subscribe((events) => heard.push(events.length));
    leave();
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 1 }))).toBe('accepted');
    expect(heard).toEqual([1]);
    expect(it.faults.map(([id]) => id)).toEqual(['subscriber']);
  });

  it('a command given by a subscriber comes after the one it heard of', async () => {
    const it = desk();
    const heard: string[] = [];
    const given: Promise<Answer>[] = [];
    it.desk.subscribe((events) => {
      if (events[0]?.type === 'counter.added' && given.length === 0)
        given.push(it.call('counter.many', { counter: 'a', times: 1 }));
    });
    it.desk.subscribe((events) => heard.push(events[0]?.type ?? ''));
    await it.call('counter.add', { counter: 'a', by: 1 });
    await Promise.all(given);
    expect(heard).toEqual(['counter.added', 'counter.touched']);
  });
});

describe('streams', () => {
  it('one command writes to several streams, each with its own count, or to none', async () => {
    const it = desk();
    await it.call('counter.add', { counter: 'a', by: 9 });
    await it.call('counter.move', { from: 'a', to: 'b', by: 4 });
    const rows = it.store.reader.all('SELECT seq, stream, rev FROM journal ORDER BY seq');
    expect(rows).toEqual([
      { seq: 1, stream: 'till/a', rev: 1 },
      { seq: 2, stream: 'till/a', rev: 2 },
      { seq: 3, stream: 'till/b', rev: 1 },
    ]);
    expect(it.desk.snapshotOf('till/b')).toMatchObject({ rev: 1, seq: 3, state: { count: { total: 4 } } });
  });

  it('a snapshot is a copy, and of an unknown kind of stream an empty one', async () => {
    const it = desk();
    await it.call('counter.add', { counter: 'a', by: 9 });
    const { state } = it.desk.snapshotOf('till/a') as { state: { count: { total: number } } };
    state.count.total = 0;
    expect(it.desk.snapshotOf('till/a')).toMatchObject({ state: { count: { total: 9 } } });
    expect(it.desk.snapshotOf('nothing/a')).toEqual({ state: {}, rev: 0, seq: 1 });
  });

  it('two runs with the same seed give the same head hash, another seed another (decision 33)', async () => {
    const run = async (seed: string): Promise<string> => {
      const it = desk({ seed });
      for (let by = 1; by <= 5; by += 1) await it.call('counter.add', { counter: 'a', by });
      await it.call('counter.move', { from: 'a', to: 'b', by: 4 });
      return it.desk.head.hash;
    };
    const first = await run('one');
    expect(await run('one')).toBe(first);
    expect(await run('two')).not.toBe(first);
  });
});

describe('snapshots and upcasting', () => {
  const touched = async (it: CounterDesk, times: number): Promise<void> => {
    await it.call('counter.add', { counter: 'a', by: 7 });
    for (let done = 0; done < times; done += 50) await it.call('counter.many', { counter: 'a', times: 50 });
  };
  const times = ({ desk: at }: CounterDesk): unknown => at.snapshotOf('till/a').state;

  /** Writes another figure into the kept state, so that it shows who reads it. */
  const mark = ({ store }: CounterDesk): void =>
    void store.raw.exec("UPDATE snapshots SET state = json_set(state, '$.count.total', 7000)");

  it('a stream is kept every 200 events, and read from there when the desk opens again', async () => {
    const first = openCounterDesk();
    await touched(first, 400);
    const kept = first.store.reader.all<{ rev: number; state: string }>(
      'SELECT stream, rev, fold_version, state FROM snapshots',
    );
    expect(kept.map(({ rev, state }) => [rev, JSON.parse(state) as unknown])).toEqual([
      [401, { count: { total: 7, times: 401, last: 'R-2027-000001' } }],
    ]);
    mark(first);
    first.close();
    const again = desk({ folder: first.folder });
    await again.call('counter.many', { counter: 'a', times: 1 });
    expect(times(again)).toEqual({ count: { total: 7000, times: 402, last: 'R-2027-000001' } });
  });

  it('is folded anew when the folds have another version', async () => {
    const first = openCounterDesk();
    await touched(first, 200);
    mark(first);
    first.close();
    const again = desk({ folder: first.folder, streams: counterStreams({ foldVersion: 2 }) });
    expect(times(again)).toEqual({ count: { total: 7, times: 201, last: 'R-2027-000001' } });
  });

  it('is folded anew when a slice was added that the kept state does not know', async () => {
    const first = openCounterDesk();
    await touched(first, 200);
    first.store.raw.exec("UPDATE snapshots SET state = json_remove(state, '$.count')");
    first.close();
    const again = desk({ folder: first.folder });
    expect(times(again)).toEqual({ count: { total: 7, times: 201, last: 'R-2027-000001' } });
  });

  it("old events are lifted to today's form when they are read, and the stored text stays (decision 28)", async () => {
    const first = openCounterDesk();
    await first.call('counter.add', { counter: 'a', by: 7 });
    const before = first.store.reader.get('SELECT body FROM journal');
    first.close();
    const doubled = (data: object): object => ({ ...data, by: (data as { by: number }).by * 2 });
    const streams = counterStreams({ foldVersion: 2, upcasts: { 'counter.added': [doubled] } });
    const again = desk({ folder: first.folder, streams });
    expect(times(again)).toMatchObject({ count: { total: 14 } });
    await again.call('counter.add', { counter: 'a', by: 1 });
    expect(times(again)).toMatchObject({ count: { total: 15 } });
    expect(again.store.reader.get('SELECT body FROM journal WHERE seq = 1')).toEqual(before);
    const second = again.store.reader.get<{ body: string }>('SELECT body FROM journal WHERE seq = 2');
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ version: 2, data: { by: 1 } });
    expect(verifyDatabase(again.store.reader)).toMatchObject({ lines: 2 });
  });

  it('an event of a version that is not known is refused by name, never folded (decision 28)', async () => {
    const later = openCounterDesk({
      streams: counterStreams({ foldVersion: 1, upcasts: { 'counter.added': [(data) => data] } }),
    });
    expect(await later.call('counter.add', { counter: 'a', by: 7 })).toMatchObject({ ok: true });
    later.close();
    const it = desk({ folder: later.folder });
    expect(await it.call('counter.add', { counter: 'a', by: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'desk.newerEvent', params: { line: 1, type: 'counter.added', found: 2, known: 1 } },
    });
    expect(it.desk.head.seq).toBe(1);
    expect(it.faults).toEqual([]);
    expect(verifyDatabase(it.store.reader)).toMatchObject({ lines: 1 });
  });
});

describe('with the data key lost (decision 27)', () => {
  it('names are refused by name, while commands without names, figures and the verifier go on', async () => {
    const first = openCounterDesk();
    const person = { id: 'p_1', name: 'Marguerite' };
    await first.call('counter.add', { counter: 'a', by: 5, person }, { key: 'k1' });
    first.close();
    const it = desk({ folder: first.folder, sealer: lockableSealer() });
    expect(refusalOf(await it.call('counter.nameOf', { person: 'p_1' }))).toBe('desk.keyMissing');
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 5, person }))).toBe('desk.keyMissing');
    const added = await it.call('counter.add', { counter: 'a', by: 2 }, { key: 'k2' });
    expect(added).toMatchObject({ ok: true, seq: 2 });
    expect(await it.call('counter.add', { counter: 'a', by: 2 }, { key: 'k2' })).toEqual(added);
    expect(await it.call('counter.read', { counter: 'a' })).toMatchObject({ answer: { row: { total: 7, times: 2 } } });
    expect(verifyDatabase(it.store.reader)).toEqual({ lines: 2, hash: it.desk.head.hash });
    // What a key stood for can no longer be told: the safe answer is no.
    expect(refusalOf(await it.call('counter.add', { counter: 'a', by: 5, person }, { key: 'k1' }))).toBe(
      'desk.keyReused',
    );
    expect(it.faults).toEqual([]);
  });
});
