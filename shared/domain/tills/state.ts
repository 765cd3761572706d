import type { Cents } from '../../kernel/cents.ts';

/** One opening of a drawer, from its float to its count. */
export interface TillSession {
  readonly session: string;
  /** The gaming day it was opened on. */
  readonly day: string;
  readonly floatCents: Cents;
  readonly account: string;
  readonly openedAt: number;
  /** Who handed the drawer to `account`, and when the latter signed for it. */
  readonly handedBy?: string | undefined;
  readonly takenOverAt?: number | undefined;
}

/** Stream `till/<id>`: the open session, if any, and how many were closed. Movements are in the ledger's postings. */
export interface TillState {
  session: TillSession | null;
  closedSessions: number;
  /** Number of the last reading (X); none before the first. */
  readings?: number;
}

export const initialTill = (): TillState => ({ session: null, closedSessions: 0 });
