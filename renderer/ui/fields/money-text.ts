import type { Language, TextKey } from '../../texts/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { formatMoney, largestAmountCents, parseMoney } from '../../../shared/kernel/money-format.ts';

/** What an amount field makes of its text: an amount, nothing yet, or why it is none. */
export type MoneyReading =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly key: TextKey; readonly largest: string };

const reasons = {
  'not-an-amount': 'ui.money.notAnAmount',
  ambiguous: 'ui.money.ambiguous',
  'too-many-decimals': 'ui.money.tooManyDecimals',
  negative: 'ui.money.negative',
  'too-big': 'ui.money.tooBig',
} as const satisfies Record<string, TextKey>;

/** Reads an amount as the kernel does, and names the text that says why it is none. */
export function readMoney(text: string, language: Language): MoneyReading {
  const parsed = parseMoney(text);
  if ('cents' in parsed) return { kind: 'amount', cents: parsed.cents };
  if (parsed.error === 'empty') return { kind: 'empty' };
  return { kind: 'wrong', key: reasons[parsed.error], largest: formatMoney(cents(largestAmountCents), language) };
}

/** An amount as the field shows it once it is left. */
export const moneyText = (amountCents: number, language: Language): string => formatMoney(cents(amountCents), language);
