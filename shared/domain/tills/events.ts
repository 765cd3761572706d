import type { Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';

export interface TillEvents {
  'till.opened': TillOpened;
  'till.moved': TillMoved;
  'till.read': TillRead;
  'till.takenOver': { readonly till: string; readonly session: string; readonly account: string };
  'till.closed': TillClosed;
}

/** The float comes out of the safe. */
export interface TillOpened {
  readonly till: string;
  readonly session: string;
  readonly day: string;
  readonly floatCents: Cents;
  readonly account: string;
  /** Who handed the drawer over; its float is then what he counted, and never left the drawer. */
  readonly handedBy?: string | undefined;
}

/** A reading (X): what an open drawer should hold, numbered through the drawer's life. */
export interface TillRead {
  readonly till: string;
  readonly session: string;
  readonly day: string;
  readonly number: number;
  readonly expectedCents: Cents;
  readonly account: string;
}

/** Cash brought from the safe (`in`) or taken to it (`out`) during a session, with the sealed reason. */
export interface TillMoved extends SealedText {
  readonly till: string;
  readonly session: string;
  readonly direction: 'in' | 'out';
  readonly amountCents: Cents;
}

/** The count as it was, whatever was expected (M07), a difference with its sealed reason; the counted cash goes to the safe. */
export interface TillClosed extends Partial<SealedText> {
  readonly till: string;
  readonly session: string;
  readonly day: string;
  readonly expectedCents: Cents;
  readonly countedCents: Cents;
  readonly account: string;
}

export const tillEvent = eventMaker<TillEvents>();
