import { dueContract, pageContract } from '../../../shared/contract/levy.ts';
import { levyOpenPoints, overdue, refuseLevy } from '../../../shared/domain/levy/index.ts';
import { queryHandler } from '../../desk/feature.ts';
import { profileOf } from '../tournament/index.ts';
import { pageOfBook } from './book.ts';
import { bookAt } from './next-line.ts';

const page = queryHandler({
  contract: pageContract,
  answer: (read, input, { at }) => {
    const book = input.book ?? bookAt(read, at).book;
    return pageOfBook(read, book, input.page) ?? refuseLevy('levy.noBook', { book });
  },
});

/** Tournaments that may still owe something: awarded without a line in force, or with a line that lacks a signature. */
const unsettled = `
  SELECT tournament FROM rankings WHERE tournament NOT IN
    (SELECT tournament FROM levy_lines WHERE corrects IS NULL AND corrected_by IS NULL)
  UNION SELECT tournament FROM levy_lines WHERE countersigned_at IS NULL`;

const due = queryHandler({
  contract: dueContract,
  answer: (read, _input, { at }) => ({
    due: read.db
      .all<{ tournament: string }>(unsettled)
      .flatMap(({ tournament }) => {
        const state = read.state('tournament', tournament);
        const terms = profileOf(read, state.plan).levy;
        return levyOpenPoints(state).map((point) => ({
          tournament,
          ...point,
          overdue: overdue(point.sinceAt, at, terms),
        }));
      })
      .sort((a, b) => a.sinceAt - b.sinceAt),
  }),
});

export const levyQueries = [page, due];
