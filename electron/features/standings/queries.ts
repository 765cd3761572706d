import { rankingContract } from '../../../shared/contract/standings.ts';
import { limitReachedAt } from '../../../shared/domain/clock/index.ts';
import { rebuysOver } from '../../../shared/domain/prizes/index.ts';
import { bustOf, completeRanking, entriesInPlay, placings } from '../../../shared/domain/standings/index.ts';
import { queryHandler } from '../../desk/feature.ts';

const ranking = queryHandler({
  contract: rankingContract,
  answer: (read, { tournament }, { at, mono }) => {
    const state = read.state('tournament', tournament);
    const { standings, plan } = state;
    const until = plan.terms?.rebuy?.until;
    const rebuyLimitReachedAt = until ? limitReachedAt(state, until, { wall: at, mono }) : null;
    const provisional = !standings.closed && !rebuysOver(state, { at, rebuyLimitReachedAt, lateLimitReachedAt: null });
    const ranked = standings.closed ? (completeRanking(standings) ?? []) : placings(standings);
    return {
      playersLeft: entriesInPlay(standings).length,
      entries: standings.entries.length,
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
