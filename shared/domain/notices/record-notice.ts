import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { isInTime } from './deadline.ts';
import type { NoticeSlices } from './due-notices.ts';
import { noticeEvent, type NoticeChannel } from './events.ts';
import { refuse } from './refusals.ts';
import type { LetterLife, Notice, Notices } from './state.ts';

const minuteMs = 60_000;

export interface RecordFacts {
  readonly id: string;
  readonly now: number;
  readonly reason: SealedText | null;
}

export interface Sending {
  readonly notice: string;
  readonly sentAt: number;
  readonly channel: NoticeChannel;
  readonly reference: string;
}

/**
 * Records that the responsible director sent a notice: when, how, under which reference. Late is judged against the
 * profile's term; a late one needs a reason, under the signature of the command.
 */
export function recordSent({ plan, notices }: NoticeSlices, sending: Sending, facts: RecordFacts): Decision {
  const notice = notices.notices[sending.notice];
  if (!notice) return refuse('notices.unknown', { notice: sending.notice });
  const refused = refuseLetter(notice, plan) ?? refuseSending(notice, sending, facts.now);
  if (refused) return refused;
  const late = !isInTime(sending.sentAt, notice);
  if (late && !facts.reason) return refuse('notices.lateNeedsReason', { deadlineAt: notice.deadlineAt });
  const data = { ...sending, late, ...facts.reason };
  return accept(noticeEvent(tournamentStream(facts.id), 'notices.sent', data));
}

function refuseLetter(notice: Notice, plan: Plan): Refused | undefined {
  if (notice.set !== null && !notice.sent) return refuse('notices.goesWithSet', { set: notice.set });
  if (!notice.sent && notice.rulesSha256 !== plan.rules?.sha256)
    return refuse('notices.rulesOutdated', { version: notice.rulesVersion });
  return undefined;
}

/** A letter goes out once, after it was made and not in the future. */
export function refuseSending(letter: LetterLife, { sentAt }: Sending, now: number): Refused | undefined {
  if (letter.sent) return refuse('notices.alreadySent', { sentAt: letter.sent.sentAt });
  if (sentAt > now) return refuse('notices.sentInFuture', { sentAt });
  // People note the minute, the desk the millisecond.
  const preparedMinuteAt = letter.preparedAt - (letter.preparedAt % minuteMs);
  return sentAt < preparedMinuteAt
    ? refuse('notices.sentBeforePrepared', { preparedAt: letter.preparedAt })
    : undefined;
}

export interface Receipt {
  readonly notice: string;
  readonly receivedAt: number;
  readonly reference: string;
}

/** Files that a notice was received. */
export function recordReceived(
  { notices }: Notices,
  receipt: Receipt,
  { id, now }: Omit<RecordFacts, 'reason'>,
): Decision {
  const refused = refuseReceipt(notices[receipt.notice], receipt, now);
  return refused ?? accept(noticeEvent(tournamentStream(id), 'notices.received', receipt));
}

/** A letter arrives once, after it was sent and not in the future. */
export function refuseReceipt(letter: LetterLife | undefined, receipt: Receipt, now: number): Refused | undefined {
  if (!letter) return refuse('notices.unknown', { notice: receipt.notice });
  if (!letter.sent) return refuse('notices.notSent');
  if (letter.received) return refuse('notices.alreadyReceived', { receivedAt: letter.received.receivedAt });
  if (receipt.receivedAt < letter.sent.sentAt)
    return refuse('notices.receivedBeforeSent', { sentAt: letter.sent.sentAt });
  return receipt.receivedAt > now ? refuse('notices.receivedInFuture', { receivedAt: receipt.receivedAt }) : undefined;
}
