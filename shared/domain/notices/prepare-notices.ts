import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import type { Profile } from '../profile/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import type { NoticeDeadline } from './deadline.ts';
import { dueNotices, type DueNotice, type NoticeSlices } from './due-notices.ts';
import { noticeEvent, type TournamentNoticeEvents } from './events.ts';
import { refuse } from './refusals.ts';
import { noticeList, type Notice } from './state.ts';

export interface PrepareFacts {
  readonly id: string;
  readonly profile: Profile;
  readonly zone: string;
  readonly seasonStarts?: string;
  /** Recipients (by the profile's word) whose address the house has on file. */
  readonly addressees: readonly string[];
  /** Ids for new notices, at least as many as can fall due; taken in order. */
  readonly ids: readonly string[];
}

export type Rules = NonNullable<Plan['rules']>;

/** The limit of a letter, as its event says it. */
export const limitOf = ({ deadlineAt, lateAfterAt, adviseOn }: NoticeDeadline) => ({
  deadlineAt,
  lateAfterAt,
  adviseOn,
});

/** What the event says of a letter that is made. */
export function preparedOf(
  due: DueNotice,
  { notice, rules, set }: { readonly notice: string; readonly rules: Rules; readonly set: string | null },
): TournamentNoticeEvents['notices.prepared'] {
  const { kind, recipient, occasion, edition } = due;
  const letter = { notice, kind, recipient, occasion, edition, set, ...limitOf(due) };
  return { ...letter, rulesVersion: rules.version, rulesSha256: rules.sha256 };
}

/** Refuses when the house has no address of one of these recipients: a letter without an address is none. */
export function unaddressed(recipients: readonly string[], { addressees }: Pick<PrepareFacts, 'addressees'>) {
  const missing = [...new Set(recipients.filter((recipient) => !addressees.includes(recipient)))];
  return missing.length > 0 ? refuse('notices.addressMissing', { recipients: missing }) : undefined;
}

const isFor = (notice: Notice, due: DueNotice): boolean =>
  notice.kind === due.kind && notice.recipient === due.recipient && notice.occasion === due.occasion;

/**
 * Makes one letter per recipient for every notice that is due and not yet made, and makes those not yet sent anew when the
 * rules have a new version. The rules go with the letters, so they must be published (FR-REG-06); a letter without an address
 * is none, so every recipient of the profile must be on file (FR-REG-03, FR-REG-04, FR-REG-05).
 */
export function prepareNotices({ plan, notices }: NoticeSlices, facts: PrepareFacts): Decision {
  const { rules } = plan;
  if (!plan.terms) return refuse('notices.tournamentUnknown', { tournament: facts.id });
  if (!rules) return refuse('notices.rulesNotPublished');
  const existing = noticeList(notices);
  const ids = [...facts.ids];
  const due = dueNotices({ plan, notices }, facts.profile, facts);
  const missing = unaddressed(
    due.map(({ recipient }) => recipient),
    facts,
  );
  if (missing) return missing;
  const events = due.flatMap((each): NewEvent[] => {
    const found = existing.find((notice) => isFor(notice, each));
    if (found && (found.sent || (found.rulesSha256 === rules.sha256 && found.edition === each.edition))) return [];
    const notice = found?.notice ?? ids.shift();
    if (notice === undefined) throw new RangeError('fewer notice ids than notices due');
    return [
      noticeEvent(tournamentStream(facts.id), 'notices.prepared', preparedOf(each, { notice, rules, set: null })),
    ];
  });
  return events.length > 0 ? accept(...events) : refuse('notices.nothingToPrepare');
}
