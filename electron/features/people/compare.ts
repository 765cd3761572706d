import { comparePersonContract } from '../../../shared/contract/people-privacy.ts';
import { compareRow, lookupKeys, matchingRule, type ListKind } from '../../../shared/domain/people/index.ts';
import { queryHandler } from '../../desk/feature.ts';
import { blindsOf } from './blind-index.ts';
import { listRowsUnder } from './list-rows.ts';
import { screeningDay } from './screening.ts';

/** More rows than these are no help to anybody who decides. */
const mostRows = 10;

interface Answer {
  readonly rows: readonly { readonly list: ListKind; readonly listId: string }[];
}

/** What may be seen of the listed persons whom somebody resembles; each time it is noted who looked, and into which issue. */
export const compareQuery = queryHandler({
  contract: comparePersonContract,
  answer: (read, identity, { at }) => {
    const { today } = screeningDay(read, { at });
    const { lists } = read.state('house');
    const rows = listRowsUnder(read, blindsOf(read.vault, lookupKeys(identity))).flatMap((found) => {
      const compared = compareRow(identity, found, today);
      return compared ? [{ ...compared, listId: lists[found.list]?.listId ?? '' }] : [];
    });
    return { matching: matchingRule.id, rows: rows.slice(0, mostRows) };
  },
  looks: (answer) =>
    [...new Set((answer as Answer).rows.map(({ list, listId }) => `${list}/${listId}`))].map((subject) => ({
      depth: 'list',
      subject,
    })),
});
