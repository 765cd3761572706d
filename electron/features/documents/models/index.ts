import type { DeskReader } from '../../../desk/feature.ts';
import type { PaperJob, PaperKind, PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import type { PaperRow } from '../queue.ts';
import { bulletinModel } from './bulletin.ts';
import { appointmentModel, noticeModel, rulesModel } from './planning.ts';
import { paymentSlipModel, prizeSheetModel } from './prizes.ts';
import { rebuyModel, receiptModel } from './receipts.ts';
import { refundModel } from './refund.ts';
import { registerPageModel } from './register-page.ts';
import { seatListModel } from './seat-list.ts';
import {
  houseSourceOf,
  sourceEvent,
  sourceOf,
  staffName,
  type Gathering,
  type HouseSource,
  type PaperSource,
} from './source.ts';

export { TournamentHistory } from './history.ts';
export type { Gathering } from './source.ts';

type Models = { readonly [Kind in PaperKind]: (source: PaperSource) => PaperModels[Kind] };

const models: Models = {
  bulletin: bulletinModel,
  receipt: receiptModel,
  'rebuy-receipt': rebuyModel,
  'refund-receipt': refundModel,
  'rules-booklet': rulesModel,
  'notice-letter': noticeModel,
  appointment: appointmentModel,
  'seat-list': seatListModel,
  'prize-sheet': prizeSheetModel,
  'payment-slip': paymentSlipModel,
  'register-page': registerPageModel,
};

/** Papers that the house itself makes due: nothing of a tournament is needed for them. */
const houseModels: Partial<{ readonly [Kind in PaperKind]: (source: HouseSource) => PaperModels[Kind] }> = {
  'register-page': registerPageModel,
};

/** Gathers what a paper shows, from the journal and the vault. Throws `NotDrawable`. */
export function gatherPaper(gathering: Gathering, row: PaperRow): PaperJob {
  if (row.tournament !== '') return { kind: row.kind, model: models[row.kind](sourceOf(gathering, row)) } as PaperJob;
  const model = houseModels[row.kind];
  if (!model) throw new NotDrawable(`no tournament for ${row.paper}`);
  return { kind: row.kind, model: model(houseSourceOf(gathering, row)) } as PaperJob;
}

/** The archived paper under the mark of a duplicate: who printed it again, and when (FR-REG-55). */
export function markedDuplicate(read: DeskReader, row: PaperRow, job: PaperJob): PaperJob {
  const by = staffName({ read }, sourceEvent(read, row).event.actor);
  return { ...job, model: { ...job.model, duplicate: { copy: row.copy, at: row.dueAt, by } } } as PaperJob;
}
