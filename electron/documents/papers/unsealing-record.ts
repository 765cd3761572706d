import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { count, grouped, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, facts, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Procès-verbal de décachetage: six-packs unsealed before the public in annex premises (FR-REG-101). */
export interface UnsealingRecordPaper extends PaperBase {
  readonly number: string;
  readonly check: string;
  readonly tournament: PaperTournament;
  readonly at: number;
  readonly tables: readonly number[];
  /** The numbers that the bands bear. */
  readonly packs: readonly string[];
  readonly bandIntact: boolean;
  readonly witness: string;
  readonly recordedBy: string;
}

export const renderUnsealingRecord = (paper: UnsealingRecordPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Procès-verbal de décachetage ${paper.number}`,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => unsealingBlocks(parts, paper),
  });

function unsealingBlocks(parts: SheetParts, paper: UnsealingRecordPaper): Block[] {
  const { tournament, house, packs, tables, bandIntact } = paper;
  const at = shortStamp(paper.at, house.timeZone);
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, at]),
    space(mm(12)),
    title(parts, 'Procès-verbal de décachetage des sixains'),
    body(parts, 'Arrêté du 14 mai 2007, article 57-12'),
    space(mm(6)),
    facts(parts, [
      ['Tournoi', `${tournament.name}, ${longMoment(tournament.startsAt, house.timeZone)}`],
      ['Local annexe', tournament.room],
      ['Heure du décachetage', at],
      [tables.length === 1 ? 'Table' : 'Tables', tables.map(count).join(', ')],
      [packs.length === 1 ? 'Sixain' : `Sixains (${count(packs.length)})`, packs.join(', ')],
      ['Bande de contrôle', bandIntact ? 'intacte' : 'non intacte'],
      ['Consigné par', paper.recordedBy],
    ]),
    space(mm(7)),
    body(
      parts,
      `Les sixains ci-dessus ont été décachetés devant le public, invité à vérifier que la bande de contrôle était intacte. ${
        bandIntact ? 'Elle l’était.' : 'Elle ne l’était pas.'
      }`,
    ),
    space(mm(4)),
    heading(parts, 'Témoins'),
    body(parts, paper.witness),
    space(mm(10)),
    signatures(
      parts,
      [
        { role: 'Consigné par', name: paper.recordedBy, remark: `au poste, le ${at}` },
        { role: 'Témoin', name: '' },
        { role: 'Membre du comité de direction', name: '' },
      ],
      mm(20),
    ),
  ];
}
