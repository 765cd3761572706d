import { payableContract, sheetContract, slipContract, unclaimedContract } from '../../../shared/contract/prizes.ts';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import {
  awards,
  caveSales,
  freezeOverdue,
  placesPaid,
  prizeSheet,
  refusePrizes,
  settlementOf,
  sheetWarnings,
  type PrizeSheet,
  type SheetChoices,
} from '../../../shared/domain/prizes/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import { entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { profileOf } from '../tournament/index.ts';
import { choicesOf } from './handlers.ts';
import { paymentSlip } from './slip.ts';

/** The prize sheet of a tournament as it stands, or why none can be drawn up. */
function sheetOf(read: DeskReader, tournament: string, choices: SheetChoices = {}): PrizeSheet | Refused {
  const { plan, prizes } = read.state('tournament', tournament);
  if (!plan.terms) return refusePrizes('prizes.unknownTournament');
  return prizeSheet(prizes, { terms: plan.terms, profile: profileOf(read, plan) }, choices);
}

const sheet = queryHandler({
  contract: sheetContract,
  answer: (read, input, call) => {
    const found = sheetOf(read, input.tournament, choicesOf(input));
    if (isRefused(found)) return found;
    const state = read.state('tournament', input.tournament);
    const { plan, prizes, standings } = state;
    const profile = profileOf(read, plan);
    const playersLeft = entriesInPlay(standings).length;
    return {
      ...found,
      warnings: sheetWarnings(found, profile),
      proposedPlaces: placesPaid(caveSales(prizes).entries, profile.prizes.proposedPlacesPercent),
      freezeOverdue: freezeOverdue(state, limitsReached(state, call), profile.prizes),
      playersLeft,
      bubble: playersLeft === found.places.length + 1,
    };
  },
});

const payable = queryHandler({
  contract: payableContract,
  answer: (read, { tournament }) => {
    const state = read.state('tournament', tournament);
    return {
      awards: awards(state).map((award) => {
        const settled = settlementOf(state.prizes, award.entry);
        const person = entryById(state.registration, award.entry)?.person ?? null;
        return { ...award, person, status: settled?.kind ?? 'due', ...(settled && { settled }) };
      }),
    };
  },
});

const slip = queryHandler({
  contract: slipContract,
  answer: (read, { number }) => paymentSlip(read, number) ?? refusePrizes('prizes.unknownPaper', { number }),
});

const unclaimed = queryHandler({
  contract: unclaimedContract,
  answer: (read) => ({
    prizes: read.db.all(
      `SELECT tournament, rank, entry, amount_cents AS amountCents, reason, at FROM prizes WHERE status = 'unclaimed' ORDER BY at, tournament, rank`,
    ),
  }),
});

export const prizesQueries = [sheet, payable, slip, unclaimed];
