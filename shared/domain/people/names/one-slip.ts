import { matchingRule } from './matching-rule.ts';

/** Shorter names differ by one letter too easily to mean anything (`LI`, `LY`). */
const shortestName = matchingRule.oneSlipFromLetters;

/** Whether two folded names differ by one letter changed, added, left out, or by two neighbours swapped. */
export function isOneSlipApart(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < shortestName || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  return short.slice(start + 1) === long.slice(start + 1) || isSwap(short.slice(start), long.slice(start));
}

const isSwap = (left: string, right: string): boolean =>
  left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
