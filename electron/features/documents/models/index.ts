import type { DeskReader } from '../../../desk/feature.ts';
import type { PaperJob, PaperKind, PaperModels } from '../../../documents/index.ts';
import type { PaperRow } from '../queue.ts';
import { bulletinModel } from './bulletin.ts';
import { appointmentModel, noticeModel, rulesModel } from './planning.ts';
import { paymentSlipModel, prizeSheetModel } from './prizes.ts';
import { rebuyModel, receiptModel } from './receipts.ts';
import { refundModel } from './refund.ts';
import { registerPageModel } from './register-page.ts';
import { seatListModel } from './seat-list.ts';
import { sourceEvent, sourceOf, staffName, type Gathering, type PaperSource } from './source.ts';

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

/** Gathers what a paper shows, from the journal and the vault. Throws `NotDrawable`. */
export const gatherPaper = (gathering: Gathering, row: PaperRow): PaperJob =>
  ({ kind: row.kind, model: models[row.kind](sourceOf(gathering, row)) }) as PaperJob;

/** The archived paper under the mark of a duplicate: who printed it again, and when (FR-REG-55). */
export function markedDuplicate(read: DeskReader, row: PaperRow, job: PaperJob): PaperJob {
  const by = staffName({ read }, sourceEvent(read, row).event.actor);
  return { ...job, model: { ...job.model, duplicate: { copy: row.copy, at: row.dueAt, by } } } as PaperJob;
}
