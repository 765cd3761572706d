import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { openStore } from '../../../storage/open.ts';
import { inTurn, type Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const bare = { number: 10, name: 'bare', up: 'CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;' };

/** A whole registration (checks, journal, postings, number, sealed person) against one row committed on the same disk and pragmas. */
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
    const [registerMs, commitMs] = await inTurn(() => registering.registerNext(), commit, { warm: 20, counted: 60 });
    plain.close();
    registering.house.close();
    return registerMs / commitMs;
  },
};
