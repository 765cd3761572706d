import { compactName, filingKeys, nameLikeness, type Identity } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { nearbyOf } from './nearby.ts';
import { personOf } from './person-records.ts';

/**
 * The person on file with the same names, birth date and birth place, if there is one: a returning player keeps their id.
 * Anything less is left to a person who chooses from a search.
 */
export function knownPerson(
  read: Pick<DeskReader, 'db' | 'vault'>,
  identity: Identity,
  nearby = nearbyOf(read, identity),
): string | undefined {
  const [birth, names] = filingKeys(identity) as [string, string];
  for (const [person, texts] of nearby.persons) {
    if (!texts.has(birth) || !texts.has(names)) continue;
    const other = personOf(read, person);
    if (other && isSamePerson(identity, other)) return person;
  }
  return undefined;
}

const isSamePerson = (left: Identity, right: Identity): boolean =>
  left.birthDate === right.birthDate &&
  compactName(left.birthPlace) === compactName(right.birthPlace) &&
  nameLikeness(left, right) === 'same';
