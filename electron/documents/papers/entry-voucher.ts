import type { Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { bornOn, euros, fullName, grouped, longMoment, rankName, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a5, looks } from './looks.ts';
import type { PaperBase, PaperPlayer, PaperTournament } from './paper.ts';
import { body, facts, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Bon d’entrée: what the winner of an entry to another tournament holds until they take it up there (art. 57-6 as amended; FR-REG-66, 88, 89). */
export interface EntryVoucherPaper extends PaperBase {
  /** `B-2027-000001` */
  readonly number: string;
  readonly check: string;
  readonly issuedAt: number;
  /** Where the entry was won. */
  readonly tournament: PaperTournament;
  readonly rank: number;
  /** The tournament that it is for, and when that begins; `null` when it is planned no longer. */
  readonly entryTo: string;
  readonly startsAt: number | null;
  readonly valueCents: Cents;
  readonly player: PaperPlayer;
  readonly entryNumber: string;
  readonly issuedBy: string;
  readonly committeeMember: string;
}

export const renderEntryVoucher = (paper: EntryVoucherPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Bon d’entrée ${paper.number}`,
    size: a5,
    blocks: (parts) => voucherBlocks(parts, paper),
  });

function voucherBlocks(parts: SheetParts, paper: EntryVoucherPaper): Block[] {
  const { tournament, house, player, startsAt } = paper;
  const begins = startsAt === null ? '' : `, ${longMoment(startsAt, house.timeZone)}`;
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, shortStamp(paper.issuedAt, house.timeZone)]),
    space(mm(4)),
    title(parts, 'Bon d’entrée'),
    space(mm(2)),
    facts(
      parts,
      [
        ['Entrée au tournoi', `${paper.entryTo}${begins}`],
        ['Valeur', `${euros(paper.valueCents)} (${amountInWords(paper.valueCents)}), cave et droit d’inscription`],
        ['Gagnée au tournoi', `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}`],
        ['Rang', rankName(paper.rank)],
        ['Gagnant', `${fullName(player)}, ${bornOn(player)}`],
        ['Récépissé', paper.entryNumber],
      ],
      mm(34),
    ),
    space(mm(4)),
    body(
      parts,
      'À présenter à l’inscription, avec une pièce d’identité valide : l’entrée se prend par son gagnant seul, sous les mêmes vérifications que toute inscription (art. 57-7). Un prix ne peut être cédé, transféré ni échangé (art. 57-10).',
      looks.small,
    ),
    body(
      parts,
      'Si ce tournoi ne peut plus l’accepter, sa valeur est payée en espèces. Ce bon n’est pas un moyen de paiement ; perdu, il ne fait pas perdre l’entrée, qui est inscrite au nom du gagnant.',
      looks.small,
    ),
    signatures(
      parts,
      [
        { role: 'Le gagnant', name: '' },
        { role: 'Pour le casino', name: paper.issuedBy },
        { role: 'Comité de direction', name: paper.committeeMember },
      ],
      mm(15),
    ),
    space(mm(2)),
    body(parts, `Contrôle ${grouped(paper.check)}`, looks.mono),
  ];
}
