import { lineInForce, type LevyState } from '../../../shared/domain/levy/index.ts';
import { awards, settlementOf } from '../../../shared/domain/prizes/index.ts';
import { owedEntries } from '../../../shared/domain/registration/index.ts';
import type { StreamStates } from '../../../shared/domain/streams.ts';
import type { ClosingFacts } from '../../../shared/domain/tournament/index.ts';

/** How far ranking, prizes and levy line are, from the slices of those who keep them. */
export function closingFacts(id: string, state: Readonly<StreamStates['tournament']>): ClosingFacts {
  const open = awards(state).filter(({ entry }) => settlementOf(state.prizes, entry) === undefined);
  return {
    id,
    rankingClosed: state.standings.closed !== null,
    structureFrozen: state.prizes.frozen !== null,
    openRefunds: owedEntries(state).length,
    openRanks: open.map(({ rank }) => rank),
    levyLine: levyLineOf(state.levy),
  };
}

/** Red lines are signed like any other: the least signed one counts. */
function levyLineOf(levy: Readonly<LevyState>): ClosingFacts['levyLine'] {
  if (!lineInForce(levy)) return 'none';
  if (levy.lines.some(({ certified }) => certified === null)) return 'entered';
  return levy.lines.some(({ countersigned }) => countersigned === null) ? 'certified' : 'countersigned';
}
