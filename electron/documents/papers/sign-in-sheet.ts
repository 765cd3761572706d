import { addDays } from '../../../shared/kernel/calendar.ts';
import { dateInWords, dayInWords } from '../../../shared/kernel/date-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row, type TableColumn } from '../page/table.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Feuille d'émargement: the extra staff of a week sign in, day by day (FR-REG-08). */
export interface SignInSheetPaper extends PaperBase {
  readonly reference: string;
  /** The Monday, `2027-06-14`. */
  readonly week: string;
  /** The tournaments of each day, by name; a day without one stays empty. */
  readonly days: readonly { readonly day: string; readonly tournaments: readonly string[] }[];
  readonly workers: readonly { readonly name: string; readonly task: string; readonly days: readonly string[] }[];
}

export const renderSignInSheet = (paper: SignInSheetPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Feuille d’émargement, semaine du ${dayInWords(paper.week)}`,
    size: a4Landscape,
    blocks: (parts) => sheetBlocks(parts, paper),
  });

const weekDays = 7;

function sheetBlocks(parts: SheetParts, paper: SignInSheetPaper): Block[] {
  const last = addDays(paper.week, weekDays - 1);
  return [
    letterhead(parts, paper, [`Référence ${paper.reference}`]),
    space(mm(4)),
    title(parts, `Feuille d’émargement, semaine du ${dayInWords(paper.week)} au ${dayInWords(last)}`),
    body(
      parts,
      'Personnel supplémentaire engagé à titre temporaire pour les tournois (art. 57-5). Chacun signe le jour où il travaille.',
      looks.small,
    ),
    space(mm(3)),
    withNext(signTable(parts, paper)),
    together([
      space(mm(4)),
      signatures(parts, [{ role: 'Le directeur responsable ou un membre du comité de direction', name: '' }], mm(14)),
    ]),
  ];
}

/** Only the days on which somebody works have a column. */
function signTable(parts: SheetParts, paper: SignInSheetPaper): Block {
  const days = paper.days.filter(({ tournaments }) => tournaments.length > 0);
  const namePt = mm(58);
  const taskPt = mm(34);
  const dayPt = (parts.widthPt - namePt - taskPt) / Math.max(1, days.length);
  const columns: TableColumn[] = [
    { head: 'Nom et prénoms', widthPt: namePt },
    { head: 'Fonction', widthPt: taskPt },
    ...days.map(({ day, tournaments }): TableColumn => ({
      head: `${dayHead(day)}\n${tournaments.join(', ')}`,
      widthPt: dayPt,
    })),
  ];
  const rows = paper.workers.map(({ name, task, days: works }): Row => ({
    cells: [
      { stack: [{ text: name, style: looks.tableStrong }] },
      task,
      ...days.map(({ day }) => (works.includes(day) ? '' : '—')),
    ],
  }));
  const look = { headStyle: looks.tableHead, style: looks.table, padX: mm(1.5), padY: mm(1), minRowPt: mm(13) };
  return table(parts.pen, { ...look, rules: 'grid', columns }, rows);
}

/** `vendredi 18 juin` */
const dayHead = (day: string): string => dateInWords(day, 'fr').replace(/ \d{4}$/, '');
