import {
  noticeDuty,
  noticesOf as noticesOwed,
  type NoticeKind,
  type NoticeTerm,
  type Profile,
} from '../profile/index.ts';
import { sessionCount, type Plan } from '../tournament/index.ts';
import { noticeDeadline, type DeadlineFacts, type NoticeDeadline } from './deadline.ts';
import { noticeList, workerList, type Notices } from './state.ts';

/** A notice that the profile asks for: to whom, why, until when. */
export interface DueNotice extends NoticeDeadline {
  readonly kind: NoticeKind;
  readonly recipient: string;
  readonly occasion: number;
  readonly attachRules: boolean;
  /** The start that the term is counted from, and how. */
  readonly startsAt: number;
  readonly unit: NoticeTerm['unit'];
  /** Which list of extra staff it is to tell of; 0 for every other kind. */
  readonly edition: number;
}

type Venue = Pick<DeadlineFacts, 'zone' | 'seasonStarts'>;
export type NoticeSlices = { readonly plan: Plan; readonly notices: Notices };

/**
 * Every notice that this tournament owes: those of its format unless it is cancelled; for each change of schedule and for a
 * cancellation the notices of a change, counted from the earlier of the two starts; and when extra staff is hired for
 * it, the list of them (FR-REG-08).
 */
export function dueNotices({ plan, notices }: NoticeSlices, profile: Profile, venue: Venue): readonly DueNotice[] {
  if (!plan.terms) return [];
  const { format, startsAt } = plan.terms;
  const isOn = plan.cancelledAt === null;
  const announced = isOn ? noticesOwed(profile, { format, sessions: sessionCount(plan.terms) }) : [];
  const starts = plan.changes.map(({ fromAt, toAt, lackOfPlayers = false }) => ({
    startsAt: Math.min(fromAt, toAt),
    soon: lackOfPlayers,
  }));
  if (plan.cancelledAt !== null) starts.push({ startsAt: plan.startsAt ?? startsAt, soon: false });
  const occasions: Occasion[] = [
    ...announced.map((kind) => ({ kind, occasion: 0, startsAt, edition: 0 })),
    ...(isOn ? staffOccasion(notices, startsAt) : []),
    ...starts.map((start, index) => ({
      kind: 'change-or-cancel' as const,
      occasion: index + 1,
      ...start,
      edition: 0,
    })),
  ];
  return occasions.flatMap((occasion) => noticesOf(occasion, profile, venue));
}

interface Occasion {
  readonly kind: NoticeKind;
  readonly occasion: number;
  readonly startsAt: number;
  readonly edition: number;
  /** As soon as possible, at the latest before the start that is put off: no number of hours (later text). */
  readonly soon?: boolean;
}

/** The list as it stands: told with the letters that told of it, else with new ones. */
function staffOccasion(notices: Notices, startsAt: number): readonly Occasion[] {
  const sent = noticeList(notices).filter((notice) => notice.kind === 'extra-staff' && notice.sent);
  if (workerList(notices).length === 0 && sent.length === 0) return [];
  const last = Math.max(-1, ...sent.map(({ occasion }) => occasion));
  const isTold = sent.some(({ edition }) => edition === notices.workersEdition);
  return [{ kind: 'extra-staff', occasion: isTold ? last : last + 1, startsAt, edition: notices.workersEdition }];
}

function noticesOf(
  { kind, soon = false, ...occasion }: Occasion,
  profile: Profile,
  venue: Venue,
): readonly DueNotice[] {
  const duty = noticeDuty(profile, kind);
  if (!duty) return [];
  const facts = { ...venue, alsaceMoselle: profile.alsaceMoselleHolidays };
  const term = soon ? ({ unit: 'hours', count: 0 } as const) : duty.term;
  const deadline = noticeDeadline(term, occasion.startsAt, facts);
  const { attachRules } = duty;
  return duty.recipients.map((recipient) => ({
    ...{ kind, recipient, attachRules, unit: duty.term.unit },
    ...occasion,
    ...deadline,
  }));
}

/** A line of the list of dates for an event not yet planned: whom to tell, by when. */
export interface CalendarLine extends NoticeDeadline {
  readonly kind: NoticeKind;
  /** The recipients' titles in French. */
  readonly recipients: readonly string[];
  readonly unit: 'months' | 'days' | 'hours' | 'season-start';
}

/**
 * The dates of one event: the notices of its format, then the last moment for a change, unless that falls together with a
 * notice to the same people.
 */
export function noticeCalendar(
  profile: Profile,
  event: { readonly format: string; readonly startsAt: number; readonly sessions?: number },
  venue: Venue,
): readonly CalendarLine[] {
  const kinds: NoticeKind[] = [...noticesOwed(profile, { sessions: 1, ...event }), 'change-or-cancel'];
  const lines = kinds.flatMap((kind): CalendarLine[] => {
    const duty = noticeDuty(profile, kind);
    if (!duty) return [];
    const facts = { ...venue, alsaceMoselle: profile.alsaceMoselleHolidays };
    const titles = duty.recipients.map((role) => profile.recipients.find((r) => r.role === role)?.title ?? role);
    return [{ kind, recipients: titles, unit: duty.term.unit, ...noticeDeadline(duty.term, event.startsAt, facts) }];
  });
  const sameAs = (line: CalendarLine, other: CalendarLine): boolean =>
    other.deadlineAt === line.deadlineAt && other.recipients.join() === line.recipients.join();
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => sameAs(line, other)));
}
