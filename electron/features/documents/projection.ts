import type { PaperArchived } from '../../../shared/domain/documents/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { dueRules, type DuePaper } from './due-papers.ts';
import { filePaper, queuePapers } from './queue.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';

type AnyDueRule = (data: object, event: JournalEvent, tournament: string) => readonly DuePaper[];

/** A paper of the house itself belongs to no tournament. */
const tournamentOf = (stream: string): string =>
  stream.startsWith('tournament/') ? stream.slice('tournament/'.length) : '';

const queueing: Projection['on'] = Object.fromEntries(
  Object.entries(dueRules).map(([type, rule]) => [
    type,
    on<object>((db, event) => {
      const tournament = tournamentOf(event.stream);
      queuePapers(db, { event, tournament, due: (rule as AnyDueRule)(event.data, event, tournament) });
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
