import type { DocumentVerdict, PrizeLeft, PrizePaid, StructureFrozen } from '../../../../shared/domain/prizes/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { documentWords, entryOf, identityOf, playerOf } from './player.ts';
import { deskPaper } from './receipts.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

export function prizeSheetModel(source: PaperSource): PaperModels['prize-sheet'] {
  const { prizes, basisPoints, prizeEntries, ...figures } = source.event.data as StructureFrozen;
  const entries = prizeEntries?.count ?? 0;
  return {
    ...paperBase(source),
    tournament: paperTournament(source),
    frozenAt: source.event.at,
    frozenBy: staffName(source, source.event.actor),
    ...figures,
    places: prizes.map(({ rank, amountCents }, index) => ({
      ...{ rank, amountCents, basisPoints: basisPoints[index - entries] ?? 0 },
      ...(index < entries && { isEntry: true }),
    })),
    ...(prizeEntries && { entriesTo: prizeEntries.name }),
  };
}

const verdicts: Readonly<Record<DocumentVerdict, string>> = {
  valid: 'valide',
  'extended-validity': 'validité prolongée',
  expired: 'expirée',
  refused: 'refusée',
};

export function paymentSlipModel(source: PaperSource): PaperModels['payment-slip'] {
  const data = source.event.data as PrizePaid;
  const entry = entryOf(source, data.entry);
  const ranked = source.states.standings.closed?.ranking.find((placing) => placing.entry === data.entry);
  const { issuedAt, ...paper } = deskPaper(source, data);
  return {
    ...paper,
    number: data.number,
    paidAt: issuedAt,
    rank: data.rank,
    sharedThrough: ranked?.sharedThrough,
    amountCents: data.amountCents,
    bountyCents: data.bountyCents,
    payment: data.payment,
    entryNumber: entry.number ?? '',
    document: `${documentWords(identityOf(source, entry.person))}, ${verdicts[data.documentVerdict]}`,
    committeeMember: directorName(source),
  };
}

/** The voucher of an entry that was won: the tournament that it is for, as the structure froze it. */
export function entryVoucherModel(source: PaperSource): PaperModels['entry-voucher'] {
  const data = source.event.data as PrizeLeft;
  const entry = entryOf(source, data.entry);
  const won = source.states.prizes.frozen?.prizeEntries;
  if (!won || data.number === undefined) throw new NotDrawable(`no entry won by ${data.entry}`);
  return {
    ...paperBase(source),
    number: data.number,
    check: source.check,
    issuedAt: source.event.at,
    tournament: paperTournament(source),
    rank: data.rank,
    entryTo: won.name,
    startsAt: source.read.state('tournament', won.tournament).plan.terms?.startsAt ?? null,
    valueCents: data.amountCents,
    player: playerOf(identityOf(source, entry.person)),
    entryNumber: entry.number ?? '',
    issuedBy: staffName(source, source.event.actor),
    committeeMember: directorName(source),
  };
}

/** The tournament director is of the management committee (FR-REG-73) and signs the slips of the evening. */
const directorName = (source: PaperSource): string => {
  const { director } = source.states.plan;
  return director === null ? '' : staffName(source, director);
};
