import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { continueClock, haltClock, type ControlFacts } from '../clock/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkRunning } from './checks.ts';
import { conductEvent, type CountedStack, type SeriousReason } from './events.ts';
import { refuse } from './refusals.ts';
import { checkStacks, snapshotOf, type HaltSlices } from './snapshot.ts';

export interface HaltInput {
  readonly tournament: string;
  readonly reason: SeriousReason;
  readonly stacks: readonly CountedStack[];
}

export interface HaltFacts {
  readonly account: string;
  readonly clock: ControlFacts;
  readonly text: SealedText;
}

/**
 * Suspends play for a serious reason (FR-REG-79): the tournament director alone. The clock stands, and clock, players in and known stacks are
 * kept as they were (FR-REG-80). With `resumesAt` play goes on at another time or day, from bagged stacks.
 */
export function suspendPlay(
  state: HaltSlices,
  { tournament, reason, stacks, resumesAt }: HaltInput & { readonly resumesAt: number | null },
  { account, clock, text }: HaltFacts,
): Decision {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  if (state.conduct.halted) return refuse('conduct.suspendedAlready');
  if (resumesAt !== null && resumesAt <= clock.now.wall) return refuse('conduct.resumesInPast');
  const wrong = checkStacks(state, stacks);
  if (wrong) return wrong;
  const paused = haltClock(state, clock);
  const snapshot = snapshotOf(state, stacks, clock.now);
  const data = { reason, resumesAt, snapshot, ...text };
  return accept(...paused, conductEvent(tournamentStream(tournament), 'conduct.playSuspended', data));
}

/** Notes stacks that were counted since, into bags for another day, or corrects them (FR-REG-80). */
export function noteStacks(
  state: HaltSlices,
  { tournament, stacks }: Pick<HaltInput, 'tournament' | 'stacks'>,
  { account }: Pick<HaltFacts, 'account'>,
): Decision {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  const { halted } = state.conduct;
  if (!halted) return refuse('conduct.notSuspended');
  const counted = new Set(stacks.map(({ entry }) => entry));
  const wrong = checkStacks(state, [...halted.stacks.filter(({ entry }) => !counted.has(entry)), ...stacks]);
  if (wrong) return wrong;
  return accept(conductEvent(tournamentStream(tournament), 'conduct.stacksNoted', { stacks }));
}

/** Play goes on from where the clock stood. */
export function resumePlay(
  state: HaltSlices,
  { tournament }: Pick<HaltInput, 'tournament'>,
  { account, clock }: Omit<HaltFacts, 'text'>,
): Decision {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  if (!state.conduct.halted) return refuse('conduct.notSuspended');
  const resumed = continueClock(state, clock);
  return accept(conductEvent(tournamentStream(tournament), 'conduct.playResumed', {}), ...resumed);
}
