import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { Profile } from '../profile/index.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import type { Plan } from './state.ts';

export interface PremisesFacts {
  readonly id: string;
  readonly profile: Profile;
}

/** Played where the guarantees of the gaming rooms are to be shown and packs unsealed before the public. */
const isInAnnex = ({ terms }: Plan, { annexKinds }: Profile): boolean =>
  terms !== null && annexKinds.includes(terms.roomKind);

/** What of the gaming rooms' guarantees is not shown yet for the premises; nothing for a gaming room (FR-REG-02). */
export function guaranteesMissing(plan: Plan, profile: Profile): readonly string[] {
  if (!isInAnnex(plan, profile)) return [];
  return profile.annexGuarantees.filter((item) => !plan.guarantees?.items.includes(item));
}

/**
 * Notes which guarantees of the gaming rooms the premises offer, signed by a director: entry control, video, cards, cash desk
 * (FR-REG-02). May be done again; what is not named is missing. Refuses a gaming room and what the profile does not ask.
 */
export function showGuarantees(plan: Plan, items: readonly string[], { id, profile }: PremisesFacts): Decision {
  if (!plan.terms) return refuse('tournament.unknown', { tournament: id });
  if (!isInAnnex(plan, profile)) return refuse('tournament.notInAnnex', { room: plan.terms.room });
  const unknown = items.find((item) => !profile.annexGuarantees.includes(item));
  if (unknown !== undefined) return refuse('tournament.guaranteeUnknown', { item: unknown });
  const named = profile.annexGuarantees.filter((item) => items.includes(item));
  return accept(tournamentEvent(tournamentStream(id), 'tournament.guaranteesShown', { items: named }));
}

export interface Unsealing {
  readonly tables: readonly number[];
  /** The numbers of the six-packs as their bands bear them. */
  readonly packs: readonly string[];
  readonly bandIntact: boolean;
}

/**
 * Records that six-packs of cards were unsealed before the public, invited to check that the control band is intact, with its
 * witness (FR-REG-101). A pack is unsealed once; one whose band was broken is noted as such.
 */
export function recordUnsealing(
  plan: Plan,
  unsealing: Unsealing,
  { id, profile, witness }: PremisesFacts & { readonly witness: SealedText },
): Decision {
  if (!plan.terms) return refuse('tournament.unknown', { tournament: id });
  if (!isInAnnex(plan, profile)) return refuse('tournament.notInAnnex', { room: plan.terms.room });
  const { tables } = plan.terms;
  const unknown = unsealing.tables.find((table) => !tables.includes(table));
  if (unknown !== undefined) return refuse('tournament.tableNotPlayed', { table: unknown });
  const opened = new Set(plan.unsealings.flatMap(({ packs }) => packs));
  const twice = unsealing.packs.find((pack) => opened.has(pack));
  if (twice !== undefined) return refuse('tournament.packUnsealed', { pack: twice });
  return accept(tournamentEvent(tournamentStream(id), 'tournament.packsUnsealed', { ...unsealing, ...witness }));
}

/** Tables of annex premises at which no pack has been unsealed before the public yet. */
export function tablesSealed(plan: Plan, profile: Profile): readonly number[] {
  if (!plan.terms || !isInAnnex(plan, profile)) return [];
  const opened = new Set(plan.unsealings.flatMap(({ tables }) => tables));
  return plan.terms.tables.filter((table) => !opened.has(table));
}
