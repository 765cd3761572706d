import { formatRule, noticeDuty, type NoticeKind, type Profile } from '../profile/index.ts';
import type { Plan } from '../tournament/index.ts';
import { noticeDeadline, type DeadlineFacts, type NoticeDeadline } from './deadline.ts';

/** A notice that the profile asks for: to whom, why, until when. */
export interface DueNotice extends NoticeDeadline {
  readonly kind: NoticeKind;
  readonly recipient: string;
  readonly occasion: number;
  readonly attachRules: boolean;
}

type Venue = Pick<DeadlineFacts, 'zone' | 'seasonStarts'>;

/**
 * Every notice that this tournament owes: those of its format unless it is cancelled, and for each change of schedule and for
 * a cancellation the notices of a change, counted from the earlier of the two starts.
 */
export function dueNotices(plan: Plan, profile: Profile, venue: Venue): readonly DueNotice[] {
  if (!plan.terms) return [];
  const { format, startsAt } = plan.terms;
  const announced = plan.cancelledAt === null ? (formatRule(profile, format)?.notices ?? []) : [];
  const before = announced.flatMap((kind) => noticesOf({ kind, occasion: 0, startsAt }, profile, venue));
  const starts = plan.changes.map(({ fromAt, toAt }) => Math.min(fromAt, toAt));
  if (plan.cancelledAt !== null) starts.push(plan.startsAt ?? startsAt);
  const after = starts.flatMap((at, index) =>
    noticesOf({ kind: 'change-or-cancel', occasion: index + 1, startsAt: at }, profile, venue),
  );
  return [...before, ...after];
}

interface Occasion {
  readonly kind: NoticeKind;
  readonly occasion: number;
  readonly startsAt: number;
}

function noticesOf({ kind, occasion, startsAt }: Occasion, profile: Profile, venue: Venue): readonly DueNotice[] {
  const duty = noticeDuty(profile, kind);
  if (!duty) return [];
  const deadline = noticeDeadline(duty.term, startsAt, { ...venue, alsaceMoselle: profile.alsaceMoselleHolidays });
  return duty.recipients.map((recipient) => ({
    kind,
    recipient,
    occasion,
    attachRules: duty.attachRules,
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
  event: { readonly format: string; readonly startsAt: number },
  venue: Venue,
): readonly CalendarLine[] {
  const kinds: NoticeKind[] = [...(formatRule(profile, event.format)?.notices ?? []), 'change-or-cancel'];
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
