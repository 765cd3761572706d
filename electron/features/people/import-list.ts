import { importListContract } from '../../../shared/contract/people.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import {
  dateInFileName,
  importList,
  readList,
  refusePeople,
  type ImportListFacts,
  type ListLine,
  type ListReading,
} from '../../../shared/domain/people/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import { commandHandler, type Call, type CommandHandler, type DeskReader } from '../../desk/feature.ts';
import { csvLines } from './csv.ts';
import { storeList } from './list-rows.ts';
import { findingsOfList, type FlagEvents } from './rescreening.ts';
import { screeningDay } from './screening.ts';

type Input = InputOf<typeof importListContract>;

interface Facts extends ImportListFacts {
  readonly salt: string;
  readonly reading: ListReading;
}

/** A file may have any number of lines that cannot be used; the answer names the first ones. */
const mostIssues = 200;

function linesOf({ content, rows }: Input): readonly ListLine[] | Refused {
  if (content !== undefined) return csvLines(content);
  return (rows ?? []).map((cells, index) => ({ line: index + 1, cells }));
}

function readingOf(input: Input): ListReading | Refused {
  const lines = linesOf(input);
  if (isRefused(lines)) return lines;
  const reading = readList(lines);
  if ('missing' in reading) return refusePeople('people.listColumns', { missing: reading.missing });
  return 'empty' in reading ? refusePeople('people.listEmpty') : reading;
}

function facts(read: DeskReader, input: Input, { at }: Call): Omit<Facts, 'flagged'> | Refused {
  const reading = readingOf(input);
  if (isRefused(reading)) return reading;
  const listDate = input.listDate ?? dateInFileName(input.fileName ?? '');
  if (listDate === null) return refusePeople('people.listDateUnknown', { fileName: input.fileName ?? null });
  const salt = read.chance.hex(32);
  return {
    salt,
    reading,
    listDate,
    listId: input.listId ?? read.chance.id('l'),
    rows: reading.entries.length,
    unusable: reading.issues.filter(({ code }) => code !== 'unusable-date').length,
    digest: saltedDigest(salt, input.content ?? input.rows),
    today: screeningDay(read, { at }).today,
  };
}

export const importListHandler = (flagEvents: FlagEvents): CommandHandler =>
  commandHandler<typeof importListContract, 'house', Facts>({
    contract: importListContract,
    stream: () => ({ kind: 'house' }),
    facts: (read, input, call) => {
      const gathered = facts(read, input, call);
      if (isRefused(gathered)) return gathered;
      const flags = findingsOfList(read, input.list, gathered.reading.entries);
      return { ...gathered, flagged: flagEvents(flags) };
    },
    decide: (state, input, gathered) => importList(state, input, gathered),
    store: (write, { list }, { listId, salt, reading }) =>
      storeList(write, { list, listId, salt, entries: reading.entries }),
    answer: (events, { listId, listDate, rows, unusable, reading }) => ({
      listId,
      listDate,
      rows,
      unusable,
      issues: reading.issues.slice(0, mostIssues),
      flagged: events.slice(1).map(({ stream, data }) => ({ stream, ...data })),
    }),
  });
