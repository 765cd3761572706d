import type { InputOf } from '../../../shared/contract/define.ts';
import { knownPlayerContract, wonEntryContract } from '../../../shared/contract/registration-queries.ts';
import { documentKey, nameLikeness } from '../../../shared/domain/people/index.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { personOf, searchPeople } from '../people/index.ts';
import { wonEntry } from './won-entry.ts';

/** So many people share a birth date, at the most that matter. */
const mostOfOneDay = 50;

/** The one person of these names and birth date; of several the one with this document, else nobody: a person then searches. */
function found(read: DeskReader, asked: InputOf<typeof knownPlayerContract>): string | undefined {
  const born = searchPeople(read, asked.birthDate, { limit: mostOfOneDay }).filter(
    (one) => one.birthDate === asked.birthDate && nameLikeness(namesOf(one), asked) === 'same',
  );
  const [only, ...others] = born.map(({ person }) => person);
  if (only === undefined || others.length === 0) return only;
  const document = documentKey(asked.documentNumber);
  return born
    .map(({ person }) => person)
    .find((person) => documentKey(personOf(read, person)?.document.number ?? '') === document);
}

const namesOf = ({ usageName, ...names }: { surname: string; givenNames: string; usageName: string | null }) => ({
  ...names,
  ...(usageName !== null && { usageName }),
});

export const knownPlayerQuery = queryHandler({
  contract: knownPlayerContract,
  answer: (read, asked) => {
    const person = found(read, asked);
    const identity = person === undefined ? undefined : personOf(read, person);
    if (person === undefined || !identity) return { known: null };
    const played = read.db.get<{ tournaments: number }>(
      "SELECT count(*) AS tournaments FROM entries WHERE person = ? AND state IN ('registered', 'checked-in')",
      person,
    );
    const last = read.db.get<{ day: string | null }>('SELECT max(day) AS day FROM receipts WHERE person = ?', person);
    return { known: { person, identity, tournaments: played?.tournaments ?? 0, lastDay: last?.day ?? null } };
  },
});

export const wonEntryQuery = queryHandler({
  contract: wonEntryContract,
  answer: (read, { tournament, ...asked }) => {
    const person = found(read, asked);
    return { amountCents: person === undefined ? null : (wonEntry(read, person, tournament)?.amountCents ?? null) };
  },
});
