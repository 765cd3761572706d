import type { Refused } from '../../kernel/refusal.ts';
import { refuse } from './refusals.ts';
import type { BreakTerms, ChipTerms, LevelTerms } from './terms.ts';

type Check = Refused | undefined;

/** Levels are numbered 1, 2, 3… without a gap, and no blind, small or big, is lower than the level's before. */
export function checkLevels(levels: readonly LevelTerms[]): Check {
  for (const [index, level] of levels.entries()) {
    if (level.level !== index + 1)
      return refuse('tournament.levelsNotOrdered', { expected: index + 1, found: level.level });
    const before = levels[index - 1];
    const falls = before && (level.bigBlind < before.bigBlind || level.smallBlind < before.smallBlind);
    if (falls || level.smallBlind > level.bigBlind) return refuse('tournament.blindsNotRising', { level: level.level });
  }
  return undefined;
}

/** Each break follows a level that exists, one break a level, and takes away chips of the set. */
export function checkBreaks(
  breaks: readonly BreakTerms[],
  { levels, chips }: { readonly levels: readonly LevelTerms[]; readonly chips: readonly ChipTerms[] },
): Check {
  const taken = new Set<number>();
  for (const { afterLevel, colourUp } of breaks) {
    if (afterLevel > levels.length || taken.has(afterLevel)) {
      return refuse('tournament.breakAfterUnknownLevel', { level: afterLevel, levels: levels.length });
    }
    taken.add(afterLevel);
    const unknown = colourUp.find((value) => !chips.some((chip) => chip.value === value));
    if (unknown !== undefined) return refuse('tournament.colourUpUnknownChip', { value: unknown, level: afterLevel });
  }
  return undefined;
}

/** Chip values rise, and the chips of a starting stack add up to it: all start with the same number (FR-REG-30). */
export function checkChips(chips: readonly ChipTerms[], startingStack: number): Check {
  const unordered = chips.find((chip, index) => index > 0 && chip.value <= (chips[index - 1]?.value ?? 0));
  if (unordered) return refuse('tournament.chipsNotOrdered', { value: unordered.value });
  const sum = chips.reduce((total, chip) => total + chip.value * chip.inStartingStack, 0);
  return sum === startingStack ? undefined : refuse('tournament.stackMismatch', { sum, startingStack });
}

/** The scale of prizes gives away the whole (10 000 basis points), and a better rank never gets less. */
export function checkPayout(basisPoints: readonly number[]): Check {
  const sum = basisPoints.reduce((total, part) => total + part, 0);
  if (sum !== 10_000) return refuse('tournament.payoutNotWhole', { sumBasisPoints: sum });
  const rank = basisPoints.findIndex((part, index) => index > 0 && part > (basisPoints[index - 1] ?? 0)) + 1;
  return rank > 0 ? refuse('tournament.payoutNotDescending', { rank }) : undefined;
}
