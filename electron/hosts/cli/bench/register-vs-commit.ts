import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { openStore } from '../../../storage/open.ts';
import { inTurn, type Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const bare = { number: 10, name: 'bare', up: 'CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;' };

/** A desk in the middle of its evening: what a process does for the first time, or its disk, is over by then. */
const rounds = { warm: 150, counted: 151 };

/**
 * A whole registration (checks, journal, postings, number, seat, sealed person) against one row committed through the same unit
 * of work, on the same disk and pragmas, in a database of its own that is as old: each round does one of either. Persons
 * are filed for search many at a time, so that one registration in 64 takes some milliseconds more; the median does not show it.
 */
export const registerVsCommit: Measure = {
  name: 'register-vs-commit',
  unit: 'ratio',
  limit: 3,
  holds: 'at-most',
  run: async (folder) => {
    const registering = await registeringHouse(folder);
    const plain = openStore({ folder: join(folder, 'plain'), migrations: [bare], today: '2027-03-05' });
    if (isRefused(plain)) throw new Error(plain.refusal.code);
    const commit = (): void => plain.transaction((db) => db.run('INSERT INTO rows (text) VALUES (?)', 'one row'));
    const [registerMs, commitMs] = await inTurn(() => registering.registerNext(), commit, rounds);
    plain.close();
    registering.house.close();
    return registerMs / commitMs;
  },
};
