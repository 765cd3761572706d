import type { FontBook } from '../fonts/font-book.ts';
import { space, together, type Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { longMoment, shortDate, shortStamp } from '../text/wording.ts';
import { printSheets } from './cut-sheet.ts';
import { dataNotice, declarations } from './legal-texts.ts';
import { looks } from './looks.ts';
import type { PaperBase, PaperPlayer, PaperTournament } from './paper.ts';
import {
  body,
  boxed,
  facts,
  hanging,
  heading,
  letterhead,
  signatures,
  tickBox,
  title,
  type SheetParts,
} from './sheet-parts.ts';

export interface BulletinPlayer extends PaperPlayer {
  readonly usageName?: string | undefined;
  readonly birthPlace: string;
  readonly nationality?: string | undefined;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** Kind of the document seen and the end of its number: never the whole number, never a copy. */
  readonly document: string;
}

/** Bulletin d’inscription, to be signed and archived (FR-REG-51, 52, 56, 58). */
export interface BulletinPaper extends PaperBase {
  readonly number: string;
  readonly issuedAt: number;
  readonly tournament: PaperTournament;
  readonly player: BulletinPlayer;
  /** The player wants the full name on screens and lists. */
  readonly publicName: boolean;
  readonly rulesVersion: number;
  readonly rulesSha256: string;
  readonly validatedBy: string;
}

export const renderBulletin = (paper: BulletinPaper, book: FontBook): Promise<Uint8Array> =>
  printSheets(paper, book, {
    title: `Bulletin d’inscription ${paper.number}`,
    blocks: (parts) => bulletinBlocks(parts, paper),
  });

function bulletinBlocks(parts: SheetParts, paper: BulletinPaper): Block[] {
  const { tournament, house } = paper;
  return [
    letterhead(parts, paper, [`N° ${paper.number}`, shortStamp(paper.issuedAt, house.timeZone)]),
    space(mm(5)),
    title(parts, 'Bulletin d’inscription'),
    body(
      parts,
      `Tournoi « ${tournament.name} », ${longMoment(tournament.startsAt, house.timeZone)}, ${tournament.room}. ${tournament.game}, ${tournament.format}.`,
    ),
    space(mm(3)),
    facts(parts, civilStatus(paper.player), mm(48)),
    space(mm(4)),
    heading(parts, 'Je déclare'),
    ...declarations(paper.rulesVersion).map((text) =>
      hanging(parts, '–', { text, style: looks.table, indentPt: mm(5) }),
    ),
    space(mm(2.5)),
    tickBox(
      parts,
      'J’accepte que mon nom complet soit affiché ; sinon mon prénom et l’initiale de mon nom le seront.',
      paper.publicName,
    ),
    space(mm(3)),
    signing(parts, paper),
    space(mm(3)),
    body(parts, dataNotice(house.name), looks.notice),
    space(mm(1.5)),
    body(
      parts,
      `Règlement du tournoi, version ${paper.rulesVersion}, empreinte SHA-256 ${paper.rulesSha256}.`,
      looks.notice,
    ),
  ];
}

function civilStatus(player: BulletinPlayer): [string, string][] {
  return [
    ['Nom', player.surname.toLocaleUpperCase('fr')],
    ...(player.usageName ? [['Nom d’usage', player.usageName.toLocaleUpperCase('fr')] as [string, string]] : []),
    ['Prénoms', player.givenNames],
    ['Date et lieu de naissance', `${shortDate(player.birthDate)} à ${player.birthPlace}`],
    ...(player.nationality ? [['Nationalité', player.nationality] as [string, string]] : []),
    ['Adresse', player.address.join('\n')],
    ['Pièce présentée', player.document],
  ];
}

function signing(parts: SheetParts, paper: BulletinPaper): Block {
  const inner: SheetParts = { ...parts, widthPt: parts.widthPt - mm(8) };
  const lines = together([
    body(
      inner,
      'Mention manuscrite « Lu et approuvé », date et signature. La remise de ce bulletin signé vaut acceptation sans réserve du règlement (art. 57-7).',
      looks.table,
    ),
    signatures(
      inner,
      [
        { role: 'Le joueur', name: '' },
        {
          role: 'Validé par le casino, après contrôles',
          name: paper.validatedBy,
          remark: shortStamp(paper.issuedAt, paper.house.timeZone),
        },
      ],
      mm(17),
    ),
  ]);
  return boxed(lines, mm(4));
}
