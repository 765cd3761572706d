import { setImmediate } from 'node:timers/promises';
import { watchForPurges } from '../../electron/features/people/index.ts';
import type { TestDesk } from './desk.ts';

/** Carries out the purge that was ordered and answers what the house says of it; `between` runs after each part of it. */
export async function carriedOut(desk: TestDesk, between: () => void | Promise<void> = () => undefined) {
  const faults: unknown[] = [];
  const end = watchForPurges(desk.desk, (error) => faults.push(error));
  const people = () => desk.desk.reader.state('house').people;
  let done = '';
  while (people().purging && faults.length === 0) {
    const now = JSON.stringify(people().purging?.done);
    if (now !== done) await between();
    done = now;
    await setImmediate();
  }
  end();
  if (faults.length > 0) throw new Error(String(faults[0]));
  return people().purged;
}
