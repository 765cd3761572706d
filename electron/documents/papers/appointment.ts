import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, facts, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** Désignation du directeur du tournoi (FR-REG-72, 73, 74). */
export interface AppointmentPaper extends PaperBase {
  readonly reference: string;
  readonly tournament: PaperTournament;
  readonly appointedAt: number;
  readonly responsibleDirector: string;
  readonly director: string;
}

export const renderAppointment = (paper: AppointmentPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Désignation du directeur du tournoi ${paper.reference}`,
    blocks: (parts) => appointmentBlocks(parts, paper),
  });

function appointmentBlocks(parts: SheetParts, paper: AppointmentPaper): Block[] {
  const { tournament, house } = paper;
  const appointed = shortStamp(paper.appointedAt, house.timeZone);
  return [
    letterhead(parts, paper, [`Référence ${paper.reference}`, appointed]),
    space(mm(14)),
    title(parts, 'Désignation du directeur du tournoi'),
    body(parts, 'Arrêté du 14 mai 2007, article 57-9'),
    space(mm(6)),
    facts(parts, [
      ['Tournoi', tournament.name],
      ['Date et heure', longMoment(tournament.startsAt, house.timeZone)],
      ['Lieu', tournament.room],
      ['Jeu et forme', `${tournament.game}, ${tournament.format}`],
      ['Directeur du tournoi', paper.director],
      ['Qualité', 'membre du comité de direction'],
    ]),
    space(mm(7)),
    body(
      parts,
      `Je soussigné(e), ${paper.responsibleDirector}, directeur responsable du casino « ${house.name} », désigne ${paper.director}, membre du comité de direction, comme directeur du tournoi ci-dessus.`,
    ),
    space(mm(3)),
    body(
      parts,
      'Le directeur du tournoi décide de son organisation, de son ordonnancement et de l’interprétation de son règlement. Il peut expulser un joueur dont le comportement trouble la partie, et suspendre ou arrêter le tournoi pour motif grave en veillant aux intérêts des joueurs encore en lice. Ses décisions sont souveraines, sous réserve du règlement intérieur (art. 57-9).',
    ),
    space(mm(8)),
    signatures(
      parts,
      [
        { role: 'Le directeur responsable', name: paper.responsibleDirector, remark: `signé au poste le ${appointed}` },
        { role: 'Le directeur du tournoi, pour acceptation', name: paper.director },
      ],
      mm(20),
    ),
  ];
}
