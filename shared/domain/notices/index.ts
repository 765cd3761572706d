import { slice } from '../../kernel/slice.ts';
import { noticesFold } from './fold.ts';
import { initialNotices } from './state.ts';

export { isInTime, noticeDeadline, type DeadlineFacts, type NoticeDeadline } from './deadline.ts';
export { dueNotices, noticeCalendar, type CalendarLine, type DueNotice } from './due-notices.ts';
export { noticeChannels, type NoticeChannel, type NoticeEvents } from './events.ts';
export { noticeGate } from './gate.ts';
export { noticeLetter, type NoticeLetter } from './letter.ts';
export { noticeOverview, type NoticeLine, type NoticeStatus } from './overview.ts';
export { prepareNotices, type PrepareFacts } from './prepare-notices.ts';
export { recordReceived, recordSent, type RecordFacts } from './record-notice.ts';
export { refuse as refuseNotices } from './refusals.ts';
export { noticeList, type Notice, type Notices, type NoticesState } from './state.ts';
export { timeLeftInWords } from './time-left.ts';

/** The slice `notices` of `tournament/<id>`. */
export const noticesSlice = slice({ initial: initialNotices, fold: noticesFold });
