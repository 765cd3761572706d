import type { FontBook } from '../fonts/font-book.ts';
import { renderAppointment, type AppointmentPaper } from './appointment.ts';
import { renderBulletin, type BulletinPaper } from './bulletin.ts';
import { renderMonthTable, type MonthTablePaper } from './month-table.ts';
import { renderDaySeal, type DaySealPaper } from './day-seal.ts';
import { renderCheckInList, type CheckInListPaper } from './check-in-list.ts';
import { renderHaltRecord, type HaltRecordPaper } from './halt-record.ts';
import { renderHouseRules, type HouseRulesPaper } from './house-rules.ts';
import { renderIncidentReport, type IncidentReportPaper } from './incident-report.ts';
import { renderNoticeLetter, type NoticeLetterPaper } from './notice-letter.ts';
import { renderObservation, type ObservationPaper } from './observation.ts';
import { renderPaperKit, type PaperKitPaper } from './paper-kit.ts';
import { renderEntryVoucher, type EntryVoucherPaper } from './entry-voucher.ts';
import { renderPaymentSlip, type PaymentSlipPaper } from './payment-slip.ts';
import { renderPremisesChecklist, type PremisesChecklistPaper } from './premises-checklist.ts';
import { renderPrizeSheet, type PrizeSheetPaper } from './prize-sheet.ts';
import { renderRebuyReceipt, type RebuyReceiptPaper } from './rebuy-receipt.ts';
import { renderReceipt, type ReceiptPaper } from './receipt.ts';
import { renderRefundReceipt, type RefundReceiptPaper } from './refund-receipt.ts';
import { renderRegisterMention, type RegisterMentionPaper } from './register-mention.ts';
import { renderRefundSheet, type RefundSheetPaper } from './refund-sheet.ts';
import type { RegisterPagePaper } from './register-model.ts';
import { renderRegisterPage } from './register-page.ts';
import { renderRulesBooklet, type RulesBookletPaper } from './rules-booklet.ts';
import { renderTillReading, type TillReadingPaper } from './till-reading.ts';
import { renderWatchSheet, type WatchSheetPaper } from './watch-sheet.ts';
import { renderSeatList, type SeatListPaper } from './seat-list.ts';
import { renderMonthlyStatement, type MonthlyStatementPaper } from './monthly-statement.ts';
import { renderSignInSheet, type SignInSheetPaper } from './sign-in-sheet.ts';
import { renderUnsealingRecord, type UnsealingRecordPaper } from './unsealing-record.ts';

/** Every paper of the house: its kind and the model that it is drawn from. */
export interface PaperModels {
  readonly bulletin: BulletinPaper;
  readonly receipt: ReceiptPaper;
  readonly 'rebuy-receipt': RebuyReceiptPaper;
  readonly 'refund-receipt': RefundReceiptPaper;
  readonly 'rules-booklet': RulesBookletPaper;
  readonly 'notice-letter': NoticeLetterPaper;
  readonly appointment: AppointmentPaper;
  readonly 'seat-list': SeatListPaper;
  readonly 'prize-sheet': PrizeSheetPaper;
  readonly 'payment-slip': PaymentSlipPaper;
  readonly 'entry-voucher': EntryVoucherPaper;
  readonly 'register-page': RegisterPagePaper;
  readonly 'register-mention': RegisterMentionPaper;
  readonly 'month-table': MonthTablePaper;
  readonly 'sign-in-sheet': SignInSheetPaper;
  readonly 'monthly-statement': MonthlyStatementPaper;
  readonly 'day-seal': DaySealPaper;
  readonly 'till-reading': TillReadingPaper;
  readonly observation: ObservationPaper;
  readonly 'watch-sheet': WatchSheetPaper;
  readonly 'incident-report': IncidentReportPaper;
  readonly 'halt-record': HaltRecordPaper;
  readonly 'refund-sheet': RefundSheetPaper;
  readonly 'check-in-list': CheckInListPaper;
  readonly 'paper-kit': PaperKitPaper;
  readonly 'premises-checklist': PremisesChecklistPaper;
  readonly 'unsealing-record': UnsealingRecordPaper;
  readonly 'house-rules': HouseRulesPaper;
}

export type PaperKind = keyof PaperModels;

/** A kind with the model that belongs to it. */
export type PaperJob = {
  readonly [Kind in PaperKind]: { readonly kind: Kind; readonly model: PaperModels[Kind] };
}[PaperKind];

type Renderers = { readonly [Kind in PaperKind]: (model: PaperModels[Kind], book: FontBook) => Promise<Uint8Array> };

const renderers: Renderers = {
  bulletin: renderBulletin,
  receipt: renderReceipt,
  'rebuy-receipt': renderRebuyReceipt,
  'refund-receipt': renderRefundReceipt,
  'rules-booklet': renderRulesBooklet,
  'notice-letter': renderNoticeLetter,
  appointment: renderAppointment,
  'seat-list': renderSeatList,
  'prize-sheet': renderPrizeSheet,
  'payment-slip': renderPaymentSlip,
  'entry-voucher': renderEntryVoucher,
  'register-page': renderRegisterPage,
  'register-mention': renderRegisterMention,
  'month-table': renderMonthTable,
  'sign-in-sheet': renderSignInSheet,
  'monthly-statement': renderMonthlyStatement,
  'day-seal': renderDaySeal,
  'till-reading': renderTillReading,
  observation: renderObservation,
  'watch-sheet': renderWatchSheet,
  'incident-report': renderIncidentReport,
  'halt-record': renderHaltRecord,
  'refund-sheet': renderRefundSheet,
  'check-in-list': renderCheckInList,
  'paper-kit': renderPaperKit,
  'premises-checklist': renderPremisesChecklist,
  'unsealing-record': renderUnsealingRecord,
  'house-rules': renderHouseRules,
};

/** Draws a paper. The same model gives the same bytes, whatever was drawn before. */
export function renderPaper<Kind extends PaperKind>(
  job: { readonly kind: Kind; readonly model: PaperModels[Kind] },
  book: FontBook,
): Promise<Uint8Array> {
  return renderers[job.kind](job.model, book);
}
