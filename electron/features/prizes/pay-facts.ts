import type { InputOf } from '../../../shared/contract/define.ts';
import type { payContract } from '../../../shared/contract/prizes.ts';
import { isSamePerson, type PayFacts } from '../../../shared/domain/prizes/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import { localDate, yearOf } from '../../../shared/kernel/calendar.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { Call, DeskReader } from '../../desk/feature.ts';
import { nextPaperNumber } from '../../desk/numbers.ts';
import { personOf, saltOf } from '../people/index.ts';
import { zoneOf } from './basis.ts';

/** The identity seen now against the one that was registered; its digest is made with the person's own salt. */
export function payFacts(
  read: DeskReader,
  { tournament, entry, till, identity }: InputOf<typeof payContract>,
  { at }: Pick<Call, 'at'>,
): PayFacts {
  const { registration } = read.state('tournament', tournament);
  const person = entryById(registration, entry)?.person ?? '';
  const zone = zoneOf(read);
  const { expiry } = identity.document;
  return {
    number: nextPaperNumber(read.db, 'P', yearOf(at, zone)),
    tillState: read.state('till', till).till,
    samePerson: isSamePerson(personOf(read, person), identity),
    pastExpiry: expiry !== null && expiry < localDate(at, zone),
    digest: saltedDigest(saltOf(read, person) ?? '', identity),
  };
}
