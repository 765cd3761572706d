import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { grouped, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, facts, heading, letterhead, signatures, tickBox, title, type SheetParts } from './sheet-parts.ts';

/** Constat d’équivalence des garanties: what the annex premises offer of the gaming rooms' guarantees (FR-REG-02). */
export interface PremisesChecklistPaper extends PaperBase {
  readonly number: string;
  readonly check: string;
  readonly tournament: PaperTournament;
  readonly signedAt: number;
  readonly signedBy: string;
  /** Everything that the profile asks, and whether it was found there. */
  readonly items: readonly { readonly name: string; readonly found: boolean }[];
}

export const renderPremisesChecklist = (paper: PremisesChecklistPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Constat d’équivalence des garanties ${paper.number}`,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => checklistBlocks(parts, paper),
  });

function checklistBlocks(parts: SheetParts, paper: PremisesChecklistPaper): Block[] {
  const { tournament, house, items } = paper;
  const signed = shortStamp(paper.signedAt, house.timeZone);
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, signed]),
    space(mm(12)),
    title(parts, 'Local annexe : constat d’équivalence des garanties'),
    body(parts, 'Arrêté du 14 mai 2007, article 57-5'),
    space(mm(6)),
    facts(parts, [
      ['Tournoi', tournament.name],
      ['Date et heure', longMoment(tournament.startsAt, house.timeZone)],
      ['Local', tournament.room],
      ['Constaté le', signed],
      ['Par', paper.signedBy],
    ]),
    space(mm(7)),
    body(
      parts,
      'La sécurité et la sincérité des jeux sont garanties dans ce local comme dans les salles de jeux, sur les points cochés :',
    ),
    space(mm(3)),
    ...items.flatMap(({ name, found }) => [tickBox(parts, name, found), space(mm(1.5))]),
    space(mm(4)),
    heading(parts, 'Conclusion'),
    body(parts, conclusionOn(items)),
    space(mm(10)),
    signatures(
      parts,
      [
        { role: 'Constaté par', name: paper.signedBy, remark: `signé au poste le ${signed}` },
        { role: 'Visa de contrôle', name: '' },
      ],
      mm(20),
    ),
  ];
}

function conclusionOn(items: PremisesChecklistPaper['items']): string {
  const missing = items.filter(({ found }) => !found).length;
  if (missing === 0) return 'Toutes les garanties demandées sont constatées.';
  return missing === 1 ? 'Une garantie n’est pas constatée.' : `${missing} garanties ne sont pas constatées.`;
}
