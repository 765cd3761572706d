import type { Cents } from '../../../shared/kernel/cents.ts';
import { dateInWords } from '../../../shared/kernel/date-words.ts';
import { amountInWords, numberInWords, type FrenchSpelling } from '../../../shared/kernel/french-words.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { space, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { count, euros, grouped, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { a4Landscape, looks } from './looks.ts';
import type { PaperBase } from './paper.ts';
import { body, letterhead, signatures, title, type SheetParts } from './sheet-parts.ts';

/** What the closing mention sums up. */
export interface RegisterClosing {
  readonly lastLine: number;
  readonly foliosUsed: number;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
}

/** The opening or the closing mention of a book 11 ter: how many folios, by whom numbered and initialled, what it holds. */
export interface RegisterMentionPaper extends PaperBase {
  readonly season: string;
  readonly volume: number;
  readonly folios: number;
  readonly linesPerFolio: number;
  readonly spelling: FrenchSpelling;
  readonly initialledBy: string;
  readonly initialledOn: string;
  readonly firstLine: number;
  /** `null` on the opening mention. */
  readonly closing: RegisterClosing | null;
  readonly signer: { readonly name: string; readonly role: string; readonly at: number };
  /** Of the mention's journal line. */
  readonly check: string;
}

export const renderRegisterMention = (paper: RegisterMentionPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Carnet modèle n° 11 ter, mention ${paper.closing ? 'de clôture' : 'd’ouverture'}`,
    size: a4Landscape,
    fingerprint: `Ligne du journal ${grouped(paper.check)}`,
    blocks: (parts) => mentionBlocks(parts, paper),
  });

function mentionBlocks(parts: SheetParts, paper: RegisterMentionPaper): Block[] {
  const { house, closing, signer } = paper;
  const paragraphs = closing ? closingWords(paper, closing) : openingWords(paper);
  return [
    letterhead(parts, paper, [`Saison ${paper.season}`, `Carnet n° ${paper.volume}`, `${paper.folios} feuillets`]),
    space(mm(16)),
    title(parts, 'Carnet modèle n° 11 ter, cagnottes de tournoi'),
    body(
      parts,
      `Mention ${closing ? 'de clôture' : 'd’ouverture'}. Arrêté du 14 mai 2007, art. 57-11. Présentation proposée.`,
      looks.table,
    ),
    space(mm(9)),
    ...paragraphs.flatMap((words) => [body(parts, words, looks.closing), space(mm(3.5))]),
    space(mm(6)),
    signatures(
      parts,
      [
        {
          role: signer.role,
          name: signer.name,
          remark: `signé au poste le ${shortStamp(signer.at, house.timeZone)}`,
        },
        { role: closing ? 'Caissier des jeux' : 'Coté et paraphé par', name: closing ? '' : paper.initialledBy },
        { role: 'Visa de contrôle', name: '' },
      ],
      mm(16),
    ),
  ];
}

const plural = (n: number, one: string, many: string): string => (n > 1 ? many : one);

function openingWords(paper: RegisterMentionPaper): string[] {
  const { folios, linesPerFolio, spelling, firstLine } = paper;
  return [
    `Le présent carnet, contenant ${numberInWords(folios, spelling)} ${plural(folios, 'feuillet numéroté', 'feuillets numérotés')} de 1 à ${count(folios)}, a été coté et paraphé par ${paper.initialledBy}, le ${dateInWords(paper.initialledOn, 'fr')}, avant d’être mis en usage.`,
    `Chaque feuillet porte ${numberInWords(linesPerFolio, spelling)} lignes. Les inscriptions commencent à la ligne n° ${count(firstLine)} de la saison ${paper.season} et se suivent sans interruption d’un carnet à l’autre.`,
    'Il est tenu sans rature, grattage ni surcharge. Une erreur est reprise par une ligne à l’encre rouge, approuvée en toutes lettres par le directeur responsable ou un membre du comité de direction ; l’inscription d’origine reste lisible.',
  ];
}

function closingWords(paper: RegisterMentionPaper, closing: RegisterClosing): string[] {
  const { folios, spelling, firstLine } = paper;
  const { lastLine, foliosUsed, baseCents, levyCents } = closing;
  const lines = lastLine - firstLine + 1;
  const held =
    lines > 0
      ? `Il porte ${numberInWords(lines, spelling)} ${plural(lines, 'ligne', 'lignes')}, du n° ${count(firstLine)} au n° ${count(lastLine)}, sur ${numberInWords(foliosUsed, spelling)} ${plural(foliosUsed, 'feuillet', 'feuillets')}.`
      : 'Il ne porte aucune ligne.';
  const blank = folios - foliosUsed;
  return [
    `Le présent carnet de ${numberInWords(folios, spelling)} ${plural(folios, 'feuillet', 'feuillets')}, coté et paraphé le ${dateInWords(paper.initialledOn, 'fr')}, est clos. ${held}`,
    `Achats de caves inscrits au carnet : ${euros(baseCents)}. Cagnotte (prélèvement) arrêtée à la somme de ${amountInWords(levyCents, spelling)} (${euros(levyCents)}).`,
    ...(blank > 0 ? [blankWords(foliosUsed + 1, folios)] : []),
  ];
}

const blankWords = (from: number, to: number): string =>
  from === to
    ? `Le feuillet ${count(to)}, resté vierge, est annulé.`
    : `Les feuillets ${count(from)} à ${count(to)}, restés vierges, sont annulés.`;
