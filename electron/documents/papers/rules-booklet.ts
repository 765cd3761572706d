import type { RulesBooklet } from '../../../shared/domain/tournament/index.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { sideBySide } from '../page/side-by-side.ts';
import { grouped, longDate, longMoment } from '../text/wording.ts';
import { chipsTable, payoutTable, structureTable } from './booklet-tables.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, hanging, heading, letterhead, title, type SheetParts } from './sheet-parts.ts';

type Section = RulesBooklet['sections'][number];

/** Règlement du tournoi, as published: version on every page, hash in the foot (FR-REG-06, 84). */
export interface RulesBookletPaper extends PaperBase {
  readonly booklet: RulesBooklet;
  readonly sha256: string;
  readonly publishedAt: number;
  readonly startsAt: number;
}

export const renderRulesBooklet = (paper: RulesBookletPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Règlement du tournoi, version ${paper.booklet.version}`,
    fingerprint: `SHA-256 ${grouped(paper.sha256)}`,
    blocks: (parts) => bookletBlocks(parts, paper),
  });

function bookletBlocks(parts: SheetParts, paper: RulesBookletPaper): Block[] {
  const { booklet, house } = paper;
  return [
    letterhead(parts, paper, [
      `Version ${booklet.version}`,
      `publiée le ${longDate(paper.publishedAt, house.timeZone)}`,
    ]),
    space(mm(10)),
    title(parts, booklet.title),
    body(
      parts,
      `${booklet.tournament}, ${longMoment(paper.startsAt, house.timeZone)}. Tenu à la disposition des participants (art. 57-9).`,
    ),
    body(parts, booklet.source),
    space(mm(2)),
    ...booklet.sections.flatMap((section) => sectionBlocks(parts, section)),
    space(mm(4)),
    heading(parts, 'Annexe A. Structure des niveaux'),
    structureTable(parts, booklet.structure),
    space(mm(6)),
    chipsAndPayouts(parts, booklet),
  ];
}

function chipsAndPayouts(parts: SheetParts, booklet: RulesBooklet): Block {
  const gap = mm(10);
  const half: SheetParts = { ...parts, widthPt: (parts.widthPt - gap) / 2 };
  return sideBySide(
    {
      left: [heading(half, 'Annexe B. Jetons'), chipsTable(half, booklet.chips)],
      right: [
        heading(half, 'Annexe C. Barème des lots'),
        body(half, 'À titre indicatif (art. 57-10).', looks.small),
        payoutTable(half, booklet.payoutBasisPoints),
      ],
    },
    gap,
  );
}

/** The article stands inside the sentence that it founds. */
const withArticle = (text: string, article: string): string =>
  article === '' ? text : `${text.replace(/\.$/, '')} (art. ${article})${text.endsWith('.') ? '.' : ''}`;

function sectionBlocks(parts: SheetParts, section: Section): Block[] {
  return [
    space(mm(3)),
    heading(parts, `${section.number}. ${section.heading}`),
    ...section.clauses.flatMap(({ text, article }, index) => [
      hanging(parts, `${section.number}.${index + 1}`, {
        text: withArticle(text, article),
        indentPt: mm(11),
      }),
      space(mm(1)),
    ]),
  ];
}
