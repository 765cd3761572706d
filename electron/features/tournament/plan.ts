import type { InputOf } from '../../../shared/contract/define.ts';
import { planContract } from '../../../shared/contract/tournament-plan.ts';
import { tableWarnings, type TableWarning } from '../../../shared/domain/notices/index.ts';
import {
  entryTargetOf,
  planTournament,
  planWarnings,
  type DraftTerms,
  type PlanFacts,
  type TournamentTerms,
} from '../../../shared/domain/tournament/index.ts';
import { parseInstant, seasonOf, startOfDay, addDays, localDate, yearOf } from '../../../shared/kernel/calendar.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { houseFacts, houseFactsUnder, type HouseFacts } from './house-facts.ts';

type PlanInput = InputOf<typeof planContract>;

/** A new tournament's stream: without an id of the caller's it is empty anyway, and no id is the empty text. */
const stream = ({ tournament }: PlanInput) => ({ kind: 'tournament', id: tournament ?? '' }) as const;

export const plan = commandHandler({
  contract: planContract,
  stream,
  facts: (read, input, call) => {
    const facts = planFacts(read, input, call);
    return isRefused(facts) ? facts : { ...facts, tableWarnings: warningsOfTable(read, input) };
  },
  decide: (state, { terms }, facts) => planTournament(state.plan, draftOf(terms), facts),
  answer: (events, facts) => ({
    tournament: facts.id,
    warnings: [...planWarnings(events[0]?.data as TournamentTerms, facts), ...facts.tableWarnings],
  }),
});

function planFacts(read: DeskReader, { tournament, profile, terms }: PlanInput, { at }: Call): PlanFacts | Refused {
  const house = profile === undefined ? houseFacts(read) : houseFactsUnder(read, profile);
  if (isRefused(house)) return house;
  return {
    id: tournament ?? read.chance.id('t'),
    now: at,
    zone: house.identity.timeZone,
    profile: house.profile,
    profileHash: house.profileHash,
    rooms: house.identity.rooms,
    ...houseStock(read),
    entryTarget: targetOf(read, terms),
    counted: countedTournaments(read, { startsAt: parseInstant(terms.startsAt) }, house),
  };
}

/** What the house has that terms can name. */
export function houseStock(read: DeskReader): Pick<PlanFacts, 'houseRules' | 'chipSets'> {
  const { houseRules, chipSets } = read.state('house').house;
  return { houseRules: houseRules?.variants.map(({ id }) => id) ?? [], chipSets };
}

/** The tournament that the terms' prizes are entries to. */
export function targetOf(read: DeskReader, { prizeEntries }: PlanInput['terms']): PlanFacts['entryTarget'] {
  return prizeEntries ? entryTargetOf(read.state('tournament', prizeEntries.tournament).plan) : null;
}

/** Whether the season's note that was sent names the table of a single table. */
function warningsOfTable(read: DeskReader, { terms }: PlanInput): readonly TableWarning[] {
  const { house, filings } = read.state('house');
  if (!house.identity) return [];
  const { timeZone, seasonStarts } = house.identity;
  const event = { format: terms.format, startsAt: parseInstant(terms.startsAt), tables: terms.tables };
  return tableWarnings(filings, event, { zone: timeZone, seasonStarts });
}

interface Counting {
  readonly startsAt: number;
  /** A tournament that is planned already and does not count itself. */
  readonly except?: string;
}

/** Tournaments of counting formats, not cancelled, in the calendar year and in the season of a start (decision 18, A-05). */
export function countedTournaments(
  read: DeskReader,
  { startsAt, except = '' }: Counting,
  { identity, profile }: HouseFacts,
): PlanFacts['counted'] {
  const { timeZone, seasonStarts } = identity;
  const year = yearOf(startsAt, timeZone);
  const season = seasonOf(localDate(startsAt, timeZone), seasonStarts);
  const formats = JSON.stringify(profile.yearlyCap?.formats ?? []);
  const between = (firstDay: string, dayAfter: string): number =>
    read.db.get<{ held: number }>(
      `SELECT count(*) AS held FROM tournaments WHERE starts_at >= ? AND starts_at < ? AND phase <> 'cancelled'
       AND tournament <> ? AND format IN (SELECT value FROM json_each(?))`,
      startOfDay(firstDay, timeZone),
      startOfDay(dayAfter, timeZone),
      except,
      formats,
    )?.held ?? 0;
  return {
    calendar: between(`${year}-01-01`, `${year + 1}-01-01`),
    season: between(season.firstDay, addDays(season.lastDay, 1)),
  };
}

/** The input with instants and amounts as the rules count them. */
export function draftOf(terms: PlanInput['terms']): DraftTerms {
  const { rebuy, registration, sessions, dealersBonus, prizeEntries, bountyCents, goods } = terms;
  return {
    ...terms,
    startsAt: parseInstant(terms.startsAt),
    registration: { ...registration, opensAt: parseInstant(registration.opensAt) },
    buyInCents: cents(terms.buyInCents),
    feeCents: cents(terms.feeCents),
    guaranteeCents: cents(terms.guaranteeCents),
    roundingStepCents: cents(terms.roundingStepCents),
    sessions: sessions?.map((each) => ({ ...each, startsAt: parseInstant(each.startsAt) })),
    dealersBonus: dealersBonus && { ...dealersBonus, priceCents: cents(dealersBonus.priceCents) },
    prizeEntries: prizeEntries && { ...prizeEntries, valueCents: cents(prizeEntries.valueCents) },
    bountyCents: bountyCents === undefined ? undefined : cents(bountyCents),
    goods: goods && { ...goods, valueCents: cents(goods.valueCents) },
    rebuy: rebuy && { ...rebuy, priceCents: rebuy.priceCents === null ? null : cents(rebuy.priceCents) },
  };
}
