import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { profileSchema } from '../../shared/contract/profile.ts';
import { profileHash, type Profile } from '../../shared/domain/profile/index.ts';
import { streamFolds, type StreamStates } from '../../shared/domain/streams.ts';
import type { DraftTerms, PlanFacts } from '../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../shared/kernel/calendar.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { Decision, NewEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** The profile of 2007 as shipped. */
export const profile2007: Profile = profileSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../resources/profiles/casino-fr-2007.json'), 'utf8')),
);

const rooms = [
  { name: 'Salle des jeux', kind: 'gaming-room', tables: 20 },
  { name: 'Salon Annexe', kind: 'annex', tables: 6 },
  { name: 'Plage', kind: 'beach', tables: 6 },
];

export const planFacts: PlanFacts = {
  id: 't-1',
  zone: 'Europe/Paris',
  ...{ houseRules: [], chipSets: [], entryTarget: null },
  now: parseInstant('2027-01-10T12:00:00+01:00'),
  profile: profile2007,
  profileHash: profileHash(profile2007),
  rooms,
  counted: { calendar: 0, season: 0 },
};

const { terms } = planContract.example;

/** Terms that are accepted: three levels of 20 minutes, a break of 15 after the second, rebuys and late entries until its end. */
export const draft: DraftTerms = {
  ...terms,
  startsAt: parseInstant(terms.startsAt),
  registration: { ...terms.registration, opensAt: parseInstant(terms.registration.opensAt) },
  buyInCents: cents(terms.buyInCents),
  feeCents: cents(terms.feeCents),
  guaranteeCents: cents(terms.guaranteeCents),
  roundingStepCents: cents(terms.roundingStepCents),
  rebuy: terms.rebuy && { ...terms.rebuy, priceCents: cents(terms.rebuy.priceCents ?? 0) },
  ...{
    sessions: undefined,
    dealersBonus: undefined,
    prizeEntries: undefined,
    bountyCents: undefined,
    goods: undefined,
  },
};

type State = StreamStates['tournament'];

/** A tournament's stream in memory: decisions are folded as the desk would, at instants that the test sets. */
export class PlayedStream {
  readonly state: State = streamFolds.tournament.initial();
  readonly events: NewEvent[] = [];
  at = planFacts.now;
  actor = 'mcd1';

  /** Folds what a rule decided and answers the event types, or the refusal's code. */
  take(decision: Decision): readonly string[] | string {
    if (isRefused(decision)) return decision.refusal.code;
    for (const event of decision.events) this.happen(event.type, event.data);
    return decision.events.map(({ type }) => type);
  }

  happen(type: string, data: object): void {
    const event = { stream: 'tournament/t-1', type, data: JSON.parse(JSON.stringify(data)) as object };
    this.events.push(event);
    const rev = this.events.length;
    const head = { v: 1, seq: rev, rev, version: 1, at: this.at, actor: this.actor };
    streamFolds.tournament.apply(this.state, { ...event, ...head, station: 'test', commandId: 'c' });
  }
}
