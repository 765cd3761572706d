import type { PaperArchived } from '../../../shared/domain/documents/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { dueRules, type DueBefore, type DuePaper } from './due-papers.ts';
import { bookLinesOf, filePaper, numberOfSubject, queuePapers } from './queue.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';

type AnyDueRule = (data: object, event: JournalEvent, before: DueBefore) => readonly DuePaper[];

/** A paper of the house itself belongs to no tournament. */
const tournamentOf = (stream: string): string =>
  stream.startsWith('tournament/') ? stream.slice('tournament/'.length) : '';

const queueing: Projection['on'] = Object.fromEntries(
  Object.entries(dueRules).map(([type, rule]) => [
    type,
    on<object>((db, event) => {
      const tournament = tournamentOf(event.stream);
      const before: DueBefore = {
        tournament,
        numberOf: (kind, ref) => numberOfSubject(db, kind, ref),
        bookLinesOf: (tournaments) => bookLinesOf(db, tournaments),
      };
      queuePapers(db, { event, tournament, due: (rule as AnyDueRule)(event.data, event, before) });
    }),
  ]),
);

/** Which papers are due, from the events that make them so, and which are filed. */
export const documentsProjection: Projection = {
  tables: ['papers', 'papers_filed'],
  on: {
    ...queueing,
    'documents.archived': on<PaperArchived>(filePaper),
  },
};
