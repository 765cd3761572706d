import { localDate } from '../../kernel/calendar.ts';
import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { noticeDuty } from '../profile/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { dueNotices, type DueNotice, type NoticeSlices } from './due-notices.ts';
import { noticeEvent, type SetMember } from './events.ts';
import type { Filings, SetLetter } from './filings.ts';
import { limitOf, preparedOf, unaddressed, type PrepareFacts, type Rules } from './prepare-notices.ts';
import { refuse } from './refusals.ts';
import { noticeList, type Notice } from './state.ts';

export interface SetInput {
  /** `2027-06` */
  readonly month: string;
  readonly set: string;
}

export interface SetTournament extends NoticeSlices {
  readonly id: string;
}

export interface SetFacts extends Omit<PrepareFacts, 'id'> {
  readonly tournaments: readonly SetTournament[];
}

/** The general notice to this recipient, if the tournament owes one that has not gone out. */
function owed(tournament: SetTournament, recipient: string, facts: SetFacts): DueNotice | undefined {
  const due = dueNotices(tournament, facts.profile, facts).find(
    (each) => each.kind === 'general' && each.recipient === recipient,
  );
  const made = due && madeFor(tournament, due);
  return made?.sent ? undefined : due;
}

const madeFor = ({ notices }: SetTournament, due: DueNotice) =>
  noticeList(notices).find(
    ({ kind, recipient, occasion }) => kind === due.kind && recipient === due.recipient && occasion === due.occasion,
  );

/**
 * Declares the tournaments of a month together: one letter per recipient of the general notice, with a table of the tournaments and
 * an annex of prizes for each. Their own notices go out with it. The last moment is that of the earliest tournament. Made anew
 * while it is not sent.
 */
export function prepareSet(filings: Filings, { month, set }: SetInput, facts: SetFacts): Decision {
  const duty = noticeDuty(facts.profile, 'general');
  if (!duty) return refuse('notices.nothingToPrepare');
  const missing = unaddressed(duty.recipients, facts);
  if (missing) return missing;
  const fault = facts.tournaments.find(({ plan }) => monthOf(plan.terms?.startsAt, facts.zone) !== month);
  if (fault) return refuse('notices.setOtherMonth', { tournament: fault.id, month });
  if (facts.tournaments.some(({ plan }) => !plan.rules)) return refuse('notices.rulesNotPublished');
  const ids = [...facts.ids];
  const nextId = (): string => {
    const next = ids.shift();
    if (next === undefined) throw new RangeError('fewer notice ids than letters');
    return next;
  };
  const events = duty.recipients.flatMap((recipient) => setFor(filings, { recipient, month, set, nextId }, facts));
  return events.length > 0 ? accept(...events) : refuse('notices.nothingToPrepare');
}

const monthOf = (at: number | undefined, zone: string): string =>
  at === undefined ? '' : localDate(at, zone).slice(0, 7);

interface Making extends SetInput {
  readonly recipient: string;
  readonly nextId: () => string;
}

/** A tournament's notice on its way into the set. */
interface Joining {
  readonly id: string;
  readonly due: DueNotice;
  readonly rules: Rules;
  readonly made: Notice | undefined;
  readonly notice: string;
}

function joining({ recipient, nextId }: Making, facts: SetFacts): readonly Joining[] {
  return facts.tournaments.flatMap((tournament) => {
    const due = owed(tournament, recipient, facts);
    const { rules } = tournament.plan;
    if (!due || !rules) return [];
    const made = madeFor(tournament, due);
    return [{ id: tournament.id, due, rules, made, notice: made?.notice ?? nextId() }];
  });
}

function setFor(filings: Filings, making: Making, facts: SetFacts): readonly NewEvent[] {
  const { recipient, month, nextId } = making;
  const earlier = Object.values(filings.sets).find(
    (letter) => letter.month === month && letter.recipient === recipient && !letter.sent,
  );
  const set = earlier?.set ?? making.set;
  const all = joining(making, facts);
  const tournaments = all.map(({ id, notice, rules }): SetMember => ({
    tournament: id,
    notice,
    rulesVersion: rules.version,
  }));
  const [first] = [...all].sort((one, other) => one.due.deadlineAt - other.due.deadlineAt);
  if (!first || isAsPrepared(earlier, all)) return [];
  const letter = { notice: earlier?.notice ?? nextId(), recipient, set, month, edition: (earlier?.edition ?? 0) + 1 };
  return [
    noticeEvent('house', 'notices.setPrepared', { ...letter, tournaments, ...limitOf(first.due) }),
    ...all.map(({ id, due, rules, notice }) =>
      noticeEvent(tournamentStream(id), 'notices.prepared', preparedOf(due, { notice, rules, set })),
    ),
  ];
}

/** The letter holds these very notices, and each was made with it under the rules that stand. */
function isAsPrepared(letter: SetLetter | undefined, all: readonly Joining[]): boolean {
  const inIt = letter?.tournaments.map(({ notice }) => notice).join();
  return (
    inIt === all.map(({ notice }) => notice).join() &&
    all.every(({ made, rules }) => made?.set === letter?.set && made?.rulesSha256 === rules.sha256)
  );
}
