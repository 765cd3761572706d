import { listNoticesContract } from '../../../shared/contract/notices.ts';
import { noticeOverview, refuseNotices } from '../../../shared/domain/notices/index.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { tournamentFacts } from '../tournament/index.ts';

/** Events not over, and those that are over with a receipt still to file. */
const open = `SELECT tournament FROM tournaments
  WHERE phase NOT IN ('stopped', 'closed', 'cancelled')
    OR tournament IN (SELECT tournament FROM notices WHERE received_at IS NULL)
  ORDER BY starts_at, tournament`;

const list = queryHandler({
  contract: listNoticesContract,
  answer: (read, { tournament }, { at }) => {
    if (tournament !== undefined) {
      const lines = overview(read, tournament, at);
      return lines ? { notices: lines } : refuseNotices('notices.tournamentUnknown', { tournament });
    }
    const all = read.db
      .all<{ tournament: string }>(open)
      .flatMap((row) => overview(read, row.tournament, at) ?? [])
      .sort((left, right) => Number(right.status === 'late') - Number(left.status === 'late'));
    return { notices: all };
  },
});

function overview(read: DeskReader, tournament: string, now: number) {
  const facts = tournamentFacts(read, tournament);
  if (isRefused(facts)) return undefined;
  const { timeZone, seasonStarts } = facts.identity;
  const moment = { now, zone: timeZone, seasonStarts };
  const lines = noticeOverview(read.state('tournament', tournament), facts.profile, moment);
  return lines.map((line) => ({ tournament, ...line }));
}

export const noticesQueries = [list];
