import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { handOutPaper, query } from '../../desk/index.ts';

interface ListedPaper {
  readonly paper: string;
  readonly archivedAt: number | null;
}

/** The paper that carries the slip of a payout. */
export const slipPaper = (number: string): string => `payment-slip-${number.toLowerCase()}`;

/** The voucher of an entry that was won. */
export const voucherPaper = (number: string): string => `entry-voucher-${number.toLowerCase()}`;

/** The prize sheet of a tournament as it was frozen; `undefined` where none is due. */
export async function prizeSheetPaper(tournament: string): Promise<string | undefined> {
  const listed = await query<{ readonly papers: readonly ListedPaper[] }>('documents.list', {
    tournament,
    kind: 'prize-sheet',
  });
  return listed.ok ? listed.answer.papers[0]?.paper : undefined;
}

/** Prints a filed paper, or shows it where the host has no printer. Answers why it could not. */
export async function printPaper(paper: string): Promise<Refusal | undefined> {
  const outcome = await handOutPaper(paper, 'tab');
  return typeof outcome === 'string' ? undefined : outcome.refusal;
}
