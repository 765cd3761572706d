import type { InputOf } from '../../../shared/contract/define.ts';
import type { preRegisterContract } from '../../../shared/contract/registration.ts';
import { nameLikeness, type Identity, type Verdict } from '../../../shared/domain/people/index.ts';
import {
  entryById,
  refuseRegistration,
  type PersonFacts,
  type SealedDecision,
} from '../../../shared/domain/registration/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import type { Call, DeskReader, DeskWriter } from '../../desk/feature.ts';
import { sealText, textToSeal, type TextToSeal } from '../../desk/sealed-text.ts';
import {
  identityDigest,
  knownPerson,
  nearbyOf,
  personOf,
  saltOf,
  savePerson,
  screenPerson,
  type Nearby,
} from '../people/index.ts';

type PersonInput = Omit<InputOf<typeof preRegisterContract>, 'entry' | 'person'> & {
  readonly entry?: string | undefined;
  readonly person?: string | undefined;
};

export interface GatheredPerson extends PersonFacts {
  readonly salt: string;
  readonly identity: Identity;
  readonly texts: readonly TextToSeal[];
}

const saltBytes = 32;

/**
 * Who stands at the desk, screened on the spot: a returning person keeps their id and salt. Refuses a person id that
 * belongs to somebody else, so that no entry passes to another (FR-REG-50).
 */
export function gatherPerson(read: DeskReader, input: PersonInput, call: Call): GatheredPerson | Refused {
  const { identity, tournament } = input;
  const nearby = nearbyOf(read, identity);
  const person = personFor(read, input, nearby);
  if (isRefused(person)) return person;
  const { id, knownSalt } = person;
  const salt = knownSalt ?? read.chance.hex(saltBytes);
  const verdicts = screenPerson(read, identity, {
    at: call.at,
    tournament,
    entry: ownEntry(read, input),
    person: knownSalt === undefined ? undefined : id,
    mrz: input.mrz,
    documentVerdict: input.documentVerdict,
    nearby,
  });
  return {
    entry: input.entry ?? read.chance.id('e'),
    person: id,
    salt,
    identity,
    digest: identityDigest(salt, identity),
    verdicts,
    ...sealedDecisions(read, input.decisions, verdicts),
    account: call.account,
    roles: call.roles,
  };
}

interface PersonId {
  readonly id: string;
  readonly knownSalt: string | undefined;
}

function personFor(read: DeskReader, { identity, person: given }: PersonInput, nearby: Nearby): PersonId | Refused {
  const known = knownPerson(read, identity, nearby);
  if (given === undefined || given === known) {
    const id = known ?? read.chance.id('p');
    return { id, knownSalt: known && saltOf(read, id) };
  }
  const onFile = personOf(read, given);
  if (onFile && !isSame(onFile, identity)) return refuseRegistration('registration.otherPerson', { person: given });
  const id = onFile ? given : (known ?? given);
  return { id, knownSalt: saltOf(read, id) };
}

/** Names that are only close are corrected first, which screens every entry of the person again (R24). */
const isSame = (left: Identity, right: Identity): boolean =>
  left.birthDate === right.birthDate && nameLikeness(left, right) === 'same';

/** The pre-registration that is being paid is no duplicate of itself. */
function ownEntry(read: DeskReader, { tournament, entry }: PersonInput): string | undefined {
  if (entry === undefined) return undefined;
  const { registration } = read.state('tournament', tournament);
  return entryById(registration, entry)?.state === 'pre-registered' ? entry : undefined;
}

/** Decisions with their reasons on the way into the vault; those on verdicts that need none are dropped. */
export function sealedDecisions(
  { chance }: DeskReader,
  given: PersonInput['decisions'],
  verdicts: readonly Verdict[],
): { readonly decisions: readonly SealedDecision[]; readonly texts: readonly TextToSeal[] } {
  const needed = (given ?? []).filter(({ code }) =>
    verdicts.some((verdict) => verdict.verdict === 'decide' && verdict.code === code),
  );
  const texts = needed.map(({ reason }) => textToSeal(chance, reason));
  const decisions = needed.flatMap(({ code, outcome }, index) => {
    const text = texts[index];
    return text ? [{ code, outcome, ...text.sealed }] : [];
  });
  return { decisions, texts };
}

/** Seals the person's data and the reasons of decisions in the same transaction as the event. */
export function keepPerson(write: DeskWriter, { person, salt, identity, texts }: GatheredPerson): void {
  savePerson(write, person, { salt, identity });
  for (const text of texts) sealText(write, text);
}
