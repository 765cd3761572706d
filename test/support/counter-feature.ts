import { command, query } from '../../shared/contract/define.ts';
import * as fields from '../../shared/contract/fields.ts';
import { z } from '../../shared/contract/zod.ts';
import { accept, type Decision, type JournalEvent } from '../../shared/kernel/event.ts';
import { refuser } from '../../shared/kernel/refusal.ts';
import { nextPaperNumber, takePaperNumber } from '../../electron/desk/numbers.ts';
import { commandHandler, on, queryHandler, type DeskFeature } from '../../electron/desk/feature.ts';
import type { Streams } from '../../electron/desk/streams.ts';
import type { Migration } from '../../electron/storage/migration.ts';

/** A feature of the tests alone: it counts, in streams `till/<counter>`, and can be made to fail in each of its parts. */

const places = ['facts', 'decide', 'apply', 'projection', 'store', 'answer'] as const;

export type FailingPlace = (typeof places)[number];

const refuseCounter = refuser({ 'counter.tooMuch': ['FR-TEST-1'], 'counter.unknown': [] });

const base = { refusals: ['counter.tooMuch', 'counter.unknown'] };

const add = command({
  ...base,
  name: 'counter.add',
  roles: ['cashier', 'floor'],
  input: z.strictObject({
    counter: fields.id,
    by: z.int(),
    person: z.strictObject({ id: fields.id, name: fields.freeText }).optional(),
    fails: z.enum(places).optional(),
  }),
  example: { counter: 'a', by: 1 },
});

const move = command({
  ...base,
  name: 'counter.move',
  roles: ['cashier'],
  input: z.strictObject({ from: fields.id, to: fields.id, by: z.int() }),
  example: { from: 'a', to: 'b', by: 1 },
});

const sign = command({
  ...base,
  name: 'counter.sign',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({ counter: fields.id, by: z.int(), pin: fields.pin }),
  example: { counter: 'a', by: 1, pin: '2468' },
});

const tick = command({
  ...base,
  name: 'counter.tick',
  roles: ['desk'],
  input: z.strictObject({ counter: fields.id }),
  example: { counter: 'a' },
});

const many = command({
  ...base,
  name: 'counter.many',
  roles: ['cashier'],
  input: z.strictObject({ counter: fields.id, times: z.int().min(0) }),
  example: { counter: 'a', times: 3 },
});

const read = query({
  ...base,
  name: 'counter.read',
  roles: ['anyone'],
  input: z.strictObject({ counter: fields.id }),
  example: { counter: 'a' },
});

const nameOf = query({
  ...base,
  name: 'counter.nameOf',
  roles: ['cashier'],
  input: z.strictObject({ person: fields.id }),
  example: { person: 'p_1' },
});

/** An event's data; `number` is the receipt's. */
export interface Added {
  readonly by: number;
  readonly number: string;
  readonly fails?: FailingPlace | undefined;
}

export interface CounterState {
  readonly count: { total: number; times: number; last: string };
}

const streamOf = (counter: string): string => `till/${counter}`;

const added = (counter: string, data: Added): { stream: string; type: string; data: Added } => ({
  stream: streamOf(counter),
  type: 'counter.added',
  data,
});

function failAt(place: FailingPlace, chosen: FailingPlace | undefined): void {
  if (place === chosen) throw new Error(`made to fail in ${place}`);
}

/** Only with the counter's own streams; the house's know nothing of it. */
const totalOf = (state: object): number => ('count' in state ? (state as CounterState).count.total : 0);

function decideAdd(state: object, input: z.output<typeof add.input>, facts: { number: string }): Decision {
  failAt('decide', input.fails);
  if (totalOf(state) + input.by > 1000) return refuseCounter('counter.tooMuch', { total: totalOf(state) });
  return accept(added(input.counter, { by: input.by, number: facts.number, fails: input.fails }));
}

const commands = [
  commandHandler({
    contract: add,
    stream: ({ counter }) => ({ kind: 'till', id: counter }),
    facts: ({ db }, input) => {
      failAt('facts', input.fails);
      return { number: nextPaperNumber(db, 'R', 2027) };
    },
    decide: decideAdd,
    store: ({ vault }, { person, fails }) => {
      if (person) vault.putPerson(person.id, 'salt', { name: person.name });
      failAt('store', fails);
    },
    answer: ([event]) => {
      const { number, fails } = event?.data as Added;
      failAt('answer', fails);
      return { number };
    },
  }),
  commandHandler({
    contract: move,
    stream: ({ from }) => ({ kind: 'till', id: from }),
    facts: ({ db }) => nextPaperNumber(db, 'R', 2027),
    decide: (_state, { from, to, by }, number) =>
      accept(added(from, { by: -by, number }), {
        ...added(to, { by, number: `R-2027-${String(Number(number.slice(-6)) + 1).padStart(6, '0')}` }),
      }),
  }),
  commandHandler({
    contract: sign,
    stream: ({ counter }) => ({ kind: 'till', id: counter }),
    facts: ({ db }) => ({ number: nextPaperNumber(db, 'R', 2027) }),
    decide: (state, { counter, by }, facts) => decideAdd(state, { counter, by }, facts),
  }),
  commandHandler({
    contract: tick,
    stream: ({ counter }) => ({ kind: 'till', id: counter }),
    facts: ({ db }) => ({ number: nextPaperNumber(db, 'R', 2027) }),
    decide: (state, { counter }, facts) => decideAdd(state, { counter, by: 1 }, facts),
  }),
  commandHandler({
    contract: many,
    stream: ({ counter }) => ({ kind: 'till', id: counter }),
    facts: () => ({}),
    decide: (_state, { counter, times }) =>
      accept(
        ...Array.from({ length: times }, () => ({ stream: streamOf(counter), type: 'counter.touched', data: {} })),
      ),
  }),
];

const queries = [
  queryHandler({
    contract: read,
    answer: (desk, { counter }) => ({
      row: desk.db.get('SELECT total, times FROM counters WHERE counter = ?', counter) ?? null,
      state: desk.state('till', counter),
    }),
  }),
  queryHandler({
    contract: nameOf,
    answer: ({ vault }, { person }) =>
      vault.person<{ name: string }>(person) ?? refuseCounter('counter.unknown', { person }),
  }),
];

/** `withTable` needs `counterMigration`; without it only the number series moves. */
export const counterFeature = (withTable = true): DeskFeature => ({
  name: 'counter',
  commands,
  queries,
  projection: {
    tables: withTable ? ['counters'] : [],
    on: {
      'counter.added': on<Added>((db, event) => {
        takePaperNumber(db, event.data.number);
        if (withTable) {
          db.run(
            `INSERT INTO counters (counter, total, times) VALUES (?, ?, 1)
             ON CONFLICT (counter) DO UPDATE SET total = total + excluded.total, times = times + 1`,
            event.stream.slice('till/'.length),
            event.data.by,
          );
        }
        failAt('projection', event.data.fails);
      }),
    },
  },
});

export const counterMigration: Migration = {
  number: 9990,
  name: 'counter',
  up: 'CREATE TABLE counters (counter TEXT PRIMARY KEY, total INTEGER NOT NULL, times INTEGER NOT NULL) STRICT;',
};

/** How the counter's streams fold; `foldVersion` and `upcasts` are the test's. */
export const counterStreams = (parts: Partial<Pick<Streams, 'foldVersion' | 'upcasts'>> = {}): Streams => ({
  foldVersion: 1,
  upcasts: {},
  ...parts,
  folds: {
    till: {
      initial: (): CounterState => ({ count: { total: 0, times: 0, last: '' } }),
      apply: (state, event: JournalEvent) => {
        const { count } = state as CounterState;
        count.times += 1;
        if (event.type !== 'counter.added') return;
        const { by, number, fails } = event.data as Added;
        count.total += by;
        count.last = number;
        failAt('apply', fails);
      },
    },
  },
});
