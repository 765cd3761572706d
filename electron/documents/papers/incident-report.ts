import type { Cents } from '../../../shared/kernel/cents.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, together, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Row } from '../page/table.ts';
import { count, euros, grouped, longMoment, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperTournament } from './paper.ts';
import { body, facts, heading, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** A player whom the incident names; `number` is the receipt. */
export interface IncidentPlayer {
  readonly name: string;
  readonly number: string;
}

/** What the tournament director decided on it (FR-REG-75, FR-REG-76). */
export interface IncidentDecision {
  readonly player: string;
  readonly kind: 'warned' | 'for-time' | 'for-good';
  readonly at: number;
  readonly by: string;
  /** Back at; `null` until called back. */
  readonly backAt?: number | null;
  readonly ground?: string;
  readonly chipsRemoved?: number | null;
  /** What stays with the house. */
  readonly keptCents?: { readonly feeCents: Cents; readonly caveCents: Cents };
}

/** Rapport d’incident: facts, witnesses, time, and what was decided (FR-REG-63, 64, 65, 75, 76, 78). */
export interface IncidentReportPaper extends PaperBase {
  /** `I-2027-000004` */
  readonly number: string;
  readonly check: string;
  readonly tournament: PaperTournament;
  readonly category: string;
  readonly article: string;
  readonly happenedAt: number;
  readonly recordedAt: number;
  readonly recordedBy: string;
  readonly level: number | null;
  readonly table: number | null;
  readonly players: readonly IncidentPlayer[];
  readonly facts: string;
  readonly witnesses: string | null;
  readonly decisions: readonly IncidentDecision[];
  readonly director: string;
}

export const renderIncidentReport = (paper: IncidentReportPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Rapport d’incident ${paper.number}`,
    fingerprint: `Contrôle ${grouped(paper.check)}`,
    blocks: (parts) => incidentBlocks(parts, paper),
  });

function incidentBlocks(parts: SheetParts, paper: IncidentReportPaper): Block[] {
  const { tournament, house } = paper;
  const zone = house.timeZone;
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, shortStamp(paper.recordedAt, zone)]),
    space(mm(8)),
    title(parts, 'Rapport d’incident'),
    body(parts, `Arrêté du 14 mai 2007, ${paper.article}`),
    space(mm(4)),
    facts(parts, [
      ['Tournoi', `${tournament.name}, ${longMoment(tournament.startsAt, zone)}`],
      ['Lieu', place(paper)],
      ['Nature', paper.category],
      ['Heure des faits', shortStamp(paper.happenedAt, zone)],
      ['Consigné', `${shortStamp(paper.recordedAt, zone)}, par ${paper.recordedBy}`],
    ]),
    space(mm(5)),
    heading(parts, 'Personnes en cause'),
    ...players(parts, paper),
    space(mm(4)),
    heading(parts, 'Faits'),
    body(parts, paper.facts),
    space(mm(4)),
    heading(parts, 'Témoins'),
    body(parts, paper.witnesses ?? 'Aucun témoin indiqué.'),
    space(mm(4)),
    heading(parts, 'Décisions du directeur du tournoi'),
    ...decisions(parts, paper),
    space(mm(5)),
    together([
      body(parts, 'Ce rapport est sans préjudice de poursuites judiciaires (art. 57-9).', looks.small),
      space(mm(2)),
      signatures(parts, [
        { role: 'Consigné par', name: paper.recordedBy },
        { role: 'Le directeur du tournoi', name: paper.director },
      ]),
    ]),
  ];
}

const place = ({ tournament, table: at, level }: IncidentReportPaper): string =>
  [tournament.room, ...(at === null ? [] : [`table ${at}`]), ...(level === null ? [] : [`niveau ${level}`])].join(', ');

function players(parts: SheetParts, { players: named }: IncidentReportPaper): Block[] {
  if (named.length === 0) return [body(parts, 'Aucun joueur n’est désigné.')];
  return [
    table(
      parts.pen,
      {
        ...look,
        columns: [
          { head: 'Joueur', widthPt: parts.widthPt - mm(45) },
          { head: 'Récépissé', widthPt: mm(45) },
        ],
      },
      named.map(({ name, number }): Row => ({
        cells: [name, { stack: [{ text: number, style: looks.mono }] }],
      })),
    ),
  ];
}

const look = { rules: 'lines', headStyle: looks.tableHead, style: looks.table, padX: mm(1.2), padY: mm(0.6) } as const;

function decisions(parts: SheetParts, paper: IncidentReportPaper): Block[] {
  if (paper.decisions.length === 0) return [body(parts, 'Aucune décision à l’heure de ce rapport.')];
  return paper.decisions.flatMap((decision) => [body(parts, decisionWords(decision, paper)), space(mm(1.5))]);
}

function decisionWords(decision: IncidentDecision, paper: IncidentReportPaper): string {
  const zone = paper.house.timeZone;
  const given = `${shortStamp(decision.at, zone)}, ${decision.by} : `;
  if (decision.kind === 'warned') return `${given}avertissement à ${decision.player}.`;
  if (decision.kind === 'for-time') {
    const { backAt } = decision;
    const until = backAt ? `jusqu’au ${shortStamp(backAt, zone)}` : 'jusqu’à son rappel';
    return `${given}expulsion temporaire de ${decision.player}, ${until} (art. 57-9). Son tapis reste en jeu ; blindes et antes y sont prélevées.`;
  }
  return `${given}expulsion définitive de ${decision.player}, pour ${decision.ground ?? ''} (art. 57-9). ${fate(decision)}`;
}

function fate({ chipsRemoved, keptCents }: IncidentDecision): string {
  const chips =
    chipsRemoved === null || chipsRemoved === undefined
      ? 'Son tapis est retiré du jeu.'
      : `Son tapis, ${count(chipsRemoved)} jetons, est retiré du jeu.`;
  if (!keptCents) return chips;
  return `${chips} Droit d’inscription (${euros(keptCents.feeCents)}) et caves (${euros(keptCents.caveCents)}) ne sont pas remboursés ; les caves restent dans la dotation.`;
}
