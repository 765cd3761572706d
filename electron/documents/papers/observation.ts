import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { grouped, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, facts, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** A page of the register of observations (after modèle 20): one observation, with the answers given so far. */
export interface ObservationPaper extends PaperBase {
  readonly year: number;
  readonly number: number;
  readonly observer: 'inspector' | 'director' | 'other';
  readonly name: string;
  readonly enteredAt: number;
  readonly enteredBy: string;
  readonly tournament: string | null;
  readonly text: string;
  readonly answers: readonly { readonly text: string; readonly by: string; readonly at: number }[];
  readonly check: string;
}

export const renderObservation = (paper: ObservationPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Registre d’observations, n° ${paper.number} de ${paper.year}`,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => observationBlocks(parts, paper),
  });

const observers = {
  inspector: 'Agent de contrôle',
  director: 'Direction',
  other: 'Autre',
} as const;

function observationBlocks(parts: SheetParts, paper: ObservationPaper): Block[] {
  const { house } = paper;
  const entered = shortStamp(paper.enteredAt, house.timeZone);
  return [
    letterhead(parts, paper, ['Registre d’observations', `N° ${paper.number} de ${paper.year}`, entered]),
    space(mm(10)),
    title(parts, `Observation n° ${paper.number} de ${paper.year}`),
    body(parts, 'Registre spécial d’observations, d’après le modèle n° 20. Présentation proposée.', looks.small),
    space(mm(5)),
    facts(parts, [
      ['Observation de', paper.name],
      ['Qualité', observers[paper.observer]],
      ['Inscrite', `${entered}, ${paper.enteredBy}`],
      ...(paper.tournament === null ? [] : [['Tournoi', paper.tournament] as const]),
    ]),
    space(mm(6)),
    heading(parts, 'Observation'),
    body(parts, paper.text),
    ...paper.answers.flatMap(({ text, by, at }, index) => [
      space(mm(6)),
      heading(parts, `Réponse ${index + 1}, ${shortStamp(at, house.timeZone)}, ${by}`),
      body(parts, text),
    ]),
    space(mm(10)),
    signatures(
      parts,
      [
        { role: 'Auteur de l’observation', name: paper.name },
        { role: 'Pour la maison', name: paper.enteredBy, remark: `signé au poste le ${entered}` },
        { role: 'Visa de contrôle', name: '' },
      ],
      mm(18),
    ),
  ];
}
