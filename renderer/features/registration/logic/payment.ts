export type Method = 'cash' | 'card' | 'transfer';

/** How the player pays: all in one way, in several (`split`, the only way for a transfer), or with an entry won elsewhere. */
export type PaymentMode = 'cash' | 'card' | 'split' | 'won-entry';

/** What is typed at the desk about a payment; `null` while a field holds no amount. */
export interface Payment {
  readonly mode: PaymentMode | null;
  /** The amount typed a second time: all of it, or the cash part of a split one. */
  readonly retypedCents: number | null;
  /** The notes that the player hands over. */
  readonly givenCents: number | null;
  readonly parts: Readonly<Record<Method, number | null>>;
}

export const noPayment: Payment = {
  mode: null,
  retypedCents: null,
  givenCents: null,
  parts: { cash: null, card: null, transfer: null },
};

export const methods: readonly Method[] = ['cash', 'card', 'transfer'];

/** The payment as commands take it. */
export interface PaidParts {
  readonly payment: readonly { readonly method: Method | 'won-entry'; readonly amountCents: number }[];
  readonly cashRetypedCents?: number;
}

/** Sum of the parts of a split payment. */
export const splitCents = ({ parts }: Payment): number =>
  methods.reduce((sum, method) => sum + (parts[method] ?? 0), 0);

/** The cash of a payment of `dueCents`. */
function cashCents(payment: Payment, dueCents: number): number {
  if (payment.mode === 'split') return payment.parts.cash ?? 0;
  return payment.mode === 'cash' ? dueCents : 0;
}

/** What has to be typed a second time. */
export const toRetypeCents = (payment: Payment, dueCents: number): number =>
  payment.mode === 'split' ? cashCents(payment, dueCents) : dueCents;

/** The payment once it is complete: the whole sum, retyped exactly; `null` before. */
export function paidParts(payment: Payment, dueCents: number): PaidParts | null {
  if (payment.mode === null || (payment.mode === 'split' && splitCents(payment) !== dueCents)) return null;
  const cash = cashCents(payment, dueCents);
  const mustRetype = retypes(payment.mode) || cash > 0;
  if (mustRetype && payment.retypedCents !== toRetypeCents(payment, dueCents)) return null;
  if (changeOf(payment, dueCents).kind === 'short') return null;
  return { payment: partsOf(payment, dueCents), ...(cash > 0 && { cashRetypedCents: cash }) };
}

/** The whole sum is typed a second time, except where it is split or no money passes. */
export const retypes = (mode: PaymentMode | null): boolean => mode === 'cash' || mode === 'card';

function partsOf({ mode, parts }: Payment, dueCents: number): PaidParts['payment'] {
  if (mode === 'cash' || mode === 'card' || mode === 'won-entry') return [{ method: mode, amountCents: dueCents }];
  return methods.flatMap((method) => {
    const amountCents = parts[method] ?? 0;
    return amountCents > 0 ? [{ method, amountCents }] : [];
  });
}

/** What goes back to the player, or is still missing in their hand. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly cents: number }
  | { readonly kind: 'short'; readonly cents: number };

/** Change out of the notes handed over; nothing is said while none were typed. */
export function changeOf(payment: Payment, dueCents: number): Change {
  const cash = cashCents(payment, dueCents);
  if (payment.givenCents === null || cash === 0) return { kind: 'none' };
  const rest = payment.givenCents - cash;
  return rest < 0 ? { kind: 'short', cents: -rest } : { kind: 'back', cents: rest };
}
