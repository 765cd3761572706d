import type { HouseState } from '../../../shared/domain/house/index.ts';
import { profileUnder } from '../../../shared/domain/house/index.ts';
import { noticeOverview, type NoticeLine, type NoticeStatus } from '../../../shared/domain/notices/index.ts';
import { noticeDuty, type NoticeKind, type Profile } from '../../../shared/domain/profile/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';

/** The letters of one occasion of one tournament: the same thing said to several recipients, by the same day. */
export interface NoticeGroup {
  readonly key: string;
  readonly tournament: string;
  readonly name: string;
  readonly startsAt: number;
  readonly kind: NoticeKind;
  readonly occasion: number;
  readonly article: string;
  /** The state of the letter that lags most. */
  readonly status: NoticeStatus;
  /** Some letter went out or arrived after the limit: shown as late for good. */
  readonly late: boolean;
  readonly deadlineAt: number;
  readonly adviseOn: string;
  /** The limit is an hour and not a whole day. */
  readonly toTheHour: boolean;
  readonly timeLeft: NoticeLine['timeLeft'];
  /** In the profile's order, whatever becomes of each. */
  readonly letters: readonly NoticeLine[];
  readonly received: number;
}

interface Moment {
  readonly now: number;
  readonly zone: string;
}

interface Known {
  readonly id: string;
  readonly state: TournamentStreamState;
}

/** The least done first. */
export const lag: readonly NoticeStatus[] = ['late', 'to-prepare', 'to-send', 'sent', 'received'];

/** What asks for something stands by its limit; what is done stands below, latest first. */
const standing: Readonly<Record<NoticeStatus, number>> = {
  late: 0,
  'to-prepare': 1,
  'to-send': 1,
  sent: 2,
  received: 3,
};

/**
 * The notices of all these tournaments, one row for the letters of an occasion: overdue ones first, then by limit. Left out are
 * tournaments that are over with every receipt on file.
 */
export function noticeGroups(
  tournaments: readonly Known[],
  house: Readonly<HouseState>,
  moment: Moment,
): readonly NoticeGroup[] {
  const venue = { ...moment, ...(house.identity && { seasonStarts: house.identity.seasonStarts }) };
  const groups = tournaments.flatMap((known) => {
    const profile = profileUnder(house, known.state.plan.terms);
    return profile ? groupsOf(known, profile, venue) : [];
  });
  return groups.sort((left, right) => standing[left.status] - standing[right.status] || byLimit(left, right));
}

function byLimit(left: NoticeGroup, right: NoticeGroup): number {
  const isDone = standing[left.status] > 1;
  const byTime = isDone ? right.deadlineAt - left.deadlineAt : left.deadlineAt - right.deadlineAt;
  return byTime || left.startsAt - right.startsAt || left.key.localeCompare(right.key);
}

function groupsOf(
  { id, state }: Known,
  profile: Profile,
  moment: Moment & { readonly seasonStarts?: string },
): NoticeGroup[] {
  const { plan } = state;
  if (!plan.terms) return [];
  const head = { tournament: id, name: plan.terms.name, startsAt: plan.startsAt ?? plan.terms.startsAt };
  const lines = noticeOverview(state, profile, moment);
  const isOver = plan.closedAt !== null || plan.cancelledAt !== null || plan.startedAt !== null;
  if (isOver && lines.every(({ status }) => status === 'received')) return [];
  const byOccasion = Map.groupBy(lines, ({ kind, occasion }) => `${id}:${kind}:${occasion}`);
  return [...byOccasion].map(([key, letters]) => ({ key, ...head, ...groupOf(letters, profile) }));
}

type GroupBody = Omit<NoticeGroup, 'key' | 'tournament' | 'name' | 'startsAt'>;

function groupOf(letters: readonly NoticeLine[], profile: Profile): GroupBody {
  const lagging = letters.reduce((worst, line) =>
    lag.indexOf(line.status) < lag.indexOf(worst.status) ? line : worst,
  );
  const kind = lagging.kind as NoticeKind;
  const duty = noticeDuty(profile, kind);
  const { occasion, status, deadlineAt, adviseOn, timeLeft } = lagging;
  const place = ({ recipient }: NoticeLine): number => duty?.recipients.indexOf(recipient) ?? 0;
  return {
    ...{ kind, occasion, status, deadlineAt, adviseOn, timeLeft },
    letters: letters.toSorted((left, right) => place(left) - place(right)),
    article: duty?.article ?? '',
    toTheHour: duty?.term.unit === 'hours',
    late: letters.some((line) => line.late),
    received: letters.filter((line) => line.receivedAt !== null).length,
  };
}

/** How many rows are late, and how many wait for something to be done in time. */
export function noticeCounts(groups: readonly NoticeGroup[]): { readonly late: number; readonly open: number } {
  return {
    late: groups.filter(({ status }) => status === 'late').length,
    open: groups.filter(({ status }) => status === 'to-prepare' || status === 'to-send').length,
  };
}
