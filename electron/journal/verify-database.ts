import type { Refused } from '../../shared/kernel/refusal.ts';
import type { ReadableDatabase } from '../storage/database.ts';
import { ChainCheck, type ChainHead } from './chain-check.ts';
import { linesAfter } from './read.ts';
import { refuseJournal, type JournalRefusal } from './refusals.ts';

interface Named {
  readonly seq: number;
  readonly stream: string;
  readonly rev: number;
  readonly type: string;
}

/** Proves the journal inside a database: the chain over the stored texts, and that the columns say what the texts say. */
export function verifyDatabase(db: ReadableDatabase): ChainHead | Refused<JournalRefusal> {
  const chain = new ChainCheck();
  for (const line of linesAfter(db)) {
    const refused = chain.next({ body: Buffer.from(line.body, 'utf8'), prev: line.prev, hash: line.hash });
    if (refused) return refused;
    const told = JSON.parse(line.body) as Named;
    const agrees =
      told.seq === line.seq && told.stream === line.stream && told.rev === line.rev && told.type === line.type;
    if (!agrees) return refuseJournal('journal.altered', { line: line.seq });
  }
  return chain.head;
}
