import { cents } from '../kernel/cents.ts';
import { formatMoney } from '../kernel/money-format.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { sentences, type Language } from './sentences.ts';

export type { Language } from './sentences.ts';

/** The sentence of a refusal: what happened, why, what to do. An unknown code is shown as itself. */
export function sentenceOf(language: Language, { code, params }: Pick<Refusal, 'code' | 'params'>): string {
  const sentence = sentences[language][code] ?? code;
  const told = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : shown(language, name, value);
  });
  return spaced(language, told);
}

/**
 * Where a line may not break. The model 11 ter keeps its name whole in every language; French puts a no-break space before a double
 * sign, which never begins a line, and after « and n°.
 */
export function spaced(language: Language, text: string): string {
  const named = text.replace(/\b11 ter\b/g, '11\u00a0ter');
  return language === 'fr' ? named.replace(/ ([:;?!»%€])/g, '\u00a0$1').replace(/(«|\b[nN]°) /g, '$1\u00a0') : named;
}

/** Amounts are told by their name (`paidCents`), dates by their form; lists are set apart by commas, what they name in words. */
function shown(language: Language, name: string, value: Refusal['params'][string]): string {
  if (value === null) return '—';
  if (typeof value === 'number' && name.endsWith('Cents')) return formatMoney(cents(value), language);
  if (typeof value === 'object') return value.map((item) => sentences[language][`${name}.${item}`] ?? item).join(', ');
  const date = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) : null;
  return date && language === 'fr' ? `${date[3]}/${date[2]}/${date[1]}` : String(value);
}
