import type { Role } from '../../kernel/roles.ts';
import type { LineEntered } from './events.ts';

export interface LevyLine extends LineEntered {
  readonly enteredAt: number;
  /** The line that this one takes back; `null` for a line of its own. */
  readonly corrects: number | null;
  /** Whether a later line takes this one back. */
  corrected: boolean;
  certified: { readonly account: string; readonly role: Role; readonly at: number } | null;
  countersigned: { readonly account: string; readonly at: number } | null;
}

/** Slice `levy` of a tournament: its lines in the book, in order. */
export interface LevyState {
  lines: LevyLine[];
}

export const initialLevy = (): LevyState => ({ lines: [] });

/** The line that stands for the tournament; none before it is entered and after it was taken back. */
export const lineInForce = (state: Readonly<LevyState>): LevyLine | undefined =>
  state.lines.find(({ corrects, corrected }) => corrects === null && !corrected);
