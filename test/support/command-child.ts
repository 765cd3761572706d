/**
 * A process of its own for tests that kill it: opens the counter desk on FOLDER, gives three commands, and prints each
 * answer. With K it kills itself with SIGKILL at the K-th SQL statement of the third command (or, past the last statement, before the
 * answer is printed); without, it prints how many there were. `hold` keeps the folder open until it is killed, `storm` goes on
 * giving commands until then.
 */
import { writeSync } from 'node:fs';
import { openCounterDesk } from './counter-desk.ts';

const [folder = '', mode = ''] = process.argv.slice(2);
const killAt = Number(mode) || 0;

let counting = false;
let statements = 0;

const say = (value: unknown): void => void writeSync(1, `${JSON.stringify(value)}\n`);
const die = (): void => void process.kill(process.pid, 'SIGKILL');

const counter = openCounterDesk({
  folder,
  onStatement: (sql) => {
    if (!counting) return;
    statements += 1;
    if (mode === 'list') say({ statement: sql });
    if (statements === killAt) die();
  },
});

for (const by of [1, 2, 3]) {
  counting = by === 3;
  const input = { counter: 'a', by, person: { id: `p_${by}`, name: 'Marguerite' } };
  const answer = await counter.call('counter.add', input, { key: `k${by}` });
  counting = false;
  if (by === 3 && killAt > statements) die();
  say({ answer });
}
say({ statements });
for (let by = 4; mode === 'storm'; by += 1) {
  const input = { counter: 'a', by: by % 7, person: { id: `p_${by}`, name: 'Marguerite' } };
  say({ answer: await counter.call('counter.add', input, { key: `k${by}` }) });
}
if (mode === 'hold') setInterval(() => undefined, 1000);
else counter.close();
