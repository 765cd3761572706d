import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { append, headOf, type Head } from '../../../journal/append.ts';
import { migrations } from '../../../storage/migrations/index.ts';
import { openStore } from '../../../storage/open.ts';
import { inTurn, type Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const batch = 10_000;
const linesOfTournament = 400;

/** A registration in a house with a million journal lines behind it against one with a thousand. */
export const register1mVs1k: Measure = {
  name: 'register-1m-vs-1k',
  unit: 'ratio',
  limit: 1.1,
  holds: 'at-most',
  run: async (folder) => {
    const long = await houseAfter(join(folder, 'long'), 1_000_000);
    const short = await houseAfter(join(folder, 'short'), 1_000);
    const afterLong = () => long.registerNext();
    const afterShort = () => short.registerNext();
    const [longMs, shortMs] = await inTurn(afterLong, afterShort, { warm: 20, counted: 60 });
    long.house.close();
    short.house.close();
    return longMs / shortMs;
  },
};

const houseAfter = (folder: string, lines: number): ReturnType<typeof registeringHouse> =>
  registeringHouse(folder, () => addLines(join(folder, 'data'), lines));

/** Writes the journal of tournaments long over, straight through the chain. */
function addLines(data: string, lines: number): void {
  const store = openStore({ folder: data, migrations, today: '2027-03-05' });
  if (isRefused(store)) throw new Error(store.refusal.code);
  let head = headOf(store.reader);
  for (let written = 0; written < lines; written += batch) {
    const events = Array.from({ length: Math.min(batch, lines - written) }, (_, index) =>
      pastLine(head, written, index),
    );
    const last = store.transaction((db) => append(db, head, events)).at(-1);
    if (last) head = { seq: last.seq, hash: last.hash };
  }
  store.close();
}

function pastLine(head: Head, written: number, index: number): Parameters<typeof append>[2][number] {
  const place = written + index;
  return {
    v: 1,
    seq: head.seq + index + 1,
    stream: `tournament/past-${Math.floor(place / linesOfTournament)}`,
    rev: (place % linesOfTournament) + 1,
    type: 'registration.reprinted',
    version: 1,
    at: 1_700_000_000_000 + place,
    actor: 'a_4k2m9x7c1q8z',
    station: 'browser-1',
    commandId: `c_past${place}`,
    data: { number: `R-2026-${String(place).padStart(7, '0')}`, copy: 1 },
  };
}
