import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { grouped, longDate, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import type { PaperBase } from './paper.ts';
import { body, hanging, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Règlement intérieur: the variants and details of play, as published: its version and hash on every page (FR-REG-103). */
export interface HouseRulesPaper extends PaperBase {
  /** `RI-2` */
  readonly number: string;
  readonly version: number;
  readonly sha256: string;
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly variants: readonly string[];
}

export const renderHouseRules = (paper: HouseRulesPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Règlement intérieur des tournois ${paper.number}, version ${paper.version}`,
    fingerprint: `SHA-256 ${grouped(paper.sha256)}`,
    blocks: (parts) => rulesBlocks(parts, paper),
  });

function rulesBlocks(parts: SheetParts, paper: HouseRulesPaper): Block[] {
  const { house, variants } = paper;
  return [
    letterhead(parts, paper, [
      `N° ${paper.number}`,
      `Version ${paper.version}`,
      `publiée le ${longDate(paper.publishedAt, house.timeZone)}`,
    ]),
    space(mm(12)),
    title(parts, 'Règlement intérieur : variantes et précisions de jeu'),
    body(parts, 'Arrêté du 14 mai 2007, articles 57-9 et 57-13. Tenu à la disposition des joueurs.'),
    space(mm(6)),
    body(
      parts,
      'Les règles du jeu de l’arrêté s’appliquent aux tournois. Les variantes et précisions ci-dessous s’y ajoutent lorsque le règlement du tournoi les nomme. Les décisions du directeur du tournoi sont souveraines, sous réserve du présent règlement intérieur (art. 57-9).',
    ),
    space(mm(5)),
    heading(parts, 'Variantes et précisions'),
    ...(variants.length === 0
      ? [body(parts, 'Aucune : les règles de l’arrêté s’appliquent seules.')]
      : variants.flatMap((text, index) => [hanging(parts, `${index + 1}.`, { text }), space(mm(1.5))])),
    space(mm(10)),
    signatures(
      parts,
      [
        {
          role: 'Le directeur responsable',
          name: paper.publishedBy,
          remark: `publié au poste le ${shortStamp(paper.publishedAt, house.timeZone)}`,
        },
        { role: 'Visa de contrôle', name: '' },
      ],
      mm(20),
    ),
  ];
}
