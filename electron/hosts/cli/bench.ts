import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judged, type Measure, type Measured } from './bench/measure.ts';
import { measures } from './bench/measures.ts';
import { print, say } from './output.ts';

const usage = `bench [--json] [NAME …], NAME one of: ${measures.map(({ name }) => name).join(', ')}`;

async function take(measure: Measure): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  try {
    return judged(measure, await measure.run(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row({ name, value, unit, limit, ok }: Measured, { holds }: Measure): string {
  const bound = `${holds === 'at-most' ? '≤' : '≥'} ${limit}`;
  return `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${String(value).padStart(8)} ${unit.padEnd(6)} ${bound}`;
}

/** `bench [--json] [NAME …]`: takes the measures; exit 0 only when each is within its limit. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const chosen = measures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (chosen.length < Math.max(1, positionals.length)) {
    say(usage);
    return 2;
  }
  const taken: Measured[] = [];
  for (const measure of chosen) {
    say(`${measure.name}…`);
    const measured = await take(measure);
    taken.push(measured);
    if (!values.json) process.stdout.write(`${row(measured, measure)}\n`);
  }
  if (values.json) print(taken);
  return taken.every(({ ok }) => ok) ? 0 : 1;
}

process.exitCode = await main();
