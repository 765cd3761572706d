import type { Profile } from '../profile/index.ts';
import { isInTime } from './deadline.ts';
import { dueNotices, type DueNotice, type NoticeSlices } from './due-notices.ts';
import type { NoticeProof } from './events.ts';
import { isLate } from './gate.ts';
import { noticeList, type Notice } from './state.ts';
import { timeLeftInWords } from './time-left.ts';

export type NoticeStatus = 'late' | 'to-prepare' | 'to-send' | 'sent' | 'received';

/** One line of the list of notices, made or still to make. */
export interface NoticeLine {
  readonly notice: string | null;
  readonly kind: string;
  readonly recipient: string;
  readonly occasion: number;
  readonly status: NoticeStatus;
  /** True for what went out or arrived after its limit: stays shown as late for good. */
  readonly late: boolean;
  readonly deadlineAt: number;
  /** The laxer reading, where it differs. */
  readonly laxerAt: number | null;
  readonly adviseOn: string;
  /** It went out in time, and then the event was moved so near that by its new date it would be late. */
  readonly overtaken: boolean;
  /** The start that the term is counted from, and how; `null` for a letter that is no longer owed. */
  readonly startsAt: number | null;
  readonly unit: DueNotice['unit'] | null;
  /** The set of a month with which it goes out. */
  readonly set: string | null;
  readonly proofs: readonly NoticeProof[];
  readonly timeLeft: { readonly fr: string; readonly en: string };
  readonly sentAt: number | null;
  readonly channel: string | null;
  readonly reference: string | null;
  readonly receivedAt: number | null;
}

const order: readonly NoticeStatus[] = ['late', 'to-prepare', 'to-send', 'sent', 'received'];

interface Moment {
  readonly now: number;
  readonly zone: string;
  readonly seasonStarts?: string;
}

/** All notices of a tournament: overdue ones first, then by what is to be done next and by deadline. */
export function noticeOverview(slices: NoticeSlices, profile: Profile, moment: Moment): readonly NoticeLine[] {
  const due = dueNotices(slices, profile, moment);
  const made = noticeList(slices.notices);
  const noLongerDue = made.filter((notice) => notice.sent && !due.some((each) => isSame(each, notice)));
  const lines = [...due, ...noLongerDue].map((each) =>
    lineOf(
      each,
      made.find((notice) => isSame(each, notice)),
      moment,
    ),
  );
  const rank = ({ status }: NoticeLine): number => order.indexOf(status);
  return [...lines].sort((left, right) => rank(left) - rank(right) || left.deadlineAt - right.deadlineAt);
}

type Due = Pick<Notice, 'kind' | 'recipient' | 'occasion' | 'deadlineAt' | 'lateAfterAt' | 'adviseOn'> &
  Partial<Pick<DueNotice, 'laxerAt' | 'startsAt' | 'unit'>>;

type Named = Pick<Due, 'kind' | 'recipient' | 'occasion'>;

const isSame = (left: Named, right: Named): boolean =>
  left.kind === right.kind && left.recipient === right.recipient && left.occasion === right.occasion;

const lineOf = (due: Due, made: Notice | undefined, moment: Moment): NoticeLine => ({
  kind: due.kind,
  recipient: due.recipient,
  occasion: due.occasion,
  status: statusOf(made, due.lateAfterAt < moment.now),
  deadlineAt: due.deadlineAt,
  adviseOn: due.adviseOn,
  laxerAt: due.laxerAt ?? null,
  startsAt: due.startsAt ?? null,
  unit: due.unit ?? null,
  timeLeft: {
    fr: timeLeftInWords(due.deadlineAt, moment, 'fr'),
    en: timeLeftInWords(due.deadlineAt, moment, 'en'),
  },
  ...(made ? madeOf(made, due) : notMade),
  ...filingOf(made),
});

const notMade = { notice: null, late: false, overtaken: false, set: null, proofs: [] } as const;

function madeOf(made: Notice, due: Due): Pick<NoticeLine, keyof typeof notMade> {
  const { notice, set, proofs, sent } = made;
  const overtaken = sent !== null && !sent.late && !isInTime(sent.sentAt, due);
  return { notice, set, proofs, overtaken, late: isLate(made) };
}

function statusOf(made: Notice | undefined, overdue: boolean): NoticeStatus {
  if (made?.received) return 'received';
  if (made?.sent) return 'sent';
  if (overdue) return 'late';
  return made ? 'to-send' : 'to-prepare';
}

type Filing = Pick<NoticeLine, 'sentAt' | 'channel' | 'reference' | 'receivedAt'>;

function filingOf(made: Notice | undefined): Filing {
  if (!made?.sent) return { sentAt: null, channel: null, reference: null, receivedAt: null };
  const { sentAt, channel, reference } = made.sent;
  return { sentAt, channel, reference, receivedAt: made.received?.receivedAt ?? null };
}
