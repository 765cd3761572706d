import type { Refused } from '../../kernel/refusal.ts';
import { refuse, type TillsRefusal } from './refusals.ts';
import type { TillSession, TillState } from './state.ts';

/** The session that money goes through, or the refusal `tills.closed`: nothing is cashed beside an open drawer. */
export function openSession(state: TillState, till: string): TillSession | Refused<TillsRefusal> {
  return state.session ?? refuse('tills.closed', { till });
}
