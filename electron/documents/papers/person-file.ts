import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type TableColumn } from '../page/table.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, heading, letterhead, title, type SheetParts } from './sheet-parts.ts';

interface PersonTable {
  /** None: a list. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the house keeps of one person, for an access request, in the person's language. Drawn when it is asked for and filed nowhere. */
export interface PersonFilePaper extends PaperBase {
  readonly title: string;
  readonly made: string;
  readonly kept: string;
  /** What stands under a heading that has nothing. */
  readonly none: string;
  readonly sections: readonly { readonly title: string; readonly tables: readonly PersonTable[] }[];
}

export const renderPersonFile = (paper: PersonFilePaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, { title: paper.title, blocks: (parts) => fileBlocks(parts, paper) });

function fileBlocks(parts: SheetParts, paper: PersonFilePaper): Block[] {
  return [
    letterhead(parts, paper, []),
    space(mm(6)),
    title(parts, paper.title),
    space(mm(2)),
    body(parts, paper.made, looks.bodyStrong),
    space(mm(1)),
    body(parts, paper.kept, looks.small),
    ...paper.sections.flatMap(({ title: words, tables }) => [
      space(mm(5)),
      heading(parts, words),
      ...(tables.length === 0 ? [body(parts, paper.none, looks.small)] : []),
      ...tables.flatMap((one) => [...tableBlocks(parts, one), space(mm(1))]),
    ]),
  ];
}

const look = { rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.6) } as const;

/** Columns share the width by the longest of their words, each with enough to be read. */
function columnsOf({ heads, rows }: PersonTable, widthPt: number): readonly TableColumn[] {
  const least = 8;
  const most = 40;
  const lengths = heads.map((head, index) =>
    Math.min(most, Math.max(least, head.length, ...rows.map((cells) => cells[index]?.length ?? 0))),
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  return heads.map((head, index) => ({ head, widthPt: (widthPt * (lengths[index] ?? 0)) / sum }));
}

function tableBlocks(parts: SheetParts, one: PersonTable): Block[] {
  if (one.heads.length === 0) return one.rows.map((cells) => body(parts, `• ${cells.join(' ')}`, looks.table));
  return [
    table(
      parts.pen,
      { ...look, columns: columnsOf(one, parts.widthPt) },
      one.rows.map((cells) => ({ cells })),
    ),
  ];
}
