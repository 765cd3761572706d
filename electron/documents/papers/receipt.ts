import type { Cents } from '../../../shared/kernel/cents.ts';
import { addCents } from '../../../shared/kernel/cents.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space } from '../page/block.ts';
import { px } from '../page/millimetres.ts';
import { count, euros, methodName, shortStamp, stamp } from '../text/wording.ts';
import { gamblingHelp, receiptTerms } from './legal-texts.ts';
import { roll } from './looks.ts';
import type { PaperBase, PaperPayment, PaperPlayer, PaperTournament } from './paper.ts';
import type { Halves } from '../page/side-by-side.ts';
import { printReceipt, type ReceiptFormat } from './receipt-sheet.ts';
import {
  amount,
  centred,
  checkFoot,
  companyHead,
  dashes,
  framed,
  playerBlock,
  strong,
  text,
  titleBlock,
  total,
  type RollParts,
} from './roll-parts.ts';

/** Récépissé d’inscription: what admits a player to the tournament (FR-REG-55). */
export interface ReceiptPaper extends PaperBase {
  readonly format: ReceiptFormat;
  /** `R-2027-000123` */
  readonly number: string;
  /** First characters of the journal line's hash, hex: leads from the paper to its line. */
  readonly check: string;
  readonly issuedAt: number;
  readonly till: string;
  readonly cashier: string;
  readonly tournament: PaperTournament;
  readonly player: PaperPlayer;
  readonly table: number;
  readonly seat: number;
  readonly startingStack: number;
  readonly buyInCents: Cents;
  readonly feeCents: Cents;
  readonly payment: readonly PaperPayment[];
  readonly levyRateBasisPoints: number;
  readonly rulesVersion: number;
}

export const renderReceipt = (paper: ReceiptPaper, book: FontBook): Promise<Uint8Array> =>
  printReceipt(paper, book, { title: `Récépissé ${paper.number}`, halves: receiptHalves });

function receiptHalves(parts: RollParts, paper: ReceiptPaper): Halves {
  const zone = paper.house.timeZone;
  const { tournament } = paper;
  const left = [
    ...companyHead(parts, paper),
    ...titleBlock(parts, {
      title: 'Récépissé d’inscription',
      subtitle: 'valant admission à participer au tournoi',
      number: paper.number,
    }),
    strong(parts, 'Tournoi', tournament.name),
    strong(parts, 'Date', shortStamp(tournament.startsAt, zone)),
    strong(parts, 'Jeu', tournament.game),
    strong(parts, 'Lieu', tournament.room),
    ...playerBlock(parts, paper.player),
    framed(parts, [
      { label: 'Table', value: String(paper.table) },
      { label: 'Siège', value: String(paper.seat) },
    ]),
    strong(parts, 'Tapis de départ', count(paper.startingStack)),
  ];
  const right = [
    amount(parts, 'Cave initiale', euros(paper.buyInCents)),
    amount(parts, 'Droit d’inscription', euros(paper.feeCents)),
    total(parts, 'Total réglé', euros(addCents(paper.buyInCents, paper.feeCents))),
    ...paper.payment.map((paid) => amount(parts, methodName(paid.method), euros(paid.amountCents))),
    dashes(),
    checkFoot(parts, {
      number: paper.number,
      check: paper.check,
      lines: [`${paper.till}, ${paper.cashier}`, stamp(paper.issuedAt, zone)],
    }),
    text(parts, receiptTerms(paper), roll.legal),
    space(px(8)),
    centred(parts, gamblingHelp, roll.legal),
  ];
  return { left, right };
}
