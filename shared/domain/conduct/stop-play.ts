import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkRunning } from './checks.ts';
import { conductEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { checkStacks, snapshotOf, type HaltSlices } from './snapshot.ts';
import type { HaltFacts, HaltInput } from './suspend-play.ts';

interface StopFacts extends HaltFacts {
  /** What the house had promised on top, where the structure is frozen: `prizes.frozen`. */
  readonly frozen: { readonly additionCents: number } | null;
}

interface StopInput extends HaltInput {
  /** Whom the director has refunded: everybody who was not expelled, or by decision only those still in. */
  readonly refunds?: 'everybody' | 'in-play' | undefined;
}

/**
 * Stops the tournament for good for a serious reason (FR-REG-79): the tournament director alone, before the final award. Everybody who was not
 * expelled gets fee and caves back and nothing else (FR-REG-70, FR-REG-71), or by the director's decision only those still in; no prize is awarded, so no levy line is written.
 */
export function stopPlay(
  state: HaltSlices,
  { tournament, reason, stacks, refunds }: StopInput,
  { account, clock, text, frozen }: StopFacts,
): Decision {
  const early = checkDirector(state, account);
  if (early) return early;
  if (state.standings.closed) return refuse('conduct.awarded');
  const refused = checkRunning(state) ?? checkStacks(state, stacks);
  if (refused) return refused;
  return accept(
    conductEvent(tournamentStream(tournament), 'conduct.playStopped', {
      reason,
      additionCents: cents(frozen?.additionCents ?? 0),
      snapshot: snapshotOf(state, knownStacks(state, stacks), clock.now),
      ...(refunds === 'in-play' && { refunds }),
      ...text,
    }),
  );
}

/** The stacks as they were counted now, else when play was suspended. */
const knownStacks = ({ conduct }: HaltSlices, stacks: HaltInput['stacks']): HaltInput['stacks'] =>
  stacks.length > 0 ? stacks : (conduct.halted?.stacks ?? []);
