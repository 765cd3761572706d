import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { openSession } from './open-session.ts';
import { refuse, type TillsRefusal } from './refusals.ts';
import type { TillSession, TillState } from './state.ts';

/** A drawer that money is to be taken from. */
export interface Drawer {
  readonly tillState: TillState;
  /** What it should hold: float and every cash movement of the session, from the postings. */
  readonly holdsCents: number;
}

/**
 * The open session that `neededCents` of cash come out of; refuses more than the drawer holds (M09), without
 * telling how much that is: the count at the end is blind (M07).
 */
export function sessionHolding(
  { tillState, holdsCents }: Drawer,
  till: string,
  neededCents: number,
): TillSession | Refused<TillsRefusal> {
  const session = openSession(tillState, till);
  if (isRefused(session) || neededCents === 0 || neededCents <= holdsCents) return session;
  return refuse('tills.short', { till, neededCents });
}
