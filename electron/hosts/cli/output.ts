import type { Refused } from '../../../shared/kernel/refusal.ts';
import { sentenceOf } from '../../../shared/locale/index.ts';

/** One JSON value a line on stdout: what another program reads. */
export const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** A line for the person at the terminal, on stderr. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** The refusal as scripts see it: code, values, rules, and its French sentence. */
export const told = ({ refusal }: Refused): object => ({
  ok: false,
  refusal: { ...refusal, sentence: sentenceOf('fr', refusal) },
});

/** Prints a refusal on stdout and its sentence on stderr; answers the exit code. */
export function refusedWith(refused: Refused): 1 {
  print(told(refused));
  say(sentenceOf('fr', refused.refusal));
  return 1;
}
