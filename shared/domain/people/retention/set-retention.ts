import { accept, type Decision } from '../../../kernel/event.ts';
import { peopleEvent } from '../events.ts';
import { refuse, type PeopleRefusal } from '../refusals.ts';
import type { RetentionTerms } from './terms.ts';

/** Sets how long the house keeps each kind of data. Refuses less than the profile's terms for bulletins and money (`people.termTooShort`, A-16). */
export function setRetention(
  { terms }: { readonly terms: RetentionTerms },
  { least }: { readonly least: Pick<RetentionTerms, 'bulletinYears' | 'moneyYears'> },
): Decision<PeopleRefusal> {
  if (terms.bulletinYears < least.bulletinYears)
    return refuse('people.termTooShort', { kind: 'bulletins', years: terms.bulletinYears, least: least.bulletinYears });
  if (terms.moneyYears < least.moneyYears)
    return refuse('people.termTooShort', { kind: 'money', years: terms.moneyYears, least: least.moneyYears });
  return accept(peopleEvent('house', 'people.retentionSet', { terms }));
}
