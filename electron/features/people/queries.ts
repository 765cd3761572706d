import {
  importProgressContract,
  screenContract,
  searchPeopleContract,
  showListsContract,
  showPersonContract,
  stopImportContract,
} from '../../../shared/contract/people.ts';
import {
  listAgeOn,
  listKinds,
  matchingRule,
  mostSevere,
  outcomeOf,
  refusePeople,
} from '../../../shared/domain/people/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { queryHandler } from '../../desk/feature.ts';
import { compareQuery } from './compare.ts';
import { importProgress, stopImport } from './import-progress.ts';
import { limitationsQuery } from './limitations.ts';
import { looksQuery } from './looks.ts';
import { personOf } from './person-records.ts';
import { isRestricted } from './retention/holds.ts';
import { screeningDay, screenPerson } from './screening.ts';
import { searchPeople } from './search.ts';

const screenHandler = queryHandler({
  contract: screenContract,
  answer: (read, { identity, at, ...given }, call) => {
    const occasion = { ...given, at: at === undefined ? call.at : parseInstant(at) };
    const verdicts = screenPerson(read, identity, occasion);
    return {
      outcome: outcomeOf(verdicts),
      decisive: mostSevere(verdicts),
      verdicts,
      today: screeningDay(read, occasion).today,
    };
  },
});

const defaultLimit = 20;

/** Roles to whom data under restriction are still shown. */
const answersFor = new Set<string>(['responsible-director', 'compliance']);

const searchHandler = queryHandler({
  contract: searchPeopleContract,
  answer: (read, { text, limit = defaultLimit }, { roles }) => ({
    people: searchPeople(read, text, { limit, restricted: roles.some((role) => answersFor.has(role)) }),
  }),
});

/** Roles that work with the whole record; others are shown the names. */
const seesRecord = new Set<string>(['responsible-director', 'committee-member', 'cashier', 'compliance']);

const showHandler = queryHandler({
  contract: showPersonContract,
  answer: (read, { person }, { roles }) => {
    const identity = personOf(read, person);
    if (!identity) return refusePeople('people.unknown', { person });
    if (isRestricted(read, person) && !roles.some((role) => answersFor.has(role)))
      return refusePeople('people.restrictedToOthers', { person });
    if (roles.some((role) => seesRecord.has(role))) return { person, identity };
    const { surname, givenNames, usageName } = identity;
    return { person, identity: { surname, givenNames, usageName } };
  },
});

const listsHandler = queryHandler({
  contract: showListsContract,
  answer: (read, _input, { at }) => {
    const { today, terms } = screeningDay(read, { at });
    const { lists } = read.state('house');
    return {
      matching: matchingRule,
      lists: listKinds.map((list) => {
        const version = lists[list];
        return {
          list,
          version,
          ...(list === 'exclusion' && version && { age: listAgeOn(version.listDate, today, terms) }),
        };
      }),
    };
  },
});

const progressHandler = queryHandler({
  contract: importProgressContract,
  answer: (_read, { run }) => importProgress(run),
});

const stopHandler = queryHandler({
  contract: stopImportContract,
  answer: (_read, { run }) => ({ stopped: stopImport(run) }),
});

export const peopleQueries = [
  compareQuery,
  limitationsQuery,
  looksQuery,
  progressHandler,
  stopHandler,
  screenHandler,
  searchHandler,
  showHandler,
  listsHandler,
];
