import { lineInForce, type LevyState } from '../../../shared/domain/levy/index.ts';
import { awards, settlementOf } from '../../../shared/domain/prizes/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { UnclaimedReason } from '../../../shared/domain/prizes/index.ts';

/** One prize that a ranked player is owed, and what became of it. */
export interface Payout {
  readonly entry: string;
  readonly rank: number;
  /** The last of the places that are shared; the rank itself where none is. */
  readonly sharedThrough: number;
  readonly amountCents: number;
  /** What of the amount is bounties. */
  readonly bountyCents: number;
  /** The name of the tournament that the prize is an entry to; `null` for money. */
  readonly entryTo: string | null;
  /** `taken-up`: the prize was an entry and paid for its winner's registration; no money left the house. */
  readonly status: 'due' | 'paid' | 'taken-up' | 'unclaimed';
  /** Of the payment slip (`P-…`), or of the registration that took the entry up (`R-…`). */
  readonly number: string | null;
  readonly reason: UnclaimedReason | null;
  readonly at: number | null;
  /** A later check stopped this player: the desk refuses to pay. */
  readonly flagged: boolean;
}

type Settled = Pick<TournamentStreamState, 'prizes' | 'standings' | 'registration'>;

/** Every prize of a closed ranking, best first; empty before. */
export const payoutsOf = (state: Settled): readonly Payout[] =>
  awards(state).map(({ entry, rank, sharedThrough, amountCents, bountyCents = 0, entryTo }) => ({
    entry,
    rank,
    sharedThrough,
    amountCents,
    bountyCents,
    entryTo: entryTo === undefined ? null : (state.prizes.frozen?.prizeEntries?.name ?? entryTo),
    ...outcomeOf(settlementOf(state.prizes, entry)),
    flagged: (state.registration.entries[entry]?.flags.length ?? 0) > 0,
  }));

function outcomeOf(settled: ReturnType<typeof settlementOf>): Pick<Payout, 'status' | 'number' | 'reason' | 'at'> {
  if (!settled) return { status: 'due', number: null, reason: null, at: null };
  const { kind, at } = settled;
  if (kind === 'unclaimed') return { status: kind, at, number: null, reason: settled.reason };
  const { number } = settled;
  return { status: number.startsWith('P-') ? 'paid' : 'taken-up', at, number, reason: null };
}

/** Whether the prize is out of the house's hands: paid in money, or an entry that was taken up. */
export const isHandedOver = ({ status }: Pick<Payout, 'status'>): boolean => status === 'paid' || status === 'taken-up';

/** The prize to turn to next: the first one that is due, after the given one first. */
export function nextDue(payouts: readonly Payout[], after: string | null): Payout | undefined {
  const at = payouts.findIndex(({ entry }) => entry === after);
  const order = [...payouts.slice(at + 1), ...payouts.slice(0, at + 1)];
  return order.find(({ status }) => status === 'due');
}

export type ClosingStep = 'frozen' | 'ranking' | 'prizes' | 'certified' | 'countersigned' | 'closed';

/** The steps to the end of the evening, and whether each is done. */
export function closingSteps(
  state: Settled & Pick<TournamentStreamState, 'levy' | 'plan'>,
): readonly { readonly step: ClosingStep; readonly done: boolean }[] {
  const { prizes, standings, levy, plan } = state;
  const payouts = payoutsOf(state);
  return [
    { step: 'frozen', done: prizes.frozen !== null },
    { step: 'ranking', done: standings.closed !== null },
    { step: 'prizes', done: payouts.length > 0 && payouts.every(({ status }) => status !== 'due') },
    { step: 'certified', done: isSigned(levy, ({ certified }) => certified !== null) },
    { step: 'countersigned', done: isSigned(levy, ({ countersigned }) => countersigned !== null) },
    { step: 'closed', done: plan.closedAt !== null },
  ];
}

/** Red lines are signed like any other: all lines of the tournament count. */
const isSigned = (levy: Readonly<LevyState>, signed: (line: LevyState['lines'][number]) => boolean): boolean =>
  lineInForce(levy) !== undefined && levy.lines.every(signed);
