import { hash } from 'node:crypto';
import { importListContract } from '../../../shared/contract/people.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import { dateInFileName, importList, refusePeople, type ImportListFacts } from '../../../shared/domain/people/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { saltedText } from '../../../shared/kernel/sha256.ts';
import { commandHandler, type Call, type CommandHandler, type DeskReader } from '../../desk/feature.ts';
import { issueInForce, putInForce } from './list-rows.ts';
import { prepareList, type PreparedList } from './prepare-list.ts';
import { liveEntries } from './live-entries.ts';
import type { RegistrationPort } from './registration-port.ts';
import { findingsOfList, findingsOfSuspensions } from './rescreening.ts';
import { screeningDay } from './screening.ts';

type Input = InputOf<typeof importListContract>;

interface Facts extends ImportListFacts {
  readonly salt: string;
  /** The issue that this one replaces. */
  readonly before: number | null;
  readonly prepared: PreparedList;
}

/** A file may have any number of lines that cannot be used; the answer names the first ones. */
const mostIssues = 200;

function facts(read: DeskReader, input: Input, { at, prepared }: Call): Omit<Facts, 'flagged'> | Refused {
  const list = prepared as PreparedList | Refused;
  if (isRefused(list)) return list;
  const listDate = input.listDate ?? dateInFileName(input.fileName ?? '');
  if (listDate === null) return refusePeople('people.listDateUnknown', { fileName: input.fileName ?? null });
  const salt = read.chance.hex(32);
  const before = issueInForce(read.db, input.list);
  return {
    salt,
    before,
    prepared: list,
    listDate,
    listId: input.listId ?? read.chance.id('l'),
    rows: list.rows,
    unusable: list.issues.filter(({ code }) => code === 'unusable-name' || code === 'unusable-width').length,
    // Another issue came into force while this one was compared: it says nothing of that.
    change: list.compared.against === before ? list.compared.change : null,
    digest: hash('sha256', saltedText(salt, input.content ?? input.rows), 'hex'),
    today: screeningDay(read, { at }).today,
  };
}

export const importListHandler = (port: RegistrationPort): CommandHandler =>
  commandHandler<typeof importListContract, 'house', Facts>({
    contract: importListContract,
    stream: () => ({ kind: 'house' }),
    prepare: prepareList,
    facts: (read, input, call) => {
      const gathered = facts(read, input, call);
      if (isRefused(gathered)) return gathered;
      const { today, prepared } = gathered;
      return {
        ...gathered,
        flagged: port.flagEvents([
          ...findingsOfList(read, { list: input.list, today, filed: prepared.filed }),
          ...findingsOfSuspensions(read, liveEntries(read), { port, today }),
        ]),
      };
    },
    decide: (state, input, gathered) => importList(state, input, gathered),
    discard: (prepared) => {
      const list = prepared as PreparedList | Refused;
      if (!isRefused(list)) list.clear(list.issue);
    },
    store: ({ db }, { list }, { listId, salt, before, prepared: { issue, clear } }) => {
      putInForce(db, { list, listId, salt, issue });
      if (before !== null) db.afterCommit(() => clear(before));
    },
    answer: (events, { listId, listDate, rows, unusable, change, prepared }) => ({
      listId,
      listDate,
      rows,
      unusable,
      change,
      issues: prepared.issues.slice(0, mostIssues),
      flagged: events.slice(1).map(({ stream, data }) => ({ stream, ...data })),
    }),
  });
