import { listTournamentsContract, showTournamentContract } from '../../../shared/contract/tournament.ts';
import { estimateEnd, schedule, segmentStarts } from '../../../shared/domain/clock/index.ts';
import {
  phaseOf,
  refuseTournament,
  rulesBooklet,
  type TournamentTerms,
} from '../../../shared/domain/tournament/index.ts';
import { queryHandler } from '../../desk/feature.ts';
import { houseFacts } from './house-facts.ts';

const list = queryHandler({
  contract: listTournamentsContract,
  answer: (read) => ({
    tournaments: read.db.all(
      'SELECT tournament, name, format, room, starts_at AS startsAt, phase FROM tournaments ORDER BY starts_at, tournament',
    ),
  }),
});

const show = queryHandler({
  contract: showTournamentContract,
  answer: (read, { tournament }) => {
    const { plan } = read.state('tournament', tournament);
    const facts = houseFacts(read, plan);
    if (!plan.terms || 'refusal' in facts) return refuseTournament('tournament.unknown', { tournament });
    const { identity, profile } = facts;
    const booklet = { terms: plan.terms, profile, houseName: identity.name, zone: identity.timeZone };
    return {
      tournament,
      ...plan,
      phase: phaseOf(plan),
      profile: profile.name,
      schedule: timetable(plan.terms),
      estimatedEnd: estimateEnd(plan.terms, { players: plan.terms.registration.capacity, extraChips: 0 }),
      booklet: plan.rules && rulesBooklet({ ...booklet, version: plan.rules.version }),
    };
  },
});

/** Levels and breaks with the time after the start at which each begins. */
function timetable(terms: TournamentTerms): readonly object[] {
  const times = schedule(terms);
  const starts = segmentStarts(times);
  return times.segments.map((segment, position) => ({ position, startsInMs: starts[position], ...segment }));
}

export const tournamentQueries = [list, show];
