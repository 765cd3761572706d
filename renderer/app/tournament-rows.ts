import type { TournamentStreamState } from '../../shared/domain/streams.ts';
import { phaseOf, type TournamentPhase } from '../../shared/domain/tournament/index.ts';
import type { Cents } from '../../shared/kernel/cents.ts';

/** How a state is told without colour: its shape; the colour follows. */
interface Look {
  readonly verdict: 'ok' | 'info' | 'idle' | 'done' | 'block';
  readonly icon: string;
}

const looks: Readonly<Record<TournamentPhase, Look>> = {
  unknown: { verdict: 'idle', icon: 'i-circle-dashed' },
  planned: { verdict: 'idle', icon: 'i-calendar-days' },
  'registration-open': { verdict: 'ok', icon: 'i-check' },
  'registration-closed': { verdict: 'idle', icon: 'i-lock' },
  running: { verdict: 'info', icon: 'i-play' },
  stopped: { verdict: 'block', icon: 'i-octagon-x' },
  closed: { verdict: 'done', icon: 'i-flag' },
  cancelled: { verdict: 'done', icon: 'i-x' },
};

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly startsAt: number;
  readonly buyInCents: Cents;
  readonly feeCents: Cents;
  /** Paid and not given back. */
  readonly entries: number;
  readonly capacity: number;
  readonly phase: TournamentPhase;
  readonly look: Look;
}

/** What concerns the evening stands first. */
const order: readonly TournamentPhase[] = [
  'running',
  'registration-open',
  'registration-closed',
  'planned',
  'stopped',
  'closed',
  'cancelled',
];

/** One row a tournament: by what is going on, then what starts next first; what is over, latest first. */
export function rowsOf(
  tournaments: readonly { readonly id: string; readonly state: TournamentStreamState }[],
): TournamentRow[] {
  const rows = tournaments.flatMap(({ id, state: { plan, registration: desk } }) => {
    if (!plan.terms) return [];
    const { name, buyInCents, feeCents, registration } = plan.terms;
    const phase = phaseOf(plan);
    const startsAt = plan.startedAt ?? plan.startsAt ?? plan.terms.startsAt;
    const { capacity } = registration;
    const entries = desk.paidEntries;
    return [{ id, name, startsAt, buyInCents, feeCents, entries, capacity, phase, look: looks[phase] }];
  });
  return rows.sort((left, right) => order.indexOf(left.phase) - order.indexOf(right.phase) || byStart(left, right));
}

function byStart(left: TournamentRow, right: TournamentRow): number {
  const isOver = left.phase === 'closed' || left.phase === 'cancelled';
  return isOver ? right.startsAt - left.startsAt : left.startsAt - right.startsAt;
}
