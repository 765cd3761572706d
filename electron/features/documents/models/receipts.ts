import type { BonusSold, PlayerRegistered, Rebought } from '../../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../../shared/domain/seating/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { entryOf, identityOf, playerOf } from './player.ts';
import { paperBase, paperTournament, staffName, tillName, type PaperSource } from './source.ts';

/** What all papers of the cash desk share. */
export function deskPaper(source: PaperSource, { entry, till }: { readonly entry: string; readonly till: string }) {
  const { event } = source;
  return {
    ...paperBase(source),
    check: source.check,
    issuedAt: event.at,
    till: tillName(till),
    cashier: staffName(source, event.actor),
    tournament: paperTournament(source),
    player: playerOf(identityOf(source, entryOf(source, entry).person)),
  };
}

export function receiptModel(source: PaperSource): PaperModels['receipt'] {
  const data = source.event.data as PlayerRegistered;
  const place = placeOf(source, data.entry);
  return {
    ...deskPaper(source, data),
    format: source.receiptFormat,
    number: data.number,
    table: place.table,
    seat: place.seat,
    startingStack: source.terms.startingStack,
    buyInCents: data.buyInCents,
    feeCents: data.feeCents,
    payment: data.payment,
    levyRateBasisPoints: source.profile.levy.rateBasisPoints,
    rulesVersion: data.bulletin.rulesVersion,
  };
}

/** A rebuy, or a dealers' bonus, which belongs to no level. */
export function rebuyModel(source: PaperSource): PaperModels['rebuy-receipt'] {
  const data = source.event.data as Rebought | BonusSold;
  return {
    ...deskPaper(source, data),
    format: source.receiptFormat,
    number: data.number,
    entryNumber: entryOf(source, data.entry).number ?? '',
    level: 'level' in data ? data.level : null,
    priceCents: data.priceCents,
    chips: data.chips,
    payment: data.payment,
    levyRateBasisPoints: source.profile.levy.rateBasisPoints,
    rulesVersion: source.states.plan.rules?.version ?? 0,
  };
}

/** The seat that was drawn with the registration: what the player was handed, whatever moves came later. */
function placeOf({ states }: PaperSource, entry: string): { readonly table: number; readonly seat: number } {
  const place = seatOfEntry(states.seating, entry);
  if (!place) throw new NotDrawable(`no seat drawn for ${entry}`);
  return place;
}
