import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { sessionHolding, type Drawer } from './drawer.ts';
import { tillEvent } from './events.ts';
import type { TillsRefusal } from './refusals.ts';

interface MoveCash {
  readonly till: string;
  readonly direction: 'in' | 'out';
  readonly amountCents: number;
}

/** Brings cash from the safe to an open drawer, or back, with a reason; not more back than the drawer holds. */
export function moveCash(
  drawer: Drawer,
  { till: id, direction, amountCents }: MoveCash,
  reason: SealedText,
): Decision<TillsRefusal> {
  const open = sessionHolding(drawer, id, direction === 'out' ? amountCents : 0);
  if (isRefused(open)) return open;
  return accept(
    tillEvent(`till/${id}`, 'till.moved', {
      till: id,
      session: open.session,
      direction,
      amountCents: cents(amountCents),
      ...reason,
    }),
  );
}
