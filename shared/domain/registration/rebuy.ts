import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { TillState } from '../tills/index.ts';
import { levelsPlayedAt, tournamentStream, type Plan, type RebuyTerms } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { momentIn } from './moment.ts';
import { paidInto, type TillPayment } from './paid-at.ts';
import { flagRefusal, paidEntry } from './present-entry.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import type { Entry, RegistrationState } from './state.ts';
import { reachesWatch, type WatchFacts } from './watch.ts';

export interface RebuyInput extends TillPayment {
  readonly tournament: string;
  readonly entry: string;
  /** The level in which the hand began, when the floor says that it began before the level changed. */
  readonly handBegunInLevel?: number | undefined;
}

export interface RebuyFacts extends WatchFacts {
  readonly at: number;
  readonly zone: string;
  readonly number: string;
  readonly tillState: TillState;
  /** The level that the clock is in, or the last one during a break. */
  readonly level: number;
  /** When the last rebuy level ended; `null` while rebuys are sold. */
  readonly limitReachedAt: number | null;
}

/** What a rebuy asks of the standings: who is out, since which level and when. */
export interface BustView {
  readonly busts: readonly {
    readonly entry: string;
    readonly level: number | null;
    readonly at: number;
    readonly removed: string | null;
  }[];
  readonly closed: object | null;
}

interface RebuyState {
  readonly plan: Plan;
  readonly registration: Readonly<RegistrationState>;
  readonly standings: BustView;
  readonly prizes: { readonly frozen: object | null };
}

const minuteMs = 60_000;

/**
 * Sells a rebuy (FR-REG-33…37, decision 14): the format has them, the player is in the room and unflagged, has not had the
 * most, is out (unless the event says otherwise), and the period runs; after it only for a hand begun in its last level
 * and only within the event's minutes. Chips follow the payment.
 */
export function rebuy(state: RebuyState, input: RebuyInput, facts: RebuyFacts): Decision {
  const allowed = allowedRebuy(state, input, facts);
  if (isRefused(allowed)) return allowed;
  const { terms, level } = allowed;
  const paid = paidInto(facts.tillState, input, terms.priceCents);
  if (isRefused(paid)) return paid;
  return accept(
    registrationEvent(tournamentStream(input.tournament), 'registration.rebought', {
      entry: input.entry,
      number: facts.number,
      ...paid,
      priceCents: terms.priceCents,
      chips: terms.chips,
      level,
      watch: reachesWatch(facts, terms.priceCents),
    }),
  );
}

interface Allowed {
  readonly terms: RebuyTerms;
  readonly level: number;
}

function allowedRebuy(state: RebuyState, input: RebuyInput, facts: RebuyFacts): Allowed | Refused<RegistrationRefusal> {
  const terms = rebuyTerms(state.plan);
  if (isRefused(terms)) return terms;
  if (state.plan.stoppedAt !== null) return refuse('registration.playStopped');
  const entry = paidEntry(state.registration, input.entry);
  if (isRefused(entry)) return entry;
  const barred = playerRefusal(entry, terms) ?? frozenRefusal(state);
  if (barred) return barred;
  const bust = state.standings.busts.find((each) => each.entry === input.entry);
  const standing = bustRefusal(bust, terms, input.entry);
  if (standing) return standing;
  const moment = momentOf(input, bust, facts);
  return periodRefusal(terms, moment) ?? { terms, level: moment.level };
}

/** Whom the director took out is not bought back in (FR-REG-75); else the player is out, unless the event says otherwise. */
function bustRefusal(
  bust: BustView['busts'][number] | undefined,
  { onlyWhenBusted }: RebuyTerms,
  entry: string,
): Refused<RegistrationRefusal> | undefined {
  if (bust && bust.removed !== null) return refuse('registration.takenOut', { entry });
  return onlyWhenBusted && !bust ? refuse('registration.notBusted', { entry }) : undefined;
}

/** The floor knows when the hand began; else it counts for the level in which the elimination was recorded. */
const momentOf = (
  { handBegunInLevel }: RebuyInput,
  bust: BustView['busts'][number] | undefined,
  { at, zone, level, limitReachedAt }: RebuyFacts,
): Moment => ({
  at,
  zone,
  level: handBegunInLevel ?? bust?.level ?? level,
  bustedAt: bust?.at ?? null,
  limitReachedAt,
});

function rebuyTerms({ terms }: Plan): RebuyTerms | Refused<RegistrationRefusal> {
  if (!terms) return refuse('registration.unknownTournament');
  return terms.rebuy ?? refuse('registration.noRebuys');
}

/** The frozen structure counts the rebuys: none is sold or taken back afterwards (FR-REG-91). */
export function frozenRefusal({
  prizes,
  standings,
}: Pick<RebuyState, 'prizes' | 'standings'>): Refused<RegistrationRefusal> | undefined {
  return prizes.frozen || standings.closed ? refuse('registration.structureFrozen') : undefined;
}

function playerRefusal(entry: Entry, terms: RebuyTerms): Refused<RegistrationRefusal> | undefined {
  if (entry.state !== 'checked-in') return refuse('registration.notCheckedIn', { entry: entry.entry });
  if (entry.reEnteredAs !== undefined) return refuse('registration.reEntered', { entry: entry.reEnteredAs });
  const flagged = flagRefusal(entry);
  if (flagged) return flagged;
  const sold = entry.rebuys.filter((each) => !each.refunded).length;
  const { maxPerPlayer } = terms;
  return sold >= maxPerPlayer ? refuse('registration.rebuyLimit', { entry: entry.entry, maxPerPlayer }) : undefined;
}

interface Moment {
  readonly at: number;
  readonly zone: string;
  readonly level: number;
  readonly bustedAt: number | null;
  readonly limitReachedAt: number | null;
}

function periodRefusal(
  terms: RebuyTerms,
  { at, zone, level, bustedAt, limitReachedAt }: Moment,
): Refused<RegistrationRefusal> | undefined {
  if (limitReachedAt === null) return undefined;
  const graceMs = terms.payWithinMinutes * minuteMs;
  const lastHandAt = Math.max(limitReachedAt, bustedAt ?? limitReachedAt);
  const inTime = lastHandAt <= limitReachedAt + graceMs && at <= lastHandAt + graceMs;
  const handCounts = terms.handBegunInLevelCounts && level <= levelsPlayedAt(terms.until);
  return handCounts && inTime ? undefined : refuse('registration.rebuyOver', momentIn(zone, limitReachedAt));
}
