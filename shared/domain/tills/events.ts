import { eventMaker } from '../../kernel/event.ts';

export interface TillEvents {
  'till.opened': TillOpened;
  'till.moved': TillMoved;
  'till.closed': TillClosed;
}

/** The float comes out of the safe. */
export interface TillOpened {
  readonly till: string;
  readonly session: string;
  readonly day: string;
  readonly floatCents: number;
  readonly account: string;
}

/** Cash brought from the safe (`in`) or taken to it (`out`) during a session. */
export interface TillMoved {
  readonly till: string;
  readonly session: string;
  readonly direction: 'in' | 'out';
  readonly amountCents: number;
  /** The reason, sealed. */
  readonly textId: string;
  readonly digest: string;
}

/** The count as it was, whatever was expected (M07); the counted cash goes to the safe. */
export interface TillClosed {
  readonly till: string;
  readonly session: string;
  readonly day: string;
  readonly expectedCents: number;
  readonly countedCents: number;
  readonly account: string;
  /** The reason of a difference, sealed; absent when there is none. */
  readonly textId?: string;
  readonly digest?: string;
}

export const tillEvent = eventMaker<TillEvents>();
