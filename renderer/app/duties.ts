import { levyOpenPoints } from '../../shared/domain/levy/index.ts';
import { awards, settlementOf } from '../../shared/domain/prizes/index.ts';
import type { TournamentStreamState } from '../../shared/domain/streams.ts';
import { phaseOf } from '../../shared/domain/tournament/index.ts';
import type { KnownTournament } from '../desk/index.ts';

/** Something that waits to be done before the evening can end, and where it is done. */
export interface Duty {
  readonly kind: 'interrupted' | 'freeze' | 'pay' | 'entry' | 'certification' | 'countersignature' | 'close';
  readonly tournament: string;
  readonly name: string;
  readonly section: 'room' | 'prizes' | 'compliance';
  /** How many of them: prizes to pay, otherwise one. */
  readonly count: number;
}

/** What the tournaments that were started still owe, in the order in which it is done; nothing of those that are closed. */
export function dutiesOf(tournaments: readonly KnownTournament[]): readonly Duty[] {
  return tournaments.flatMap(({ id, state }) => {
    if (phaseOf(state.plan) !== 'running') return [];
    const name = state.plan.terms?.name ?? id;
    return owed(state).map((duty) => ({ ...duty, tournament: id, name }));
  });
}

type Owed = Omit<Duty, 'tournament' | 'name'>;

function owed(state: TournamentStreamState): readonly Owed[] {
  if (state.clock.core.status === 'interrupted') return [{ kind: 'interrupted', section: 'room', count: 1 }];
  if (!state.standings.closed) return [];
  if (!state.prizes.frozen) return [{ kind: 'freeze', section: 'prizes', count: 1 }];
  const unpaid = awards(state).filter(({ entry }) => !settlementOf(state.prizes, entry)).length;
  const points = levyOpenPoints(state).map(({ missing }): Owed => ({ kind: missing, section: 'compliance', count: 1 }));
  const prizes: readonly Owed[] = unpaid > 0 ? [{ kind: 'pay', section: 'prizes', count: unpaid }] : [];
  const due = [...prizes, ...points];
  return due.length > 0 ? due : [{ kind: 'close', section: 'prizes', count: 1 }];
}
