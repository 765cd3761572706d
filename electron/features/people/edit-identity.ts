import { editIdentityContract } from '../../../shared/contract/people.ts';
import { checkRecords, editIdentity, type EditIdentityFacts } from '../../../shared/domain/people/index.ts';
import { commandHandler, type CommandHandler } from '../../desk/feature.ts';
import { identityDigest, saltOf } from './person-records.ts';
import type { FlagEvents } from './registration-port.ts';
import { findingsOfEdit } from './rescreening.ts';
import { savePerson } from './save-person.ts';
import { screenPerson } from './screening.ts';

interface Facts extends EditIdentityFacts {
  readonly salt: string | undefined;
}

export const editIdentityHandler = (flagEvents: FlagEvents): CommandHandler =>
  commandHandler<typeof editIdentityContract, 'house', Facts>({
    contract: editIdentityContract,
    stream: () => ({ kind: 'house' }),
    facts: (read, { person, identity }, { at }) => {
      const salt = saltOf(read, person);
      return {
        salt,
        digest: salt === undefined ? null : identityDigest(salt, identity),
        verdicts: screenPerson(read, identity, { at, person }),
        flagged: flagEvents(findingsOfEdit(read, { person, identity, at })),
      };
    },
    decide: (_state, input, facts) => editIdentity(input, facts),
    store: (write, { person, identity }, { salt }) => {
      if (salt !== undefined) savePerson(write, person, { salt, identity });
    },
    answer: (events, { verdicts }) => ({
      checks: checkRecords(verdicts),
      flagged: events.slice(1).map(({ stream, data }) => ({ stream, ...data })),
    }),
  });
