import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import type { Profile } from '../profile/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { dueNotices, type DueNotice } from './due-notices.ts';
import { noticeEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { noticeList, type Notice, type Notices } from './state.ts';

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

type Slices = { readonly plan: Plan; readonly notices: Notices };

const isFor = (notice: Notice, due: DueNotice): boolean =>
  notice.kind === due.kind && notice.recipient === due.recipient && notice.occasion === due.occasion;

/**
 * Makes one letter per recipient for every notice that is due and not yet made, and makes those not yet sent anew when the
 * rules have a new version. The rules go with the letters, so they must be published (FR-REG-06); a letter without an address
 * is none, so every recipient of the profile must be on file (FR-REG-03, FR-REG-04, FR-REG-05).
 */
export function prepareNotices({ plan, notices }: Slices, facts: PrepareFacts): Decision {
  const { rules } = plan;
  if (!plan.terms) return refuse('notices.tournamentUnknown', { tournament: facts.id });
  if (!rules) return refuse('notices.rulesNotPublished');
  const existing = noticeList(notices);
  const ids = [...facts.ids];
  const due = dueNotices(plan, facts.profile, facts);
  const unaddressed = due
    .map(({ recipient }) => recipient)
    .filter((recipient) => !facts.addressees.includes(recipient));
  if (unaddressed.length > 0) return refuse('notices.addressMissing', { recipients: [...new Set(unaddressed)] });
  const events = due.flatMap((each): NewEvent[] => {
    const found = existing.find((notice) => isFor(notice, each));
    if (found && (found.sent || found.rulesSha256 === rules.sha256)) return [];
    const notice = found?.notice ?? ids.shift();
    if (notice === undefined) throw new RangeError('fewer notice ids than notices due');
    const { kind, recipient, occasion, deadlineAt, lateAfterAt, adviseOn } = each;
    const letter = { notice, kind, recipient, occasion, deadlineAt, lateAfterAt, adviseOn };
    const data = { ...letter, rulesVersion: rules.version, rulesSha256: rules.sha256 };
    return [noticeEvent(tournamentStream(facts.id), 'notices.prepared', data)];
  });
  return events.length > 0 ? accept(...events) : refuse('notices.nothingToPrepare');
}
