interface Ladder {
  readonly startingStack: number;
  readonly levels: readonly { readonly level: number; readonly bigBlind: number }[];
}

export interface EndEstimate {
  readonly totalChips: number;
  /** The big blind at which play comes to its end: a twentieth of all chips. */
  readonly threshold: number;
  /** `null` when the structure does not reach it. */
  readonly endLevel: number | null;
}

/** Which level a tournament will end in, by rule of thumb: the first whose big blind is a twentieth of all chips or more. */
export function estimateEnd(
  { startingStack, levels }: Ladder,
  { players, extraChips }: { readonly players: number; readonly extraChips: number },
): EndEstimate {
  const totalChips = startingStack * players + extraChips;
  const threshold = totalChips / 20;
  return { totalChips, threshold, endLevel: levels.find(({ bigBlind }) => bigBlind >= threshold)?.level ?? null };
}
