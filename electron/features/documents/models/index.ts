import type { DeskReader } from '../../../desk/feature.ts';
import type { PaperJob, PaperKind, PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import type { PaperRow } from '../queue.ts';
import { bulletinModel } from './bulletin.ts';
import { houseRulesModel } from './house-rules.ts';
import { houseLetterModel, noticeModel } from './letters.ts';
import { monthlyStatementModel, monthTableModel, signInSheetModel } from './month.ts';
import { paperKitModel } from './paper-kit.ts';
import { appointmentModel, rulesModel } from './planning.ts';
import { daySealModel } from './day-seal.ts';
import { haltRecordModel, incidentReportModel } from './conduct.ts';
import { checkInListModel, refundSheetModel } from './entrant-lists.ts';
import { premisesChecklistModel, unsealingRecordModel } from './premises.ts';
import { entryVoucherModel, paymentSlipModel, prizeSheetModel } from './prizes.ts';
import { rebuyModel, receiptModel } from './receipts.ts';
import { refundModel } from './refund.ts';
import { observationModel, watchSheetModel } from './registers.ts';
import { tillReadingModel } from './till-reading.ts';
import { registerMentionModel } from './register-mention.ts';
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

/** Papers that only the house itself makes due. */
type HouseKind =
  | 'register-mention'
  | 'month-table'
  | 'sign-in-sheet'
  | 'monthly-statement'
  | 'day-seal'
  | 'till-reading'
  | 'observation'
  | 'watch-sheet'
  | 'house-rules';

type Models = { readonly [Kind in Exclude<PaperKind, HouseKind>]: (source: PaperSource) => PaperModels[Kind] };

type HouseModels = {
  readonly [Kind in HouseKind | 'register-page' | 'notice-letter']: (source: HouseSource) => PaperModels[Kind];
};

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
  'entry-voucher': entryVoucherModel,
  'register-page': registerPageModel,
  'incident-report': incidentReportModel,
  'halt-record': haltRecordModel,
  'refund-sheet': refundSheetModel,
  'check-in-list': checkInListModel,
  'paper-kit': paperKitModel,
  'premises-checklist': premisesChecklistModel,
  'unsealing-record': unsealingRecordModel,
};

/** Nothing of a tournament is needed for these. */
const houseModels: HouseModels = {
  'register-page': registerPageModel,
  'register-mention': registerMentionModel,
  'notice-letter': houseLetterModel,
  'month-table': monthTableModel,
  'sign-in-sheet': signInSheetModel,
  'monthly-statement': monthlyStatementModel,
  'day-seal': daySealModel,
  'till-reading': tillReadingModel,
  observation: observationModel,
  'watch-sheet': watchSheetModel,
  'house-rules': houseRulesModel,
};

const isOf = <Of extends object>(of: Of, kind: PropertyKey): kind is keyof Of => Object.hasOwn(of, kind);

/** Gathers what a paper shows, from the journal and the vault. Throws `NotDrawable`. */
export function gatherPaper(gathering: Gathering, row: PaperRow): PaperJob {
  const { kind } = row;
  if (row.tournament === '' && isOf(houseModels, kind)) {
    return { kind, model: houseModels[kind](houseSourceOf(gathering, row)) } as PaperJob;
  }
  if (!isOf(models, kind)) throw new NotDrawable(`${row.paper} belongs to no tournament`);
  return { kind, model: models[kind](sourceOf(gathering, row)) } as PaperJob;
}

/** The archived paper under the mark of a duplicate: who printed it again, and when (FR-REG-55). */
export function markedDuplicate(read: DeskReader, row: PaperRow, job: PaperJob): PaperJob {
  const by = staffName({ read }, sourceEvent(read, row).event.actor);
  return { ...job, model: { ...job.model, duplicate: { copy: row.copy, at: row.dueAt, by } } } as PaperJob;
}
