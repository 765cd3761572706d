import { rankingContract } from '../../../shared/contract/standings.ts';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import { rebuysOver } from '../../../shared/domain/prizes/index.ts';
import {
  bustOf,
  chipsInPlay,
  completeRanking,
  entriesInPlay,
  placings,
} from '../../../shared/domain/standings/index.ts';
import { queryHandler } from '../../desk/feature.ts';

const ranking = queryHandler({
  contract: rankingContract,
  answer: (read, { tournament }, call) => {
    const state = read.state('tournament', tournament);
    const { standings } = state;
    const provisional = !standings.closed && !rebuysOver(state, limitsReached(state, call));
    const ranked = standings.closed ? (completeRanking(standings) ?? []) : placings(standings);
    return {
      playersLeft: entriesInPlay(standings).length,
      entries: standings.entries.length,
      chips: chipsInPlay(state) ?? 0,
      closedAt: standings.closed?.at ?? null,
      inPlay: entriesInPlay(standings),
      ranks: ranked.map((placing) => ({
        ...placing,
        hand: bustOf(standings, placing.entry)?.hand ?? null,
        provisional,
      })),
    };
  },
});

export const standingsQueries = [ranking];
