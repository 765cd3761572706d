import { cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { tillEvent } from './events.ts';
import { openSession } from './open-session.ts';
import type { TillsRefusal } from './refusals.ts';
import type { TillState } from './state.ts';

interface ReadTillFacts {
  /** Float and every cash movement of the session, from the postings. */
  readonly expectedCents: number;
  readonly account: string;
}

/** A reading (X) of an open drawer: numbered through the drawer's life, nothing is closed or counted by it. */
export function readTill(
  { till }: { readonly till: TillState },
  { till: id }: { readonly till: string },
  { expectedCents, account }: ReadTillFacts,
): Decision<TillsRefusal> {
  const open = openSession(till, id);
  if (isRefused(open)) return open;
  const { session, day } = open;
  const number = (till.readings ?? 0) + 1;
  return accept(
    tillEvent(`till/${id}`, 'till.read', {
      ...{ till: id, session, day, number, account },
      expectedCents: cents(expectedCents),
    }),
  );
}
