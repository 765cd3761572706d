import { documentKey, lookupKeys, type Identity } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { blindsOf, lookupSlots, slotList } from './blind-index.ts';
import { unfiledUnder } from './unfiled.ts';

type Reader = Pick<DeskReader, 'db' | 'vault'>;

/**
 * Who is on file under one of the texts that a person is looked for under, each with the texts that led to them. Their data
 * may have been corrected since: compare in full.
 */
export interface Nearby {
  /** The texts' blinds, in the order of the texts. */
  readonly blinds: readonly number[];
  readonly persons: ReadonlyMap<string, ReadonlySet<string>>;
}

const underAny = `SELECT blind, person FROM person_keys WHERE blind IN ${slotList}`;

export function personsUnder(read: Reader, texts: readonly string[]): Nearby {
  const blinds = blindsOf(read.vault, texts);
  const persons = new Map<string, Set<string>>();
  const add = (person: string, text: string): void => {
    const led = persons.get(person);
    if (led) led.add(text);
    else persons.set(person, new Set([text]));
  };
  for (const { blind, person } of read.db.all<{ blind: number; person: string }>(underAny, ...lookupSlots(blinds)))
    add(person, texts[blinds.indexOf(blind)] ?? '');
  for (const text of texts) for (const person of unfiledUnder(read, text)) add(person, text);
  return { blinds, persons };
}

/** Everybody who may be this person, or share their name, birth date or document: asked for once a registration. */
export const nearbyOf = (read: Reader, identity: Identity): Nearby =>
  personsUnder(read, [...lookupKeys(identity), documentKey(identity.document.number)]);
