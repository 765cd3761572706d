import {
  finishPurgeContract,
  purgeContract,
  purgeSliceContract,
  stopPurgeContract,
} from '../../../../shared/contract/people-purge.ts';
import { countsOf, endPurge, orderPurge, purgeSlice, type PurgeFacts } from '../../../../shared/domain/people/index.ts';
import { accept } from '../../../../shared/kernel/event.ts';
import { commandHandler, type CommandHandler, type DeskReader } from '../../../desk/feature.ts';
import { destroy, destroyCopies, destroyTraces } from './destroy.ts';
import { dueAt } from './due.ts';

/** Whether a worker reads the data folder at this moment: the audit feature's. */
export type ReadsUnderWay = () => boolean;

const stream = () => ({ kind: 'house' }) as const;

function orderFacts(read: DeskReader, at: number): PurgeFacts['order'] {
  const { day, terms, held, ...due } = dueAt(read, at);
  const { persons, papers, texts, staffNames, proofs, looks } = due;
  return {
    ...{ purge: read.chance.id('u'), day, terms, held },
    ...{ persons: persons.length, papers: papers.length, texts: texts.length },
    ...{ staffNames: staffNames.length, proofs: proofs.length, looks: looks.length },
  };
}

/** What may keep something from a purge that was due when it was looked for: a dispute, a longer term, a person who comes back. */
const keeping = [
  ...['people.holdPlaced', 'people.restricted', 'people.retentionSet', 'conduct.holdSet', 'conduct.personSuspended'],
  ...['registration.preRegistered', 'registration.playerRegistered'],
];

const keptSince = ({ db }: DeskReader, line: number): boolean =>
  db.get(`SELECT 1 FROM journal WHERE seq > ? AND type IN (${keeping.map(() => '?').join(', ')})`, line, ...keeping) !==
  undefined;

const order = (readsUnderWay: ReadsUnderWay): CommandHandler =>
  commandHandler({
    contract: purgeContract,
    stream,
    facts: (read, _input, { at }) => ({ order: orderFacts(read, at), readsUnderWay: readsUnderWay() }),
    decide: ({ people }, input, facts) => orderPurge(people, input, facts),
    // A copy that cannot be deleted fails the order, before anything is destroyed.
    store: ({ db }) => destroyCopies(db),
    answer: (_events, facts) => ({ purge: facts.order.purge, ...countsOf(facts.order) }),
  });

const slice = (readsUnderWay: ReadsUnderWay): CommandHandler =>
  commandHandler({
    contract: purgeSliceContract,
    stream,
    facts: (read, { asOf }) => ({ outdated: keptSince(read, asOf), waits: readsUnderWay() }),
    decide: ({ people }, { kind, ids }, { outdated, waits }) => {
      if (people.purging && (outdated || waits)) return accept();
      return purgeSlice(people, { kind, ids });
    },
    store: (write, { kind, ids }, { outdated, waits }) => {
      if (!outdated && !waits) destroy(write, kind, ids);
    },
    answer: (_events, { outdated, waits }) => ({ outdated, waits }),
  });

const stop = (readsUnderWay: ReadsUnderWay): CommandHandler =>
  commandHandler({
    contract: stopPurgeContract,
    stream,
    facts: () => ({ stopped: true, readsUnderWay: readsUnderWay() }),
    decide: ({ people }, _input, facts) => endPurge(people, facts),
    store: ({ db }) => destroyTraces(db),
    answer: (events) => ({ ...events[0]?.data }),
  });

const finish = (readsUnderWay: ReadsUnderWay): CommandHandler =>
  commandHandler({
    contract: finishPurgeContract,
    stream,
    facts: () => ({ stopped: false, readsUnderWay: readsUnderWay() }),
    decide: ({ people }, _input, facts) => endPurge(people, facts),
    store: ({ db }) => destroyTraces(db),
    answer: (events) => ({ ...events[0]?.data }),
  });

export const purgeCommands = (readsUnderWay: ReadsUnderWay): readonly CommandHandler[] => [
  order(readsUnderWay),
  slice(readsUnderWay),
  stop(readsUnderWay),
  finish(readsUnderWay),
];
