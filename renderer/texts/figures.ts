import type { Language } from '../../shared/locale/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import { formatMoney } from '../../shared/kernel/money-format.ts';
import { numberWriter } from './writers.ts';

/** Cents as `1 234,56 €`. */
export const amountText = (amountCents: number, language: Language): string =>
  formatMoney(cents(amountCents), language);

/** Chips and other whole numbers: `51 071`; chips never carry a euro sign. */
export const chipsText = (count: number, language: Language): string => numberWriter(language, {}).format(count);

/** A number with just so many decimals: `12,5`. */
export const decimalText = (value: number, decimals: number, language: Language): string =>
  numberWriter(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

const ends = new Intl.PluralRules('en', { type: 'ordinal' });
const english: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank in two parts, so that its end can be raised: `1` `er`, `9` `e`; `1` `st`, `9` `th`. */
export function rankText(rank: number, language: Language): readonly [string, string] {
  const end = language === 'fr' ? (rank === 1 ? 'er' : 'e') : (english[ends.select(rank)] ?? 'th');
  return [chipsText(rank, language), end];
}
