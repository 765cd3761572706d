import { isReadable, readMrz, type MrzReading } from '../../../shared/domain/people/index.ts';
import type { DocumentVerdict } from '../../../shared/domain/prizes/index.ts';

export const documentKinds = [
  'cnie',
  'old-cni',
  'passport',
  'permit',
  'driving-licence',
  'foreign-card',
  'other',
] as const;

/** The document as it is seen at the payout: typed by hand or read by the scanner. */
export interface SeenIdentity {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string | null;
  readonly kind: (typeof documentKinds)[number] | null;
  readonly number: string;
  readonly expiry: string | null;
  readonly verdict: DocumentVerdict | null;
}

export type PayoutMethod = 'cash' | 'transfer' | 'both';

export interface PayoutMoney {
  readonly method: PayoutMethod | null;
  /** The cash of a prize that is paid both ways. */
  readonly cashPartCents: number | null;
  readonly retypedCents: number | null;
  readonly till: string | null;
}

export const nobodySeen: SeenIdentity = {
  surname: '',
  givenNames: '',
  birthDate: null,
  kind: null,
  number: '',
  expiry: null,
  verdict: null,
};

export const noMoney = (till: string | null): PayoutMoney => ({
  method: null,
  cashPartCents: null,
  retypedCents: null,
  till,
});

/** What is still to be filled in, in the order of the form. */
export type PayoutGap = 'identity' | 'verdict' | 'method' | 'split' | 'retyped' | 'till';

/** The cash of a prize; `null` while it is not known. */
export function cashCents({ method, cashPartCents }: PayoutMoney, amountCents: number): number | null {
  if (method === 'cash') return amountCents;
  if (method === 'transfer') return 0;
  return method === 'both' && cashPartCents !== null ? cashPartCents : null;
}

/** The first thing that is missing before the prize can be paid; `undefined` when nothing is. */
export function payoutGap(seen: SeenIdentity, money: PayoutMoney, amountCents: number): PayoutGap | undefined {
  if (!isWhole(seen)) return 'identity';
  if (seen.verdict === null) return 'verdict';
  return moneyGap(money, amountCents);
}

const isWhole = ({ surname, birthDate, kind, number }: SeenIdentity): boolean =>
  surname.trim() !== '' && birthDate !== null && kind !== null && number.trim() !== '';

function moneyGap(money: PayoutMoney, amountCents: number): PayoutGap | undefined {
  if (money.method === null) return 'method';
  const cash = cashCents(money, amountCents);
  if (cash === null || cash > amountCents || (money.method === 'both' && (cash === 0 || cash === amountCents)))
    return 'split';
  if (cash > 0 && money.retypedCents !== cash) return 'retyped';
  return money.till === null ? 'till' : undefined;
}

/** The input of `prizes.pay`, but for tournament and entry; only for a form without a gap. */
export function payoutInput(seen: SeenIdentity, money: PayoutMoney, amountCents: number) {
  const cash = cashCents(money, amountCents) ?? 0;
  return {
    till: money.till,
    payment: [
      ...(cash > 0 ? [{ method: 'cash', amountCents: cash }] : []),
      ...(cash < amountCents ? [{ method: 'transfer', amountCents: amountCents - cash }] : []),
    ],
    ...(cash > 0 && { cashRetypedCents: cash }),
    documentVerdict: seen.verdict,
    identity: {
      surname: seen.surname.trim(),
      givenNames: seen.givenNames.trim(),
      birthDate: seen.birthDate,
      document: { kind: seen.kind, number: seen.number.trim(), expiry: seen.expiry },
    },
  };
}

/** What a scan says of the document; `undefined` where it cannot be read. `today` is a civil date of the venue. */
export function seenByScan(lines: readonly string[], today: string): SeenIdentity | undefined {
  const reading = readMrz(lines, today);
  if (!isReadable(reading)) return undefined;
  const { surname, givenNames, birth, documentNumber, expiryDate } = reading;
  return {
    surname,
    givenNames,
    birthDate: birth.date,
    kind: kindOf(reading),
    number: documentNumber,
    expiry: expiryDate,
    verdict: null,
  };
}

function kindOf({ format, documentCode, issuingState }: MrzReading): SeenIdentity['kind'] {
  if (format === 'FRA-CNI-1995') return 'old-cni';
  if (documentCode.startsWith('P')) return 'passport';
  return issuingState === 'FRA' ? (documentCode.startsWith('ID') ? 'cnie' : 'permit') : 'foreign-card';
}
