import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { tournamentStream } from '../tournament/index.ts';
import { isInTime } from './deadline.ts';
import type { NoticeSlices } from './due-notices.ts';
import { noticeEvent } from './events.ts';
import { filingOf, type Filings, type SetLetter } from './filings.ts';
import { refuseReceipt, refuseSending, type Receipt, type RecordFacts, type Sending } from './record-notice.ts';
import { refuse } from './refusals.ts';

export interface FilingFacts extends Omit<RecordFacts, 'id'> {
  /** The tournaments of the set whose letter it is, by id. */
  readonly members: Readonly<Record<string, NoticeSlices>>;
}

const house = 'house';

/**
 * Records that a letter of the house went out. With the letter of a set each of its tournaments' notices to that recipient is sent,
 * in time or late by its own limit; a set of which a tournament was since changed or cancelled is not sent.
 */
export function recordFilingSent(filings: Filings, sending: Sending, facts: FilingFacts): Decision {
  const letter = filingOf(filings, sending.notice);
  if (!letter) return refuse('notices.unknown', { notice: sending.notice });
  const refused = refuseSending(letter, sending, facts.now) ?? ('set' in letter ? refuseSet(letter, facts) : undefined);
  if (refused) return refused;
  const late = !isInTime(sending.sentAt, letter);
  if (late && !facts.reason) return refuse('notices.lateNeedsReason', { deadlineAt: letter.deadlineAt });
  const own = noticeEvent(house, 'notices.sent', { ...sending, late, ...facts.reason });
  return accept(own, ...('set' in letter ? membersSent(letter, sending, facts) : []));
}

function refuseSet(letter: SetLetter, { members }: FilingFacts) {
  const outdated = letter.tournaments.filter(({ tournament, notice }) => {
    const { plan, notices } = members[tournament] ?? {};
    const made = notices?.notices[notice];
    return made?.set !== letter.set || plan?.cancelledAt !== null || made.rulesSha256 !== plan.rules?.sha256;
  });
  return outdated.length > 0
    ? refuse('notices.setOutdated', { tournaments: outdated.map(({ tournament }) => tournament) })
    : undefined;
}

function membersSent(letter: SetLetter, sending: Sending, { members, reason }: FilingFacts): readonly NewEvent[] {
  return letter.tournaments.map(({ tournament, notice }) => {
    const made = members[tournament]?.notices.notices[notice];
    const late = made !== undefined && !isInTime(sending.sentAt, made);
    return noticeEvent(tournamentStream(tournament), 'notices.sent', {
      ...{ ...sending, notice, late },
      ...(late ? reason : {}),
    });
  });
}

/** Files that a letter of the house was received; with a set's letter the notices of its tournaments. */
export function recordFilingReceived(filings: Filings, receipt: Receipt, now: number): Decision {
  const letter = filingOf(filings, receipt.notice);
  const refused = refuseReceipt(letter, receipt, now);
  if (refused) return refused;
  const members = letter && 'set' in letter ? letter.tournaments : [];
  return accept(
    noticeEvent(house, 'notices.received', receipt),
    ...members.map(({ tournament, notice }) =>
      noticeEvent(tournamentStream(tournament), 'notices.received', { ...receipt, notice }),
    ),
  );
}
