import {
  checkWorkerFileContract,
  listWorkerContract,
  listWorkersContract,
  removeWorkerContract,
} from '../../../shared/contract/notice-staff.ts';
import {
  checkWorkerFile,
  listWorker,
  missingPieces,
  removeWorker,
  workerList,
} from '../../../shared/domain/notices/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { commandHandler, queryHandler } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { zoneOf } from '../tournament/index.ts';

const list = commandHandler({
  contract: listWorkerContract,
  stream: ofTournament,
  facts: (read, { tournament, worker, name }) => ({
    id: tournament,
    worker: worker ?? read.chance.id('w'),
    text: textToSeal(read.chance, name),
  }),
  decide: (state, { task }, { id, worker, text }) => listWorker(state, { worker, task }, { id, name: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (_events, { worker }) => ({ worker }),
});

const remove = commandHandler({
  contract: removeWorkerContract,
  stream: ofTournament,
  facts: () => ({}),
  decide: (state, { worker, tournament }) => removeWorker(state, worker, tournament),
});

const check = commandHandler({
  contract: checkWorkerFileContract,
  stream: ofTournament,
  facts: (read, { tournament }, { at }) => ({ id: tournament, today: localDate(at, zoneOf(read)) }),
  decide: (state, { worker, pieces, extractDatedOn }, facts) =>
    checkWorkerFile(state, { worker, pieces, extractDatedOn }, facts),
});

const show = queryHandler({
  contract: listWorkersContract,
  answer: (read, { tournament }) => ({
    workers: workerList(read.state('tournament', tournament).notices).map((worker) => ({
      ...{ worker: worker.worker, task: worker.task, checkedAt: worker.checkedAt },
      name: read.vault.text(worker.textId) ?? null,
      missing: missingPieces(worker),
    })),
  }),
});

export const staffCommands = [list, remove, check];
export const staffQueries = [show];
