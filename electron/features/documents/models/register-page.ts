import { pageOf, type BookLine, type LevyEvents, type LineCorrected } from '../../../../shared/domain/levy/index.ts';
import { formatRule } from '../../../../shared/domain/profile/index.ts';
import { canonicalJson } from '../../../../shared/kernel/canonical-json.ts';
import { sha256Hex } from '../../../../shared/kernel/sha256.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { pageOfBook, type NamedBookPage } from '../../levy/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, type HouseSource } from './source.ts';

type RegisterPage = PaperModels['register-page'];
type Line = RegisterPage['lines'][number];

/** The page of the book that holds the line, with every line and signature that it has by now. */
export function registerPageModel(source: HouseSource): RegisterPage {
  const { book, line } = source.event.data as LevyEvents['levy.lineCertified'];
  const page = pageOfBook(source.read, book, pageOf(line));
  if (!page) throw new NotDrawable(`no page of book ${book} with line ${line}`);
  return {
    ...paperBase(source),
    season: book,
    page: page.page,
    bookPages: null,
    rateBasisPoints: source.profile.levy.rateBasisPoints,
    carried: page.broughtForward,
    lines: page.lines.map((each) => lineOf(source, page, each)),
    fingerprint: sha256Hex(canonicalJson({ broughtForward: page.broughtForward, lines: page.lines })),
    signers: signersOf(page),
  };
}

function lineOf(source: HouseSource, page: NamedBookPage, line: BookLine): Line {
  const signed = (by: { readonly account: string; readonly at: number } | null): Line['certified'] =>
    by && { name: page.signerNames[by.account] ?? by.account, at: by.at };
  return {
    number: line.line,
    day: line.day,
    tournament: page.tournamentNames[line.tournament] ?? line.tournament,
    type: typeName(source, line.type),
    entries: line.entries,
    caveCents: line.caveCents,
    rebuys: line.rebuys,
    rebuyCents: line.rebuyCents,
    baseCents: line.baseCents,
    levyCents: line.levyCents,
    prizesCents: line.prizesCents,
    certified: signed(line.certified),
    countersigned: signed(line.countersigned),
    remarks: remarksOn(source, line),
    corrects: line.corrects ?? undefined,
  };
}

/** The column is narrow: "tournoi" goes without saying there. */
const typeName = ({ profile }: HouseSource, type: string): string =>
  (formatRule(profile, type)?.name.fr ?? type).replace(/^tournoi /, '');

function remarksOn({ read }: HouseSource, line: BookLine): string {
  if (line.correctedBy !== null) return `Rectifiée par la ligne ${line.correctedBy}.`;
  const { textId } = line as Partial<LineCorrected>;
  return textId === undefined ? '' : (read.vault.text(textId) ?? '');
}

/** Who closes the page: the signers of its last line that has any; else places for a pen. */
function signersOf({ lines, signerNames }: NamedBookPage): RegisterPage['signers'] {
  const certified = lines.findLast((line) => line.certified)?.certified;
  const countersigned = lines.findLast((line) => line.countersigned)?.countersigned;
  const certifier = certified?.role === 'committee-member' ? 'Membre du comité de direction' : 'Directeur responsable';
  return [
    { role: certifier, name: certified ? (signerNames[certified.account] ?? '') : '' },
    { role: 'Caissier des jeux', name: countersigned ? (signerNames[countersigned.account] ?? '') : '' },
  ];
}
