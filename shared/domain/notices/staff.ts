import { monthsBefore } from '../../kernel/calendar.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { phaseOf, tournamentStream, type Plan } from '../tournament/index.ts';
import { noticeEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { workerList, type Notices } from './state.ts';
import { workerPieces, type ExtraWorker, type WorkerPiece } from './workers.ts';

type Slices = { readonly plan: Plan; readonly notices: Notices };

/** The extract of the criminal record is to be younger than this (art. 15). */
const extractMonths = 2;

export interface ListWorker {
  readonly worker: string;
  readonly task: string;
}

/**
 * Lists a person hired for this tournament beside the house's own staff; the local correspondent is to be informed (FR-REG-08). The
 * name is sealed: the journal holds its digest.
 */
export function listWorker({ plan, notices }: Slices, { worker, task }: ListWorker, facts: WorkerFacts): Decision {
  const refused = refuseWhenOver(plan, facts.id);
  if (refused) return refused;
  if (notices.workers[worker]) return refuse('notices.workerTwice', { worker });
  return accept(noticeEvent(tournamentStream(facts.id), 'notices.workerListed', { worker, task, ...facts.name }));
}

interface WorkerFacts {
  readonly id: string;
  readonly name: SealedText;
}

/** Takes somebody off the list; what was told to an authority about them stays as it was told. */
export function removeWorker({ plan, notices }: Slices, worker: string, id: string): Decision {
  const refused = refuseWhenOver(plan, id);
  if (refused) return refused;
  if (!notices.workers[worker]) return refuse('notices.workerUnknown', { worker });
  return accept(noticeEvent(tournamentStream(id), 'notices.workerRemoved', { worker }));
}

export interface CheckedFile {
  readonly worker: string;
  readonly pieces: readonly WorkerPiece[];
  /** The date of the criminal-record extract, looked at and not kept. */
  readonly extractDatedOn?: string | undefined;
}

/**
 * Records which pieces of the person's file were seen, and never what they say (FR-REG-09). An extract of the criminal record counts
 * when it is less than two months old on that day.
 */
export function checkWorkerFile(
  { notices }: Slices,
  file: CheckedFile,
  { id, today }: { readonly id: string; readonly today: string },
): Decision {
  if (!notices.workers[file.worker]) return refuse('notices.workerUnknown', { worker: file.worker });
  if (file.pieces.includes('criminal-record-extract')) {
    const { extractDatedOn } = file;
    if (extractDatedOn === undefined || extractDatedOn > today) return refuse('notices.extractUndated');
    const oldest = monthsBefore(today, extractMonths).latest;
    if (extractDatedOn < oldest) return refuse('notices.extractTooOld', { extractDatedOn, oldest });
  }
  const pieces = workerPieces.filter((piece) => file.pieces.includes(piece));
  return accept(noticeEvent(tournamentStream(id), 'notices.workerFileChecked', { worker: file.worker, pieces }));
}

function refuseWhenOver(plan: Plan, id: string) {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('notices.tournamentUnknown', { tournament: id });
  return phase === 'closed' || phase === 'cancelled' ? refuse('notices.tournamentOver', { phase }) : undefined;
}

/** The pieces that a file still lacks, in order; none: complete. */
export const missingPieces = (worker: Pick<ExtraWorker, 'pieces'>): readonly WorkerPiece[] =>
  workerPieces.filter((piece) => !worker.pieces.includes(piece));

/** Extra staff whose file is not complete: a warning at the opening and wherever they work, no obstacle (FR-REG-09). */
export const incompleteFiles = (notices: Pick<Notices, 'workers'>): readonly ExtraWorker[] =>
  workerList(notices).filter((worker) => missingPieces(worker).length > 0);
