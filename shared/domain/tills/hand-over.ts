import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { closeTill, type CloseTillFacts } from './close-till.ts';
import { tillEvent } from './events.ts';
import { openSession } from './open-session.ts';
import { refuse, type TillsRefusal } from './refusals.ts';
import type { TillState } from './state.ts';

interface HandOver {
  readonly till: string;
  readonly to: string;
  readonly countedCents: number;
}

interface HandOverFacts extends CloseTillFacts {
  /** Whether the other account is open and may hold a drawer. */
  readonly mayCash: boolean;
  readonly nextSession: string;
  readonly day: string;
}

/**
 * One cashier hands the drawer to another: a blind count closes the session (Z), and the counted cash is the float of the next
 * one, of the other's account, who signs for it afterwards (`takeOver`). A difference needs its reason, as at a closing (M07).
 */
export function handOver(
  state: { readonly till: TillState },
  input: HandOver,
  { mayCash, nextSession, day, ...closing }: HandOverFacts,
): Decision<TillsRefusal> {
  const { till: id, to, countedCents } = input;
  if (to === closing.account) return refuse('tills.handedToSelf');
  if (!mayCash) return refuse('tills.notACashier');
  const closed = closeTill(state, input, closing);
  if (isRefused(closed)) return closed;
  const opened = tillEvent(`till/${id}`, 'till.opened', {
    ...{ till: id, session: nextSession, day, account: to, handedBy: closing.account },
    floatCents: cents(countedCents),
  });
  return accept(...closed.events, opened);
}

/** The cashier who was handed the drawer signs for its float. Once only, and nobody else. */
export function takeOver(
  { till }: { readonly till: TillState },
  { till: id }: { readonly till: string },
  { account }: { readonly account: string },
): Decision<TillsRefusal> {
  const open = openSession(till, id);
  if (isRefused(open)) return open;
  if (open.handedBy === undefined || open.takenOverAt !== undefined)
    return refuse('tills.nothingToTakeOver', { till: id });
  if (open.account !== account) return refuse('tills.notTheTaker', { till: id });
  return accept(tillEvent(`till/${id}`, 'till.takenOver', { till: id, session: open.session, account }));
}
