import { workerPieces, workerTasks } from '../domain/notices/index.ts';
import { command, query } from './define.ts';
import { date, id } from './fields.ts';
import { z } from './zod.ts';

const preparers = ['responsible-director', 'committee-member'] as const;

/** Lists somebody hired for the tournament. The name is kept sealed. Answers `{worker}`. */
export const listWorkerContract = command({
  name: 'notices.listWorker',
  roles: preparers,
  input: z.strictObject({
    tournament: id,
    worker: id.optional(),
    name: z.string().trim().min(1).max(120),
    task: z.enum(workerTasks),
  }),
  refusals: ['notices.tournamentUnknown', 'notices.tournamentOver', 'notices.workerTwice'],
  example: { tournament: 't-sending', name: 'Nadège Aubin', task: 'dealer' },
});

export const removeWorkerContract = command({
  name: 'notices.removeWorker',
  roles: preparers,
  input: z.strictObject({ tournament: id, worker: id }),
  refusals: ['notices.tournamentUnknown', 'notices.tournamentOver', 'notices.workerUnknown'],
  example: { tournament: 't-sending', worker: 'w-sending-1' },
});

/** Which pieces of the file were seen; the extract's date is looked at and not kept. */
export const checkWorkerFileContract = command({
  name: 'notices.checkWorkerFile',
  roles: [...preparers, 'compliance'],
  input: z.strictObject({
    tournament: id,
    worker: id,
    pieces: z.array(z.enum(workerPieces)).max(workerPieces.length),
    extractDatedOn: date.optional(),
  }),
  refusals: ['notices.workerUnknown', 'notices.extractUndated', 'notices.extractTooOld'],
  example: {
    tournament: 't-sending',
    worker: 'w-sending-1',
    pieces: ['identity-copy', 'photograph', 'criminal-record-extract'],
    extractDatedOn: '2027-02-10',
  },
});

/** The extra staff of a tournament by name, with what is missing in each file. Answers `{workers}`. */
export const listWorkersContract = query({
  name: 'notices.workers',
  roles: [...preparers, 'compliance'],
  input: z.strictObject({ tournament: id }),
  refusals: [],
  example: { tournament: 't-sending' },
});

export const staffContracts = [listWorkerContract, removeWorkerContract, checkWorkerFileContract, listWorkersContract];
