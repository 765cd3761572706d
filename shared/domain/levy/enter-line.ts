import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { caveSales, type PrizesState } from '../prizes/index.ts';
import type { Profile } from '../profile/index.ts';
import type { StandingsState } from '../standings/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { levyEvent } from './events.ts';
import { lineFigures } from './line-figures.ts';
import { refuse, type LevyRefusal } from './refusals.ts';
import { lineInForce, type LevyState } from './state.ts';

interface EnterState {
  readonly plan: Plan;
  readonly standings: Readonly<StandingsState>;
  readonly prizes: Readonly<PrizesState>;
  readonly levy: Readonly<LevyState>;
}

/** Where the next line of the house's book stands, and the gaming day. */
export interface NextLine {
  readonly book: string;
  readonly line: number;
  readonly day: string;
  /** Whether a numbered and initialled book of the season has room for it. */
  readonly opened: boolean;
}

/**
 * Enters the tournament's line in the book 11 ter, at the final award and not before (FR-REG-94, FR-REG-95). One line stands for
 * a tournament; after a correction a new one may be entered. Never in a book that was not numbered and initialled before.
 */
export function enterLine(
  { plan, standings, prizes, levy }: EnterState,
  { tournament }: { readonly tournament: string },
  { profile, opened, ...next }: NextLine & { readonly profile: Profile },
): Decision<LevyRefusal> {
  if (!plan.terms) return refuse('levy.unknownTournament');
  if (!standings.closed) return refuse('levy.notAwarded');
  if (!prizes.frozen) return refuse('levy.structureNotFrozen');
  const standing = lineInForce(levy);
  if (standing) return refuse('levy.alreadyEntered', { book: standing.book, line: standing.line });
  if (!opened) return refuse('levy.bookNotOpened', { book: next.book });
  const figures = lineFigures(caveSales(prizes), prizes.frozen, profile);
  if (isRefused(figures)) return figures;
  return accept(
    levyEvent(tournamentStream(tournament), 'levy.lineEntered', {
      ...next,
      tournament,
      type: plan.terms.format,
      buyInCents: plan.terms.buyInCents,
      rateBasisPoints: profile.levy.rateBasisPoints,
      awardedAt: standings.closed.at,
      ...figures,
    }),
  );
}
