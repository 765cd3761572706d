import type { Cents } from '../../../shared/kernel/cents.ts';
import { addCents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm, px } from '../page/millimetres.ts';
import { paragraph } from '../page/paragraph.ts';
import { euros, methodName, shortStamp, stamp } from '../text/wording.ts';
import { roll } from './looks.ts';
import type { PaperBase, PaperPayment, PaperPlayer, PaperTournament } from './paper.ts';
import type { Halves } from '../page/side-by-side.ts';
import { printReceipt, type ReceiptFormat } from './receipt-sheet.ts';
import {
  amount,
  checkFoot,
  companyHead,
  dashes,
  playerBlock,
  strong,
  text,
  titleBlock,
  total,
  type RollParts,
} from './roll-parts.ts';

/** What goes back: each share under the name it was paid under, with the paper that it cancels. */
export interface RefundedShare {
  readonly label: string;
  readonly amountCents: Cents;
}

/** Reçu de remboursement: the cancelled paper keeps its number, this one says so (decision 15, FR-REG-70, 71). */
export interface RefundReceiptPaper extends PaperBase {
  readonly format: ReceiptFormat;
  /** `A-2027-000004` */
  readonly number: string;
  readonly check: string;
  readonly issuedAt: number;
  readonly till: string;
  readonly cashier: string;
  readonly tournament: PaperTournament;
  readonly player: PaperPlayer;
  /** The paper that is cancelled: `R-2027-000123` or `C-2027-000027`. */
  readonly cancels: string;
  readonly shares: readonly RefundedShare[];
  readonly payment: readonly PaperPayment[];
  readonly reason: string;
}

export const renderRefundReceipt = (paper: RefundReceiptPaper, book: FontBook): Promise<Uint8Array> =>
  printReceipt(paper, book, { title: `Remboursement ${paper.number}`, halves: refundHalves });

function refundHalves(parts: RollParts, paper: RefundReceiptPaper): Halves {
  const zone = paper.house.timeZone;
  const sum = addCents(...paper.shares.map((share) => share.amountCents));
  const left = [
    ...companyHead(parts, paper),
    ...titleBlock(parts, { title: 'Reçu de remboursement', number: paper.number }),
    cancelledBand(parts, `${paper.cancels} annulé`),
    strong(parts, 'Tournoi', paper.tournament.name),
    strong(parts, 'Date', shortStamp(paper.tournament.startsAt, zone)),
    ...playerBlock(parts, paper.player),
    space(px(7)),
    text(parts, `Motif : ${paper.reason}`, roll.legal),
  ];
  const right = [
    ...paper.shares.map((share) => amount(parts, share.label, euros(share.amountCents))),
    total(parts, 'Total remboursé', euros(sum)),
    text(parts, amountInWords(sum), roll.legal),
    ...paper.payment.map((paid) => amount(parts, methodName(paid.method), euros(paid.amountCents))),
    signatureLine(parts, 'Signature du joueur'),
    dashes(),
    checkFoot(parts, {
      number: paper.number,
      check: paper.check,
      lines: [`${paper.till}, ${paper.cashier}`, stamp(paper.issuedAt, zone)],
    }),
    text(parts, refundTerms(paper), roll.legal),
  ];
  return { left, right };
}

const refundTerms = (paper: RefundReceiptPaper): string =>
  `${paper.cancels} n’est plus valable${paper.cancels.startsWith('R') ? ' et ne vaut plus admission' : ''}. Remboursement du droit d’inscription et de la cave, à l’exclusion de toute autre ` +
  `somme ou dommages-intérêts (arrêté du 14 mai 2007, art. 57-8). Profil ${paper.profile}.`;

/** The word that voids the other paper, framed so that it survives a faint printer. */
function cancelledBand(parts: RollParts, words: string): Block {
  const line = paragraph(parts.pen, words, { style: roll.title, align: 'center', widthPt: parts.widthPt - px(12) });
  const heightPt = line.heightPt + px(10);
  return {
    heightPt: heightPt + px(8),
    draw: (pen, column) => {
      pen.frame({ x: column.x, y: column.top, width: column.width, height: heightPt }, px(2));
      line.draw(pen, { x: column.x + px(6), width: column.width - px(12), top: column.top + px(5) });
    },
  };
}

function signatureLine(parts: RollParts, label: string): Block {
  const words = text(parts, label, roll.small);
  return {
    heightPt: words.heightPt + mm(14),
    draw: (pen, column) => {
      words.draw(pen, column);
      pen.rule({ x: column.x, y: column.top + words.heightPt + mm(13) }, column.width, { widthPt: 0.6 });
    },
  };
}
