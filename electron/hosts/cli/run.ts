import { readFileSync } from 'node:fs';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { seededChance, systemChance } from '../../desk/ports.ts';
import { print, refusedWith, told } from './output.ts';
import { refuseScript } from './refusals.ts';
import { Rehearsal } from './rehearsal.ts';
import { runLine } from './script.ts';

interface RunOptions {
  readonly file: string;
  readonly folder: string;
  readonly keepGoing: boolean;
  readonly seed: string | undefined;
}

/**
 * `run FILE.jsonl --data DIR`: gives each line to the desk, in order, with the clock set to its `at`; one JSON answer a line.
 * Stops at the first refusal unless told to keep going. Exit 0 only if nothing was refused.
 */
export async function runScript({ file, folder, keepGoing, seed }: RunOptions): Promise<number> {
  const lines = readLines(file);
  if (!lines) return refusedWith(refuseScript('script.unreadable', { file }));
  const chance = seed === undefined ? systemChance() : (journalled: number) => seededChance(seed, journalled);
  const rehearsal = Rehearsal.open({ folder, chance, startsAt: firstInstant(lines) });
  if (isRefused(rehearsal)) return refusedWith(rehearsal);
  let refused = false;
  for (const { text, line } of lines) {
    const answer = await runLine(rehearsal, text, line);
    print(answer.ok ? { line, ...answer } : { line, ...told(answer) });
    refused ||= !answer.ok;
    if (refused && !keepGoing) break;
  }
  await rehearsal.close();
  return refused ? 1 : 0;
}

interface Line {
  readonly text: string;
  readonly line: number;
}

function readLines(file: string): Line[] | undefined {
  try {
    return readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .map((text, index) => ({ text, line: index + 1 }))
      .filter(({ text }) => text.trim() !== '');
  } catch {
    return undefined;
  }
}

/** The clock starts where the script does; a first line that tells no time starts it at the epoch. */
function firstInstant(lines: readonly Line[]): number {
  const at = /"at"\s*:\s*"([^"]+)"/.exec(lines[0]?.text ?? '')?.[1];
  const instant = at === undefined ? NaN : Date.parse(at);
  return Number.isNaN(instant) ? 0 : instant;
}
