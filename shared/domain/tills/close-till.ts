import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tillEvent } from './events.ts';
import { openSession } from './open-session.ts';
import { refuse, type TillsRefusal } from './refusals.ts';
import type { TillState } from './state.ts';

interface CloseTill {
  readonly till: string;
  readonly countedCents: number;
}

export interface CloseTillFacts {
  /** Float and every cash movement of the session, from the postings. */
  readonly expectedCents: number;
  readonly account: string;
  /** The sealed reason, when the caller gave one. */
  readonly reason?: SealedText | undefined;
}

/**
 * Closes a drawer on a blind count. A difference is accepted with a reason and the closer's signature (M07); the refusal
 * that asks for the reason does not say how much is missing or over.
 */
export function closeTill(
  { till }: { readonly till: TillState },
  { till: id, countedCents }: CloseTill,
  { expectedCents, account, reason }: CloseTillFacts,
): Decision<TillsRefusal> {
  const open = openSession(till, id);
  if (isRefused(open)) return open;
  const differs = countedCents !== expectedCents;
  if (differs && !reason) return refuse('tills.reasonNeeded', { till: id });
  const { session, day } = open;
  return accept(
    tillEvent(`till/${id}`, 'till.closed', {
      till: id,
      session,
      day,
      expectedCents: cents(expectedCents),
      countedCents: cents(countedCents),
      account,
      ...(differs && reason),
    }),
  );
}
