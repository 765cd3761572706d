import { cents, type BasisPoints, type Cents } from './cents.ts';

export type MoneyLocale = 'fr' | 'en';

/** The largest amount that any field takes, in cents: one thousand million euros. */
export const largestAmountCents = 1_000_000_000_00;

type MoneyTextError = 'empty' | 'not-an-amount' | 'ambiguous' | 'too-many-decimals' | 'negative' | 'too-big';

export type ParsedMoney = { readonly cents: Cents } | { readonly error: MoneyTextError };

const thinSpace = '\u202f';
const noBreakSpace = '\u00a0';
const minusSign = '\u2212';

const marks = {
  fr: { group: thinSpace, decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const;

const fail = (error: MoneyTextError): ParsedMoney => ({ error });

/**
 * Reads an amount in euros as people type or paste it: `12,5`, `1 234,56` (any kind of space), `1.234,56`, `1,234.56`,
 * `1 234,50 €`, `€12`. Refused: letters, exponents, crooked groups, more than two decimals, a lone group of three digits
 * after a comma or a dot (`1.234` may be either), more than `largestAmountCents`, and a minus unless `negative` allows it.
 */
export function parseMoney(text: string, allow: { readonly negative?: boolean } = {}): ParsedMoney {
  const bare = text
    .replace(/\s/g, ' ')
    .trim()
    .replace(/^([-\u2212]?) ?€ ?/, '$1')
    .replace(/ ?(€|EUR)$/, '');
  if (bare === '') return fail('empty');
  const sign = /^[-\u2212] ?/.exec(bare);
  const parts = splitAmount(sign ? bare.slice(sign[0].length) : bare);
  if ('error' in parts) return parts;
  const amount = BigInt(parts.whole) * 100n + BigInt(parts.decimals.padEnd(2, '0'));
  if (amount > BigInt(largestAmountCents)) return fail('too-big');
  if (sign && amount !== 0n && allow.negative !== true) return fail('negative');
  return { cents: cents(Number(sign ? -amount : amount)) };
}

type AmountParts = { readonly whole: string; readonly decimals: string } | { readonly error: MoneyTextError };

/** Thousands apart by the same mark throughout, then perhaps a decimal mark, which is another one. */
const grouped = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;
/** A lone dot or comma before exactly three digits: thousands here, decimals there. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

function splitAmount(text: string): AmountParts {
  if (ambiguous.test(text)) return { error: 'ambiguous' };
  const withGroups = grouped.exec(text);
  const found = withGroups ? [withGroups[1], withGroups[3]] : plain.exec(text)?.slice(1);
  if (!found) return { error: 'not-an-amount' };
  const [whole = '', decimals = ''] = found;
  return decimals.length > 2 ? { error: 'too-many-decimals' } : { whole: whole.replace(/\D/g, ''), decimals };
}

/** A whole number with its thousands apart: `1 842` (U+202F) or `1,842`; minus is U+2212. */
export function formatCount(count: number, locale: MoneyLocale): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number: ${count}`);
  const digits = String(Math.abs(count)).replace(/\B(?=(\d{3})+$)/g, marks[locale].group);
  return count < 0 ? `${minusSign}${digits}` : digits;
}

/** `1 234,56 €` with U+202F between thousands and U+00A0 before the sign, or `€1,234.56`; minus is U+2212, zero has none. */
export function formatMoney(amount: Cents, locale: MoneyLocale): string {
  const whole = formatCount(Math.floor(Math.abs(amount) / 100), locale);
  const figures = `${whole}${marks[locale].decimal}${String(Math.abs(amount) % 100).padStart(2, '0')}`;
  const sign = amount < 0 ? minusSign : '';
  return locale === 'fr' ? `${sign}${figures}${noBreakSpace}€` : `${sign}€${figures}`;
}

/** `4 %` and `18,5 %` with U+00A0, or `4%` and `18.5%`: only the decimals that are needed. */
export function formatPercent(rate: BasisPoints, locale: MoneyLocale): string {
  const decimals = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const figures = formatCount(Math.floor(rate / 100), locale) + (decimals && marks[locale].decimal + decimals);
  return locale === 'fr' ? `${figures}${noBreakSpace}%` : `${figures}%`;
}
