import type { PaidAt } from '../../../shared/domain/registration/index.ts';
import type { DocumentVerdict, UnclaimedReason } from '../../../shared/domain/prizes/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import { cents, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { DeskReader } from '../../desk/feature.ts';
import type { SqlValue } from '../../storage/database.ts';

interface PrizeRow {
  readonly tournament: string;
  readonly entry: string;
  readonly rank: number;
  readonly amount_cents: number;
  readonly reason: UnclaimedReason | null;
  readonly number: string | null;
  readonly paid: string | null;
  readonly at: number;
}

interface PaidDetails extends Pick<PaidAt, 'payment' | 'till' | 'day'> {
  readonly documentVerdict: DocumentVerdict;
  readonly account: string;
}

/** Everything that the payment slip prints but names: those of person and cashier are looked up by who may see them. */
export interface PaymentSlip extends PaidDetails {
  readonly number: string;
  readonly tournament: string;
  readonly tournamentName: string;
  readonly rank: number;
  readonly entry: string;
  readonly person: string;
  readonly amountCents: Cents;
  /** Traditional spelling: `deux mille six cent quatre-vingt-huit euros`. */
  readonly amountInWords: string;
  readonly paidAt: number;
  /** Why the prize had been set aside before; `null` when it was paid at once. */
  readonly wasUnclaimed: UnclaimedReason | null;
}

const prizeRow = (read: DeskReader, where: string, ...params: readonly SqlValue[]): PrizeRow | undefined =>
  read.db.get<PrizeRow>(`SELECT * FROM prizes WHERE ${where}`, ...params);

/** The slip of a payout number, `undefined` when no prize was paid under it. */
export function paymentSlip(read: DeskReader, number: string): PaymentSlip | undefined {
  const row = prizeRow(read, 'number = ?', number);
  if (!row?.paid) return undefined;
  const { plan, registration } = read.state('tournament', row.tournament);
  const amountCents = cents(row.amount_cents);
  return {
    number,
    tournament: row.tournament,
    tournamentName: plan.terms?.name ?? '',
    rank: row.rank,
    entry: row.entry,
    person: entryById(registration, row.entry)?.person ?? '',
    amountCents,
    amountInWords: amountInWords(amountCents),
    paidAt: row.at,
    wasUnclaimed: row.reason,
    ...(JSON.parse(row.paid) as PaidDetails),
  };
}
