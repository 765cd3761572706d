import { dateInWords } from '../../../shared/kernel/date-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { drawQr } from '../page/qr.ts';
import { count, grouped, shortDate, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, facts, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** The last paper of a gaming day: the hash of the journal line that closed it, to be kept apart from the computer. */
export interface DaySealPaper extends PaperBase {
  readonly day: string;
  readonly closedBy: string;
  readonly tournaments: readonly string[];
  /** Lines of the levy register that the day wrote: `2026-2027, n° 12`. */
  readonly registerLines: readonly string[];
  /** Number and whole hash of the journal line. */
  readonly line: number;
  readonly hash: string;
  /** Fingerprint of the key that signs the house's exports; `null` before the first export. */
  readonly signingKey: string | null;
}

const shortCharacters = 16;

export const renderDaySeal = (paper: DaySealPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Clôture de la journée du ${shortDate(paper.day)}`,
    fingerprint: `Sceau ${grouped(paper.hash.slice(0, shortCharacters))}`,
    blocks: (parts) => sealBlocks(parts, paper),
  });

const orNone = (words: readonly string[]): string => (words.length === 0 ? 'aucun' : words.join(', '));

function sealBlocks(parts: SheetParts, paper: DaySealPaper): Block[] {
  const { house, day, line, hash, printedAt } = paper;
  return [
    letterhead(parts, paper, [`Journée du ${shortDate(day)}`, `Ligne ${count(line)} du journal`]),
    space(mm(14)),
    title(parts, `Clôture de la journée de jeu du ${dateInWords(day, 'fr')}`),
    space(mm(5)),
    facts(parts, [
      ['Close le', shortStamp(printedAt, house.timeZone)],
      ['Par', paper.closedBy],
      ['Tournois réglés', orNone(paper.tournaments)],
      ['Carnet 11 ter', paper.registerLines.length === 0 ? 'aucune ligne' : paper.registerLines.join(', ')],
      ['Ligne du journal', count(line)],
      ['Clé de signature des exports', paper.signingKey ?? 'pas encore créée'],
    ]),
    space(mm(9)),
    body(parts, 'Sceau de la journée', looks.heading),
    body(parts, grouped(hash.slice(0, shortCharacters)), looks.amount),
    space(mm(3)),
    body(parts, grouped(hash), looks.mono),
    space(mm(4)),
    qr(`TAPIS ${day} ${line} ${hash.toUpperCase()}`),
    space(mm(6)),
    body(
      parts,
      'Ce sceau est l’empreinte SHA-256 de la ligne du journal qui a clos la journée. Il dépend de toutes les lignes écrites jusque-là : aucune ne peut plus être changée, retirée ni ajoutée sans qu’il change. Gardez cette feuille hors du poste. Un export du journal est complet jusqu’à cette journée quand le sceau s’y retrouve (tableau « sceaux », ou vérification avec le sceau).',
    ),
    space(mm(12)),
    signatures(parts, [
      { role: 'Directeur responsable ou membre du comité de direction', name: '' },
      { role: 'Visa de contrôle', name: '' },
    ]),
  ];
}

const qrSize = mm(28);

const qr = (text: string): Block => ({
  heightPt: qrSize,
  draw: (pen, column) => drawQr(pen, text, { ...column, sizePt: qrSize, alt: 'Sceau de la journée en code QR' }),
});
