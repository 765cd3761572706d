import { addCents, cents, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, euros, grouped, shortDate, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, facts, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** One kind of money that went through the drawer's session; what went out is negative. */
export interface TillReadingRow {
  readonly label: string;
  readonly count: number;
  readonly cashCents: Cents;
  readonly cardCents: Cents;
  readonly transferCents: Cents;
}

/** What the blind count came to. */
export interface TillCount {
  readonly countedCents: Cents;
  /** Why it differs; empty when it does not. */
  readonly reason: string;
}

/** X (a reading of an open drawer) or Z (its count at the end), of one session. */
export interface TillReadingPaper extends PaperBase {
  readonly kind: 'X' | 'Z';
  readonly number: number;
  readonly till: string;
  /** The gaming day. */
  readonly day: string;
  readonly openedAt: number;
  readonly openedBy: string;
  /** Who handed the drawer over with its float; the float came from the safe when nobody did. */
  readonly handedBy: string | null;
  readonly readAt: number;
  readonly readBy: string;
  readonly floatCents: Cents;
  readonly rows: readonly TillReadingRow[];
  readonly expectedCents: Cents;
  readonly counted: TillCount | null;
  /** `R-2027-000123`, the first and the last paper of the session; `null` when it had none. */
  readonly numbers: { readonly first: string; readonly last: string; readonly count: number } | null;
  /** Who takes the drawer over, when it is handed on. */
  readonly handedTo: string | null;
  readonly check: string;
}

export const renderTillReading = (paper: TillReadingPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `${names[paper.kind]} n° ${paper.number}, ${paper.till}`,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => readingBlocks(parts, paper),
  });

const names = { X: 'Lecture X', Z: 'Clôture Z' } as const;

function readingBlocks(parts: SheetParts, paper: TillReadingPaper): Block[] {
  const { house, kind, counted } = paper;
  return [
    letterhead(parts, paper, [`${names[kind]} n° ${paper.number}`, paper.till, `Journée du ${shortDate(paper.day)}`]),
    space(mm(9)),
    title(parts, `${names[kind]} n° ${paper.number}, ${paper.till}`),
    body(
      parts,
      kind === 'X'
        ? 'Lecture d’une caisse ouverte : rien n’est compté ni remis à zéro.'
        : paper.handedTo === null
          ? 'Compte à l’aveugle à la clôture : l’attendu n’est connu qu’après le compte.'
          : `Compte à l’aveugle à la remise de la caisse à ${paper.handedTo}.`,
      looks.small,
    ),
    space(mm(5)),
    facts(parts, [
      ['Ouverte', `${shortStamp(paper.openedAt, house.timeZone)}, ${paper.openedBy}`],
      ...(paper.handedBy === null ? [] : [['Fonds remis par', paper.handedBy] as const]),
      [kind === 'X' ? 'Lue' : 'Comptée', `${shortStamp(paper.readAt, house.timeZone)}, ${paper.readBy}`],
      ['Pièces', numbersWords(paper)],
    ]),
    space(mm(6)),
    heading(parts, 'Mouvements'),
    movements(parts, paper),
    space(mm(6)),
    heading(parts, 'Espèces'),
    facts(parts, cashFacts(paper)),
    space(mm(5)),
    ...(counted
      ? [
          body(parts, `Espèces comptées : ${amountInWords(counted.countedCents)} (${euros(counted.countedCents)}).`),
          ...(counted.reason === '' ? [] : [space(mm(2)), body(parts, `Motif de l’écart : ${counted.reason}`)]),
        ]
      : []),
    space(mm(8)),
    signatures(parts, signersOf(paper), mm(16)),
  ];
}

const numbersWords = ({ numbers }: TillReadingPaper): string =>
  numbers === null ? 'aucune' : `${count(numbers.count)}, de ${numbers.first} à ${numbers.last}`;

function movements(parts: SheetParts, { rows }: TillReadingPaper): Block {
  const [amount, number] = [mm(30), mm(16)];
  const sum = (pick: (row: TillReadingRow) => Cents): string => euros(addCents(cents(0), ...rows.map(pick)));
  return table(
    parts.pen,
    {
      rules: 'lines',
      headStyle: looks.tableHead,
      style: looks.table,
      padX: mm(1.2),
      padY: mm(0.9),
      columns: [
        { head: '', widthPt: parts.widthPt - 3 * amount - number },
        { head: 'Nombre', widthPt: number, align: 'right' },
        { head: 'Espèces', widthPt: amount, align: 'right' },
        { head: 'Carte', widthPt: amount, align: 'right' },
        { head: 'Virement', widthPt: amount, align: 'right' },
      ],
    },
    [
      ...rows.map((row): Row => ({
        cells: [row.label, count(row.count), euros(row.cashCents), euros(row.cardCents), euros(row.transferCents)],
      })),
      {
        strong: true,
        style: looks.tableBold,
        cells: ['Total', '', sum((row) => row.cashCents), sum((row) => row.cardCents), sum((row) => row.transferCents)],
      },
    ],
  );
}

function cashFacts({ floatCents, expectedCents, counted }: TillReadingPaper): (readonly [string, string])[] {
  const expected = [
    ['Fonds de caisse', euros(floatCents)],
    ['Attendu', euros(expectedCents)],
  ] as const;
  if (!counted) return [...expected];
  const difference = cents(counted.countedCents - expectedCents);
  return [...expected, ['Compté', euros(counted.countedCents)], ['Écart', euros(difference)]];
}

function signersOf(paper: TillReadingPaper): { role: string; name: string; remark?: string }[] {
  const reader = {
    role: paper.kind === 'X' ? 'Lue par' : 'Comptée par',
    name: paper.readBy,
    ...(paper.kind === 'Z' && { remark: `signé au poste le ${shortStamp(paper.readAt, paper.house.timeZone)}` }),
  };
  const second =
    paper.handedTo === null
      ? { role: 'Vu, membre du comité de direction', name: '' }
      : { role: 'Caisse reprise par', name: paper.handedTo };
  return [reader, second];
}
