import type { Identity } from '../identity.ts';
import { compactName } from '../names/fold-name.ts';
import type { Verdict } from './verdict.ts';
import { verdict } from './verdict.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** Fields of the address that must not be blank: abroad there may be no postcode. */
const neededFields = (country: string): readonly ('line' | 'postcode' | 'city')[] =>
  country === 'FRA' || isBlank(country) ? ['line', 'postcode', 'city'] : ['line', 'city'];

/** FR-REG-52: the bulletin holds at least civil status and address. A person may have one name only (R06). */
export function screenForm(identity: Identity): Verdict {
  const { address } = identity;
  const lacks = neededFields(address.country).filter((field) => isBlank(address[field]));
  if (compactName(identity.surname + identity.givenNames) === '' || isBlank(identity.birthPlace))
    return verdict('address', 'civil-status-missing');
  return lacks.length > 0
    ? verdict('address', 'address-missing', { fields: lacks })
    : verdict('address', 'form-complete');
}
