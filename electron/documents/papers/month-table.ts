import { addCents, basisPoints, negate, type Cents } from '../../../shared/kernel/cents.ts';
import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { sideBySide } from '../page/side-by-side.ts';
import { table, type Row, type TableColumn } from '../page/table.ts';
import { count, euros, longMoment, rankName, shortDate } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { besideRows, shareOf, type PrizesBeside, type PrizeSheetPlace } from './prize-parts.ts';
import { body, heading, letterhead, title, type SheetParts } from './sheet-parts.ts';

/** A tournament of the table. */
export interface MonthEvent extends PrizesBeside {
  readonly name: string;
  readonly startsAt: number;
  readonly room: string;
  /** The later sessions of its calendar (FR-REG-14). */
  readonly sessions: readonly { readonly startsAt: number; readonly room: string }[];
  /** What the prizes consist of: `en espèces`. */
  readonly prizes: string;
  readonly game: string;
  readonly format: string;
  readonly caveCents: Cents;
  readonly feeCents: Cents;
  readonly capacity: number;
  /** `null`: no rebuys; else until when. */
  readonly rebuysUntil: string | null;
  readonly guaranteeCents: Cents;
  /** The prizes if the tournament fills without a rebuy. */
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly poolCents: Cents;
  readonly places: readonly PrizeSheetPlace[];
  /** The tournament that entries are won to, by its name. */
  readonly entriesTo?: string;
}

/** The tournaments of a month with an annex of prizes for each (FR-REG-03, FR-REG-06): goes with the month's letter. */
export interface MonthTablePaper extends PaperBase {
  readonly reference: string;
  /** `juin 2027` */
  readonly month: string;
  readonly rateBasisPoints: number;
  readonly direction: readonly string[];
  readonly events: readonly MonthEvent[];
}

export const renderMonthTable = (paper: MonthTablePaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Tournois de poker, ${paper.month}`,
    size: a4Landscape,
    blocks: (parts) => monthBlocks(parts, paper),
  });

function monthBlocks(parts: SheetParts, paper: MonthTablePaper): Block[] {
  return [
    letterhead(parts, paper, [`Référence ${paper.reference}`, `Pièce jointe à la lettre`]),
    space(mm(4)),
    title(parts, `Tournois de poker, ${paper.month}`),
    space(mm(2)),
    eventsTable(parts, paper),
    space(mm(2)),
    body(
      parts,
      `Membres du comité de direction parmi lesquels le directeur de chaque tournoi est désigné (art. 57-9) : ${paper.direction.join(', ')}.`,
      looks.small,
    ),
    body(
      parts,
      'Les jetons de tournoi sont non négociables et dédiés exclusivement aux tournois (art. 57-12).',
      looks.small,
    ),
    ...paper.events.flatMap((event, index) => [space(mm(6)), annex(parts, { paper, event, number: index + 1 })]),
  ];
}

const look = { rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.9) } as const;

/** Widths in millimetres; the tournament's name takes what is left. */
const columns: readonly (readonly [head: string, widthMm: number, align?: TableColumn['align']])[] = [
  ['Annexe', 14, 'center'],
  ['Date et heure', 34],
  ['Tournoi', 0],
  ['Lieu', 36],
  ['Cave', 20, 'right'],
  ['Droit', 18, 'right'],
  ['Joueurs', 15, 'right'],
  ['Lots', 22],
  ['Rachats', 40],
];

function eventsTable(parts: SheetParts, paper: MonthTablePaper): Block {
  const fixed = columns.reduce((sum, [, widthMm]) => sum + mm(widthMm), 0);
  const cut = columns.map(([head, widthMm, align]): TableColumn => ({
    head,
    widthPt: widthMm === 0 ? parts.widthPt - fixed : mm(widthMm),
    ...(align && { align }),
  }));
  const rows = paper.events.map((event, index): Row => {
    const { timeZone } = paper.house;
    const form = { text: `${event.game}, ${event.format}`, style: looks.small };
    return {
      cells: [
        String(index + 1),
        {
          stack: [event, ...event.sessions].map(({ startsAt }) => ({
            text: hourOf(startsAt, timeZone),
            style: looks.table,
          })),
        },
        { stack: [{ text: event.name, style: looks.tableStrong }, form] },
        { stack: [event, ...event.sessions].map(({ room }) => ({ text: room, style: looks.table })) },
        euros(event.caveCents),
        euros(event.feeCents),
        count(event.capacity),
        event.prizes,
        event.rebuysUntil === null ? 'non' : `oui, ${event.rebuysUntil}`,
      ],
    };
  });
  return table(parts.pen, { ...look, columns: cut }, rows);
}

/** `18/06/2027 à 20:00` */
const hourOf = (at: number, zone: string): string => `${shortDate(localDate(at, zone))} à ${localTime(at, zone)}`;

interface Annexed {
  readonly paper: MonthTablePaper;
  readonly event: MonthEvent;
  readonly number: number;
}

/** The pool of a full tournament and its first places; it stays on one page. */
function annex(parts: SheetParts, { paper, event, number }: Annexed): Block {
  const half = (parts.widthPt - mm(8)) / 2;
  const left = { ...parts, widthPt: half };
  return together([
    heading(parts, `Annexe ${number}. ${event.name}, ${longMoment(event.startsAt, paper.house.timeZone)}`),
    sideBySide({ left: [workingTable(left, paper, event)], right: [placesTable(left, event)] }, mm(8)),
    space(mm(1)),
    ...(event.entriesTo === undefined
      ? []
      : [
          body(
            parts,
            `Les entrées sont gagnées au tournoi « ${event.entriesTo} », cave et droit d’inscription.`,
            looks.small,
          ),
        ]),
    body(
      parts,
      'Dotation indicative, pour un tournoi complet et sans recave : elle dépend du nombre des inscrits et la structure des prix est établie au début du tournoi ou à la fin de la période de rachat (art. 57-10).',
      looks.small,
    ),
  ]);
}

function workingTable(parts: SheetParts, paper: MonthTablePaper, event: MonthEvent): Block {
  const rate = formatPercent(basisPoints(paper.rateBasisPoints), 'fr');
  const amountPt = mm(34);
  const net = addCents(event.baseCents, negate(event.levyCents));
  const rows: Row[] = [
    { cells: [`${count(event.capacity)} caves de ${euros(event.caveCents)}`, euros(event.baseCents)] },
    { cells: [`Cagnotte (prélèvement ${rate})`, euros(event.levyCents)] },
    { cells: ['Total net des lots', euros(net)] },
    ...(event.guaranteeCents > net
      ? [{ cells: ['Participation complémentaire du casino', euros(addCents(event.guaranteeCents, negate(net)))] }]
      : []),
    { cells: ['Dotation', euros(event.poolCents)], strong: true, style: looks.tableBold },
    ...besideRows(event).map(([what, , amount]): Row => ({ cells: [what, amount] })),
  ];
  const cut: TableColumn[] = [
    { head: 'Constitution', widthPt: parts.widthPt - amountPt },
    { head: 'Montant', widthPt: amountPt, align: 'right' },
  ];
  return table(parts.pen, { ...look, columns: cut }, rows);
}

function placesTable(parts: SheetParts, { places }: MonthEvent): Block {
  const cell = parts.widthPt / 3;
  const cut: TableColumn[] = [
    { head: 'Rang', widthPt: cell },
    { head: 'Part', widthPt: cell, align: 'right' },
    { head: 'Prix', widthPt: cell, align: 'right' },
  ];
  const rows = places.map((place): Row => ({
    cells: [rankName(place.rank), shareOf(place), euros(place.amountCents)],
  }));
  return table(parts.pen, { ...look, padY: mm(0.4), columns: cut }, rows);
}
