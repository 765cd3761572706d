import type { Profile } from '../profile/index.ts';
import type { Plan } from '../tournament/index.ts';
import { dueNotices } from './due-notices.ts';
import { isLate } from './gate.ts';
import { noticeList, type Notice, type Notices } from './state.ts';
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
  readonly adviseOn: string;
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
export function noticeOverview(
  slices: { plan: Plan; notices: Notices },
  profile: Profile,
  moment: Moment,
): readonly NoticeLine[] {
  const due = dueNotices(slices.plan, profile, moment);
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

type Due = Pick<Notice, 'kind' | 'recipient' | 'occasion' | 'deadlineAt' | 'lateAfterAt' | 'adviseOn'>;

const isSame = (left: Due, right: Due): boolean =>
  left.kind === right.kind && left.recipient === right.recipient && left.occasion === right.occasion;

const lineOf = (due: Due, made: Notice | undefined, moment: Moment): NoticeLine => ({
  notice: made?.notice ?? null,
  kind: due.kind,
  recipient: due.recipient,
  occasion: due.occasion,
  status: statusOf(made, due.lateAfterAt < moment.now),
  late: made ? isLate(made) : false,
  deadlineAt: due.deadlineAt,
  adviseOn: due.adviseOn,
  timeLeft: {
    fr: timeLeftInWords(due.deadlineAt, moment, 'fr'),
    en: timeLeftInWords(due.deadlineAt, moment, 'en'),
  },
  ...filingOf(made),
});

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
