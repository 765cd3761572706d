import { slice } from '../../kernel/slice.ts';
import { filingsFold, initialFilings } from './filings.ts';
import { noticesFold } from './fold.ts';
import { initialNotices } from './state.ts';

export { attachProof, type ProofFacts } from './attach-proof.ts';
export { isInTime, noticeDeadline, type DeadlineFacts, type NoticeDeadline } from './deadline.ts';
export { dueNotices, noticeCalendar, type CalendarLine, type DueNotice, type NoticeSlices } from './due-notices.ts';
export {
  dutyEntries,
  dutyReminders,
  inOrder,
  type DutyEntry,
  type DutyMoment,
  type DutyReminder,
  type DutyRow,
  type DutyStatus,
} from './duty-entries.ts';
export {
  noticeChannels,
  proofSubjects,
  proofTypes,
  type FilingEvents,
  type NoticeChannel,
  type NoticeEvents,
  type NoticeProof,
  type SetMember,
  type StatementLine,
} from './events.ts';
export {
  declaredTables,
  filingOf,
  initialFilings,
  tableWarnings,
  type Filings,
  type FilingsState,
  type SeasonNote,
  type SetLetter,
  type TableWarning,
} from './filings.ts';
export { houseDuties, type HouseDutyFacts } from './house-duties.ts';
export { seasonNoteLetter, setLetter, type SetTerms } from './house-letter.ts';
export { isLate, noticeGate } from './gate.ts';
export { reminderMoments, reminderOf, type Reminded, type Reminder } from './ladder.ts';
export { noticeLetter, type NoticeLetter } from './letter.ts';
export { noticeOverview, type NoticeLine, type NoticeStatus } from './overview.ts';
export { prepareNotices, type PrepareFacts } from './prepare-notices.ts';
export { prepareSeasonNote, type SeasonNoteInput } from './prepare-season-note.ts';
export { prepareSet, type SetFacts, type SetInput, type SetTournament } from './prepare-set.ts';
export { recordFilingReceived, recordFilingSent, type FilingFacts } from './record-filing.ts';
export { recordReceived, recordSent, type Receipt, type RecordFacts, type Sending } from './record-notice.ts';
export { refuse as refuseNotices } from './refusals.ts';
export { issueSheet, type SheetFacts } from './sign-in-sheet.ts';
export { issueStatement, type StatementFacts } from './monthly-statement.ts';
export {
  checkWorkerFile,
  listWorker,
  incompleteFiles,
  missingPieces,
  removeWorker,
  type CheckedFile,
  type ListWorker,
} from './staff.ts';
export { noticeList, workerList, type LetterLife, type Notice, type Notices, type NoticesState } from './state.ts';
export { timeLeftInWords } from './time-left.ts';
export { taskInFrench, workerPieces, workerTasks, type ExtraWorker, type WorkerPiece } from './workers.ts';

/** The slice `notices` of `tournament/<id>`. */
export const noticesSlice = slice({ initial: initialNotices, fold: noticesFold });

/** The slice `filings` of the stream `house`. */
export const filingsSlice = slice({ initial: initialFilings, fold: filingsFold });
