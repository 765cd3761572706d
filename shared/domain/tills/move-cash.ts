import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tillEvent } from './events.ts';
import { openSession } from './open-session.ts';
import type { TillsRefusal } from './refusals.ts';
import type { TillState } from './state.ts';

interface MoveCash {
  readonly till: string;
  readonly direction: 'in' | 'out';
  readonly amountCents: number;
}

/** Brings cash from the safe to an open drawer, or back, with a reason. */
export function moveCash(
  { till }: { readonly till: TillState },
  { till: id, direction, amountCents }: MoveCash,
  reason: SealedText,
): Decision<TillsRefusal> {
  const open = openSession(till, id);
  if (isRefused(open)) return open;
  return accept(
    tillEvent(`till/${id}`, 'till.moved', { till: id, session: open.session, direction, amountCents, ...reason }),
  );
}
