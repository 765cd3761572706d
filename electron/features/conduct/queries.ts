import {
  conductLogContract,
  refundsOwedContract,
  suspensionsContract,
} from '../../../shared/contract/conduct-queries.ts';
import { suspendedOn } from '../../../shared/domain/people/index.ts';
import { owedEntries, refundDue } from '../../../shared/domain/registration/index.ts';
import { addCents } from '../../../shared/kernel/cents.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import { queryHandler } from '../../desk/feature.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { allSuspensions, personOf } from '../people/index.ts';
import { zoneOf } from '../tournament/index.ts';
import { conductLines } from './log-lines.ts';

/** Free text is for those who answer for the house; the floor sees what was done, not what was written. */
const readsTexts: readonly Role[] = ['responsible-director', 'committee-member', 'compliance'];

const log = queryHandler({
  contract: conductLogContract,
  answer: (read, { tournament }, { roles }) => ({
    lines: conductLines(read, tournament, { texts: roles.some((role) => readsTexts.includes(role)) }),
  }),
});

const suspensions = queryHandler({
  contract: suspensionsContract,
  answer: (read, _input, { at }) => {
    const today = localDate(at, zoneOf(read));
    return {
      suspensions: allSuspensions(read.db)
        .filter((row) => suspendedOn(row, today))
        .map((row) => {
          const { surname = null, givenNames = null } = personOf(read, row.person) ?? {};
          return { ...row, surname, givenNames, reason: read.vault.text(row.reason) ?? null };
        }),
    };
  },
});

const refundsOwed = queryHandler({
  contract: refundsOwedContract,
  answer: (read, { tournament }) => {
    const owed = owedEntries(read.state('tournament', tournament)).map((entry) => ({
      entry: entry.entry,
      number: entry.number,
      ...refundDue(entry),
    }));
    return {
      owed,
      totalCents: addCents(
        ...owed.flatMap(({ caveCents, recaveCents, feeCents }) => [caveCents, recaveCents, feeCents]),
      ),
    };
  },
});

export const conductQueryHandlers = [log, suspensions, refundsOwed];
