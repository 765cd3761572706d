import type { Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { together, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { bornOn, euros, fullName, grouped, longMoment, methodName, rankName, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a5, looks } from './looks.ts';
import type { PaperBase, PaperPayment, PaperPlayer, PaperTournament } from './paper.ts';
import { body, boxed, facts, fitted, letterhead, signatures, title, type Gap, type SheetParts } from './sheet-parts.ts';

/** Bon de paiement of a prize, signed by three (rules section 10; FR-REG-66, 89). */
export interface PaymentSlipPaper extends PaperBase {
  /** `P-2027-000001` */
  readonly number: string;
  readonly check: string;
  readonly paidAt: number;
  readonly tournament: PaperTournament;
  readonly rank: number;
  readonly sharedThrough?: number | undefined;
  readonly amountCents: Cents;
  /** What of the amount is bounties. */
  readonly bountyCents?: Cents | undefined;
  readonly payment: readonly PaperPayment[];
  readonly player: PaperPlayer;
  readonly entryNumber: string;
  /** Kind, end of the number and verdict of the document shown. */
  readonly document: string;
  readonly till: string;
  readonly cashier: string;
  readonly committeeMember: string;
}

export const renderPaymentSlip = (paper: PaymentSlipPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Bon de paiement ${paper.number}`,
    size: a5,
    fingerprint: `Contrôle ${grouped(paper.check)}`,
    blocks: (parts) => fitted(parts, (gap) => slipBlocks(parts, paper, gap)),
  });

function slipBlocks(parts: SheetParts, paper: PaymentSlipPaper, gap: Gap): Block[] {
  const { tournament, house, player } = paper;
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, shortStamp(paper.paidAt, house.timeZone)]),
    gap(4),
    title(parts, 'Bon de paiement'),
    gap(2),
    facts(
      parts,
      [
        ['Tournoi', `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}`],
        ['Jeu', tournament.game],
        ['Rang', rankWords(paper)],
        ...(paper.bountyCents ? [['Dont primes', euros(paper.bountyCents)] as const] : []),
        ['Gagnant', `${fullName(player)}, ${bornOn(player)}`],
        ['Récépissé', paper.entryNumber],
        ['Pièce présentée', paper.document],
        ['Mode de paiement', paidBy(paper)],
      ],
      mm(34),
    ),
    gap(4),
    amountBox(parts, paper.amountCents),
    gap(3),
    body(
      parts,
      'Payé à la personne classée, contre une pièce d’identité valide (art. 57-7). Un prix ne peut être cédé, transféré ni échangé (art. 57-10).',
      looks.small,
    ),
    signatures(
      parts,
      [
        { role: 'Le gagnant', name: '' },
        { role: 'Le caissier des jeux', name: paper.cashier },
        { role: 'Comité de direction', name: paper.committeeMember },
      ],
      mm(13),
    ),
  ];
}

/** `Espèces, Caisse 2`; a split payment names each part. */
const paidBy = ({ payment, till }: PaymentSlipPaper): string => {
  const parts = payment.map(({ method, amountCents }) =>
    payment.length === 1 ? methodName(method) : `${methodName(method)} ${euros(amountCents)}`,
  );
  return `${parts.join(', ')}, ${till}`;
};

const rankWords = ({ rank, sharedThrough }: PaymentSlipPaper): string =>
  sharedThrough === undefined || sharedThrough === rank
    ? rankName(rank)
    : `${rankName(rank)} à ${rankName(sharedThrough)}, ex aequo`;

function amountBox(parts: SheetParts, amount: Cents): Block {
  const widthPt = parts.widthPt - mm(8);
  return boxed(
    together([
      paragraph(parts.pen, euros(amount), { style: looks.amount, align: 'center', widthPt }),
      paragraph(parts.pen, amountInWords(amount), { style: looks.body, align: 'center', widthPt }),
    ]),
    mm(4),
  );
}
