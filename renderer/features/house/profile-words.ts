import type { Profile, Wording } from '../../../shared/domain/profile/index.ts';
import { basisPoints } from '../../../shared/kernel/cents.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import { amountText, dayNumbers, type TextKey, type Texts } from '../../texts/index.ts';

export interface Wordings {
  readonly t: Texts['t'];
  readonly language: Texts['language']['value'];
}

/** Words of a profile by the texts that tell them. */
const families: Readonly<Record<string, readonly string[]>> = {
  'house.word': [
    ...['allow', 'if-rules-say', 'warn', 'block', 'half-up-on-total', 'calendar', 'season'],
    ...['cave', 'rebuy', 'add-on', 'dealers-bonus', 'cash', 'entry', 'kind'],
  ],
  'app.role': ['responsible-director', 'committee-member', 'cashier', 'floor', 'compliance', 'administrator'],
  'house.room': ['gaming-room', 'annex', 'outside'],
  'house.choice.value': ['stack', 'wsop', 'share-all'],
  'tournament.guarantee': ['entry-control', 'video', 'cards', 'cash-desk'],
  'tournament.game': [
    ...['texas-holdem-no-limit', 'texas-holdem-pot-limit', 'texas-holdem-limit'],
    ...['omaha-no-limit', 'omaha-pot-limit', 'omaha-limit'],
  ],
};

/** Recipients and forms of tournaments by the names that profiles give them. */
export const namesIn = (profiles: readonly Profile[], language: Wordings['language']): ReadonlyMap<string, string> =>
  new Map(
    profiles.flatMap(({ recipients, formats }) => [
      ...recipients.map(({ role, name }) => [role, name[language]] as const),
      ...formats.map(({ format, name }) => [format, name[language]] as const),
    ]),
  );

/** A word of the file in the page's language; what is no such word, an article or a title, stands as it is. */
export function wordIn(word: string, names: ReadonlyMap<string, string>, { t, language }: Wordings): string {
  const family = Object.keys(families).find((each) => families[each]?.includes(word));
  if (family !== undefined) return t(`${family}.${word}` as TextKey);
  return /^\d{4}-\d\d-\d\d$/.test(word) ? dayNumbers(word, language) : (names.get(word) ?? word);
}

/** A number in its unit, which the last part of its path names. */
export function numberIn(path: string, value: number, { language }: Wordings): string {
  if (path.endsWith('BasisPoints')) return formatPercent(basisPoints(value), language);
  return path.endsWith('Cents') ? amountText(value, language) : String(value);
}

/** A thing that is said in one piece: a text in two languages, a term with its unit, a recipient. */
export function wholeIn(value: object, { t, language }: Wordings): string | undefined {
  if ('fr' in value) return (value as Wording)[language];
  if ('role' in value && 'name' in value) return (value.name as Wording)[language];
  if (!('unit' in value)) return undefined;
  const { unit, count } = value as { readonly unit: 'months' | 'days' | 'hours' | 'season-start'; count?: number };
  return unit === 'season-start' ? t('house.term.season-start') : t(`house.term.${unit}`, count ?? 0);
}
