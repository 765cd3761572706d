import { addCents, basisPoints, type Cents, cents, negate } from '../../../shared/kernel/cents.ts';
import { amountInWords } from '../../../shared/kernel/french-words.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, euros, longMoment, rankName, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { besideRows, shareOf, type PrizesBeside, type PrizeSheetPlace } from './prize-parts.ts';
import { body, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Structure des prix with its working (FR-REG-21…28, 88, 90, 91). `frozenAt` null: à titre indicatif. */
export interface PrizeSheetPaper extends PaperBase, PrizesBeside {
  readonly tournament: PaperTournament;
  readonly frozenAt: number | null;
  readonly frozenBy: string;
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  readonly rateBasisPoints: number;
  readonly levyCents: Cents;
  readonly floorCents: Cents;
  readonly guaranteeCents: Cents;
  readonly additionCents: Cents;
  readonly poolCents: Cents;
  /** Dealers' bonuses: they bear a levy of their own and are no part of the prizes. */
  readonly bonus?: { readonly count: number; readonly amountCents: Cents; readonly levyCents: Cents };
  readonly stepCents: Cents;
  readonly rounding: 'largest-remainder' | 'round-down-rest-to-first';
  readonly places: readonly PrizeSheetPlace[];
  /** The tournament that entries are won to, by its name. */
  readonly entriesTo?: string;
}

export const renderPrizeSheet = (paper: PrizeSheetPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, { title: 'Structure des prix', blocks: (parts) => prizeBlocks(parts, paper) });

function prizeBlocks(parts: SheetParts, paper: PrizeSheetPaper): Block[] {
  const { tournament, house } = paper;
  return [
    letterhead(parts, paper, [tournament.name, paper.frozenAt === null ? 'À titre indicatif' : 'Structure figée']),
    space(mm(4)),
    title(parts, 'Structure des prix'),
    body(
      parts,
      `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}. ${tournament.game}, ${tournament.format}.`,
    ),
    body(parts, standing(paper), looks.bodyStrong),
    space(mm(4)),
    heading(parts, 'Constitution de la dotation'),
    working(parts, paper),
    space(mm(4)),
    heading(parts, `Places payées : ${count(paper.places.length)}`),
    withNext(places(parts, paper)),
    together([
      space(mm(2)),
      body(parts, `Dotation : ${amountInWords(paper.poolCents)} (${euros(paper.poolCents)}).`),
      body(parts, roundingWords(paper), looks.small),
      ...entryWords(parts, paper),
      signatures(parts, [{ role: 'Le directeur du tournoi', name: paper.frozenBy }], mm(11)),
    ]),
  ];
}

const standing = (paper: PrizeSheetPaper): string =>
  paper.frozenAt === null
    ? 'À titre indicatif : la structure est établie à la fin de la période de rachat (art. 57-10).'
    : `Structure figée le ${shortStamp(paper.frozenAt, paper.house.timeZone)} (art. 57-10). Les prix ne peuvent être cédés, transférés ni échangés.`;

function working(parts: SheetParts, paper: PrizeSheetPaper): Block {
  const bought = addCents(paper.caveCents, paper.rebuyCents);
  const rate = formatPercent(basisPoints(paper.rateBasisPoints), 'fr');
  const rows: Row[] = [
    { cells: ['Caves initiales', count(paper.entries), euros(paper.caveCents)] },
    { cells: ['Recaves', count(paper.rebuys), euros(paper.rebuyCents)] },
    {
      cells: ['Total des achats de caves', count(paper.entries + paper.rebuys), euros(bought)],
      style: looks.tableStrong,
    },
    { cells: [`Cagnotte (prélèvement ${rate}), art. 57-11`, '', euros(negate(cents(bought - paper.floorCents)))] },
    { cells: ['Minimum des lots, art. 57-6', '', euros(paper.floorCents)], style: looks.tableStrong },
    ...(paper.guaranteeCents > 0 ? [{ cells: ['Dotation garantie', '', euros(paper.guaranteeCents)] }] : []),
    { cells: ['Participation complémentaire du casino, art. 57-6', '', euros(paper.additionCents)] },
    { cells: ['Dotation', '', euros(paper.poolCents)], style: looks.tableBold, strong: true },
    ...besideRows(paper).map((cells): Row => ({ cells })),
    ...bonusRows(paper),
  ];
  return table(parts.pen, { ...look, columns: columns(parts, ['', 'Nombre', 'Montant']) }, rows);
}

/** Beside the working: what the dealers are bought, and the levy on it. */
function bonusRows({ bonus }: PrizeSheetPaper): Row[] {
  if (!bonus) return [];
  return [
    { cells: ['Bonus croupiers, hors lots', count(bonus.count), euros(bonus.amountCents)] },
    { cells: ['Cagnotte (prélèvement) sur les bonus', '', euros(negate(bonus.levyCents))] },
  ];
}

function places(parts: SheetParts, paper: PrizeSheetPaper): Block {
  const sum = addCents(...paper.places.map((place) => place.amountCents));
  const shares = paper.places.reduce((total, place) => total + place.basisPoints, 0);
  const rows: Row[] = paper.places.map((place) => ({
    cells: [rankName(place.rank), shareOf(place), euros(place.amountCents)],
  }));
  const total: Row = {
    cells: ['Total des lots', formatPercent(basisPoints(shares), 'fr'), euros(sum)],
    style: looks.tableBold,
    strong: true,
  };
  return table(parts.pen, { ...look, columns: columns(parts, ['Rang', 'Part', 'Montant']) }, [...rows, total]);
}

/** What the first places win, where it is no money. */
function entryWords(parts: SheetParts, { entriesTo, places: paid }: PrizeSheetPaper): Block[] {
  const entries = paid.filter(({ isEntry }) => isEntry).length;
  if (entriesTo === undefined || entries === 0) return [];
  const words = `Entrées : ${count(entries)}, au tournoi « ${entriesTo} », cave et droit d’inscription (art. 57-6). Elles sont prises par leurs gagnants à l’inscription à ce tournoi ; aucun prélèvement n’est fait sur un lot.`;
  return [body(parts, words, looks.small)];
}

const look = { rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.5), padY: mm(0.65) } as const;

const columns = (parts: SheetParts, [first = '', second = '', third = '']: readonly string[]) =>
  [
    { head: first, widthPt: parts.widthPt - mm(68) },
    { head: second, widthPt: mm(26), align: 'right' },
    { head: third, widthPt: mm(42), align: 'right' },
  ] as const;

function roundingWords(paper: PrizeSheetPaper): string {
  const step = euros(paper.stepCents);
  const rule =
    paper.rounding === 'largest-remainder'
      ? `Montants arrondis par pas de ${step} selon le plus fort reste ; ce qui ne remplit pas un pas va au premier.`
      : `Montants arrondis par défaut au pas de ${step} ; le reste va au premier.`;
  return `${rule} La somme des lots${paper.bounty ? ' et des primes' : ''} est égale à la dotation.`;
}
