import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { isInTime } from './deadline.ts';
import { noticeEvent, type NoticeChannel } from './events.ts';
import { refuse } from './refusals.ts';
import type { Notice, Notices } from './state.ts';

const minuteMs = 60_000;

export interface RecordFacts {
  readonly id: string;
  readonly now: number;
  readonly reason: SealedText | null;
}

interface Sending {
  readonly notice: string;
  readonly sentAt: number;
  readonly channel: NoticeChannel;
  readonly reference: string;
}

/**
 * Records that the responsible director sent a notice: when, how, under which reference. Late is judged against the
 * profile's term; a late one needs a reason, under the signature of the command.
 */
export function recordSent(slices: { plan: Plan; notices: Notices }, sending: Sending, facts: RecordFacts): Decision {
  const notice = slices.notices.notices[sending.notice];
  const refused = refuseSending(notice, slices.plan, { ...sending, now: facts.now });
  if (!notice || refused) return refused ?? refuse('notices.unknown', { notice: sending.notice });
  const late = !isInTime(sending.sentAt, notice);
  if (late && !facts.reason) return refuse('notices.lateNeedsReason', { deadlineAt: notice.deadlineAt });
  const data = { ...sending, late, ...facts.reason };
  return accept(noticeEvent(tournamentStream(facts.id), 'notices.sent', data));
}

function refuseSending(notice: Notice | undefined, plan: Plan, sending: Sending & { readonly now: number }) {
  if (!notice) return refuse('notices.unknown', { notice: sending.notice });
  if (notice.sent) return refuse('notices.alreadySent', { sentAt: notice.sent.sentAt });
  if (notice.rulesSha256 !== plan.rules?.sha256)
    return refuse('notices.rulesOutdated', { version: notice.rulesVersion });
  if (sending.sentAt > sending.now) return refuse('notices.sentInFuture', { sentAt: sending.sentAt });
  // People note the minute, the desk the millisecond.
  const preparedMinuteAt = notice.preparedAt - (notice.preparedAt % minuteMs);
  if (sending.sentAt < preparedMinuteAt) return refuse('notices.sentBeforePrepared', { preparedAt: notice.preparedAt });
  return undefined;
}

interface Receipt {
  readonly notice: string;
  readonly receivedAt: number;
  readonly reference: string;
}

/** Files the proof that a notice was received. */
export function recordReceived(
  { notices }: Notices,
  receipt: Receipt,
  { id, now }: Omit<RecordFacts, 'reason'>,
): Decision {
  const notice = notices[receipt.notice];
  if (!notice) return refuse('notices.unknown', { notice: receipt.notice });
  if (!notice.sent) return refuse('notices.notSent');
  if (notice.received) return refuse('notices.alreadyReceived', { receivedAt: notice.received.receivedAt });
  if (receipt.receivedAt < notice.sent.sentAt)
    return refuse('notices.receivedBeforeSent', { sentAt: notice.sent.sentAt });
  if (receipt.receivedAt > now) return refuse('notices.receivedInFuture', { receivedAt: receipt.receivedAt });
  return accept(noticeEvent(tournamentStream(id), 'notices.received', receipt));
}
