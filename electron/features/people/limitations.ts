import { limitationsContract } from '../../../shared/contract/people-privacy.ts';
import { isOver } from '../../../shared/domain/people/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { queryHandler } from '../../desk/feature.ts';
import { limitationRows } from './list-rows.ts';

interface Limitations {
  readonly listId: string | null;
  readonly limitations: readonly object[];
}

/** `people.limitations`: the voluntary limitations that stand today. */
export const limitationsQuery = queryHandler({
  contract: limitationsContract,
  answer: (read, _input, { at }): Limitations => {
    const { house, lists } = read.state('house');
    const today = localDate(at, house.identity?.timeZone ?? 'UTC');
    const standing = limitationRows(read).filter((row) => !isOver(row, today));
    return {
      listId: lists.limitation?.listId ?? null,
      limitations: standing
        .map(({ surname, givenNames, birthDate, until }) => ({ surname, givenNames, birthDate, until }))
        .sort((left, right) => (left.until ?? '9999').localeCompare(right.until ?? '9999')),
    };
  },
  looks: (answer) => {
    const { listId, limitations } = answer as Limitations;
    return listId === null || limitations.length === 0 ? [] : [{ depth: 'list', subject: `limitation/${listId}` }];
  },
});
