import type { Cents } from '../../../shared/kernel/cents.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space } from '../page/block.ts';
import { px } from '../page/millimetres.ts';
import { count, euros, methodName, shortStamp, stamp } from '../text/wording.ts';
import { chipsMention, gamblingHelp, levyMention } from './legal-texts.ts';
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
  playerBlock,
  strong,
  text,
  titleBlock,
  total,
  type RollParts,
} from './roll-parts.ts';

/** Reçu de recave: money against chips, to be shown at the table before they are handed out (decision 14). */
export interface RebuyReceiptPaper extends PaperBase {
  readonly format: ReceiptFormat;
  /** `C-2027-000027` */
  readonly number: string;
  readonly check: string;
  readonly issuedAt: number;
  readonly till: string;
  readonly cashier: string;
  readonly tournament: PaperTournament;
  readonly player: PaperPlayer;
  /** The receipt of the entry that rebuys. */
  readonly entryNumber: string;
  /** `null` on the receipt of a dealers' bonus. */
  readonly level: number | null;
  readonly priceCents: Cents;
  readonly chips: number;
  readonly payment: readonly PaperPayment[];
  readonly levyRateBasisPoints: number;
  readonly rulesVersion: number;
}

export const renderRebuyReceipt = (paper: RebuyReceiptPaper, book: FontBook): Promise<Uint8Array> =>
  printReceipt(paper, book, { title: `${wordsOf(paper).short} ${paper.number}`, halves: rebuyHalves });

const wordsOf = ({ level }: RebuyReceiptPaper) =>
  level === null
    ? { short: 'Bonus croupiers', title: 'Reçu de bonus croupiers', subtitle: 'recave pour les croupiers, art. 57-7' }
    : { short: 'Recave', title: 'Reçu de recave', subtitle: 'rachat de cave, art. 57-7' };

function rebuyHalves(parts: RollParts, paper: RebuyReceiptPaper): Halves {
  const zone = paper.house.timeZone;
  const { short, title, subtitle } = wordsOf(paper);
  const left = [
    ...companyHead(parts, paper),
    ...titleBlock(parts, { title, subtitle, number: paper.number }),
    strong(parts, 'Tournoi', paper.tournament.name),
    strong(parts, 'Date', shortStamp(paper.tournament.startsAt, zone)),
    strong(parts, 'Récépissé', paper.entryNumber),
    ...(paper.level === null ? [] : [strong(parts, 'Niveau', String(paper.level))]),
    ...playerBlock(parts, paper.player),
    space(px(7)),
    strong(parts, 'Jetons à remettre', count(paper.chips)),
  ];
  const right = [
    amount(parts, short, euros(paper.priceCents)),
    total(parts, 'Total réglé', euros(paper.priceCents)),
    ...paper.payment.map((paid) => amount(parts, methodName(paid.method), euros(paid.amountCents))),
    dashes(),
    checkFoot(parts, {
      number: paper.number,
      check: paper.check,
      lines: [`${paper.till}, ${paper.cashier}`, stamp(paper.issuedAt, zone)],
    }),
    text(parts, rebuyTerms(paper), roll.legal),
    space(px(8)),
    centred(parts, gamblingHelp, roll.legal),
  ];
  return { left, right };
}

const rebuyTerms = (paper: RebuyReceiptPaper): string =>
  [
    'À présenter à la table : les jetons sont remis contre ce reçu.',
    'Personnel et incessible (art. 57-7).',
    ...(paper.level === null ? ['Ce bonus supporte le prélèvement et n’entre pas dans les lots.'] : []),
    levyMention(paper.levyRateBasisPoints),
    chipsMention,
    `Règlement, version ${paper.rulesVersion}. Profil ${paper.profile}.`,
  ].join(' ');
