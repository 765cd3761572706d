import type { FontBook } from '../fonts/font-book.ts';
import { space, together, withNext, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, grouped, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, facts, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

export interface HaltedPlayer {
  readonly name: string;
  readonly number: string;
  readonly table: number | null;
  readonly seat: number | null;
  /** `null` where nobody counted. */
  readonly chips: number | null;
}

/** Procès-verbal of play suspended or stopped: reason, clock, players in and their stacks (FR-REG-79, FR-REG-80). */
export interface HaltRecordPaper extends PaperBase {
  readonly kind: 'suspended' | 'stopped';
  readonly check: string;
  readonly tournament: PaperTournament;
  readonly at: number;
  readonly reason: string;
  readonly facts: string;
  readonly level: number | null;
  readonly remainingMs: number | null;
  readonly resumesAt: number | null;
  readonly chipsInPlay: number;
  readonly players: readonly HaltedPlayer[];
  readonly director: string;
}

const titles = { suspended: 'Procès-verbal de suspension', stopped: 'Procès-verbal d’arrêt du tournoi' } as const;

export const renderHaltRecord = (paper: HaltRecordPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: titles[paper.kind],
    fingerprint: `Contrôle ${grouped(paper.check)}`,
    blocks: (parts) => haltBlocks(parts, paper),
  });

function haltBlocks(parts: SheetParts, paper: HaltRecordPaper): Block[] {
  const { tournament, house } = paper;
  const zone = house.timeZone;
  return [
    letterhead(parts, paper, [tournament.name, shortStamp(paper.at, zone)]),
    space(mm(8)),
    title(parts, titles[paper.kind]),
    body(parts, 'Arrêté du 14 mai 2007, articles 57-8 et 57-9'),
    space(mm(4)),
    facts(parts, [
      ['Tournoi', `${tournament.name}, ${longMoment(tournament.startsAt, zone)}`],
      ['Lieu', tournament.room],
      [paper.kind === 'stopped' ? 'Arrêté le' : 'Suspendu le', shortStamp(paper.at, zone)],
      ['Motif grave', paper.reason],
      ['Horloge', clockWords(paper)],
      ['Joueurs en lice', count(paper.players.length)],
      ['Jetons en jeu', count(paper.chipsInPlay)],
      ...(paper.kind === 'suspended' ? [['Reprise prévue', resumeWords(paper)] as const] : []),
    ]),
    space(mm(4)),
    heading(parts, 'Faits'),
    body(parts, paper.facts),
    space(mm(4)),
    heading(parts, 'Conséquences'),
    body(parts, consequences[paper.kind]),
    space(mm(4)),
    heading(parts, 'Joueurs en lice et tapis'),
    withNext(players(parts, paper)),
    together([space(mm(5)), signatures(parts, [{ role: 'Le directeur du tournoi', name: paper.director }])]),
  ];
}

const consequences = {
  suspended:
    'La partie reprend là où elle s’est arrêtée, sur décision du directeur du tournoi. Chaque joueur en lice garde son tapis.',
  stopped:
    'Aucun lot n’est attribué : aucune ligne n’est inscrite au carnet 11 ter. Chaque inscrit qui n’a pas été expulsé est remboursé de son droit d’inscription et de toutes ses caves, à l’exclusion de toute autre somme ou dommages-intérêts (art. 57-8).',
} as const;

const minuteMs = 60_000;

function clockWords({ level, remainingMs }: HaltRecordPaper): string {
  if (level === null) return 'non démarrée';
  if (remainingMs === null) return `niveau ${level}`;
  const minutes = Math.floor(remainingMs / minuteMs);
  const seconds = Math.floor((remainingMs % minuteMs) / 1000);
  return `niveau ${level}, ${minutes} min ${String(seconds).padStart(2, '0')} s restantes`;
}

const resumeWords = ({ resumesAt, house }: HaltRecordPaper): string =>
  resumesAt === null ? 'à décider' : longMoment(resumesAt, house.timeZone);

function players(parts: SheetParts, paper: HaltRecordPaper): Block {
  const [number, place, chips] = [mm(36), mm(15), mm(28)];
  return table(
    parts.pen,
    {
      ...{ rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.5) },
      columns: [
        { head: 'Table', widthPt: place, align: 'center' },
        { head: 'Siège', widthPt: place, align: 'center' },
        { head: 'Joueur', widthPt: parts.widthPt - number - 2 * place - chips },
        { head: 'Récépissé', widthPt: number },
        { head: 'Tapis', widthPt: chips, align: 'right' },
      ],
    },
    paper.players.map((player): Row => ({
      cells: [
        numberWord(player.table),
        numberWord(player.seat),
        player.name,
        { stack: [{ text: player.number, style: looks.mono }] },
        player.chips === null ? 'non compté' : count(player.chips),
      ],
    })),
  );
}

const numberWord = (n: number | null): string => (n === null ? '' : String(n));
