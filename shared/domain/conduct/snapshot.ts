import type { Refused } from '../../kernel/refusal.ts';
import { clockFace, type ClockView, type Reading } from '../clock/index.ts';
import { chipsInPlay, entriesInPlay } from '../standings/index.ts';
import type { ConductSlices } from './checks.ts';
import type { CountedStack, PlaySnapshot } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

export type HaltSlices = ConductSlices & {
  readonly clock: ClockView;
  readonly registration: { readonly paidEntries: number; readonly rebuys: number; readonly bonusChips: number };
};

/** The tournament at this moment, in whose name the director protects those still in (FR-REG-79, FR-REG-80). */
export function snapshotOf(state: HaltSlices, stacks: readonly CountedStack[], now: Reading): PlaySnapshot {
  const face = clockFace(state, now);
  return {
    position: face?.position ?? null,
    level: face?.blinds?.level ?? null,
    elapsedMs: face?.elapsedMs ?? null,
    remainingMs: face?.remainingMs ?? null,
    inPlay: entriesInPlay(state.standings),
    stacks,
  };
}

/** Stacks of players in play, each once, and together no more than the chips that were bought (FR-REG-80). */
export function checkStacks(state: HaltSlices, stacks: readonly CountedStack[]): Refused<ConductRefusal> | undefined {
  const inPlay = entriesInPlay(state.standings);
  const wrong = stacks.find(
    ({ entry }, index) => !inPlay.includes(entry) || stacks.findIndex((each) => each.entry === entry) !== index,
  );
  if (wrong) return refuse('conduct.notInPlay', { entry: wrong.entry });
  const total = stacks.reduce((sum, { chips }) => sum + chips, 0);
  const inAll = chipsInPlay(state);
  return inAll !== null && total > inAll ? refuse('conduct.tooManyChips', { total, inPlay: inAll }) : undefined;
}
