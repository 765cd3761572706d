import type { BookLine, LineCorrected } from '../../../../shared/domain/levy/index.ts';
import { profileUnder } from '../../../../shared/domain/house/index.ts';
import { formatRule } from '../../../../shared/domain/profile/index.ts';
import { canonicalJson } from '../../../../shared/kernel/canonical-json.ts';
import { sha256Hex } from '../../../../shared/kernel/sha256.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { pageOfBook, type NamedBookPage } from '../../levy/index.ts';
import { NotDrawable } from '../faults.ts';
import { certifierTitle } from './register-mention.ts';
import { paperBase, sealUpTo, type HouseSource } from './source.ts';

type RegisterPage = PaperModels['register-page'];
type Line = RegisterPage['lines'][number];

/** The page of the book that holds the line, with every line and signature that it had after the event: the same whenever it is drawn. */
export function registerPageModel(source: HouseSource): RegisterPage {
  const [book = '', line = ''] = source.row.ref.split('/');
  const page = pageOfBook(source.read, book, { line: Number(line), asOf: source.event.seq });
  if (!page) throw new NotDrawable(`no page of book ${book} with line ${line}`);
  const { volume, folio, linesPerFolio } = page;
  return {
    ...paperBase(source),
    ...{ season: book, volume, folio, linesPerFolio },
    spelling: spellingOf(source, page),
    rateBasisPoints: source.profile.levy.rateBasisPoints,
    seal: wholeSeal(source),
    carried: page.broughtForward,
    lines: page.lines.map((each) => lineOf(source, page, each)),
    fingerprint: sha256Hex(canonicalJson({ broughtForward: page.broughtForward, lines: page.lines })),
    signers: signersOf(page),
  };
}

/** The register carries the last day's seal whole: its own day's, once that is closed. */
const wholeSeal = ({ read, event: { seq } }: HouseSource): RegisterPage['seal'] => sealUpTo(read, seq, { whole: true });

function lineOf(source: HouseSource, page: NamedBookPage, line: BookLine): Line {
  const signed = (by: { readonly account: string; readonly at: number } | null): Line['certified'] =>
    by && { name: page.signerNames[by.account] ?? by.account, at: by.at };
  return {
    number: line.line,
    day: line.day,
    tournament: page.tournamentNames[line.tournament] ?? line.tournament,
    type: typeName(source, line),
    entries: line.entries,
    caveCents: line.caveCents,
    rebuys: line.rebuys,
    rebuyCents: line.rebuyCents,
    baseCents: line.baseCents,
    levyCents: line.levyCents,
    prizesCents: line.prizesCents,
    bonus: line.bonus,
    certified: signed(line.certified),
    countersigned: signed(line.countersigned),
    remarks: remarksOn(source, line),
    carried: line.carried,
    ...(line.corrects !== null && {
      corrects: line.corrects,
      approvedBy: page.signerNames[line.enteredBy ?? ''] ?? '—',
    }),
  };
}

/** The column is narrow: "tournoi" goes without saying there. Each tournament's form is named by the rules that it ran under. */
function typeName({ read, profile }: HouseSource, { tournament, type }: BookLine): string {
  const under = profileUnder(read.state('house').house, read.state('tournament', tournament).plan.terms) ?? profile;
  return (formatRule(under, type)?.name.fr ?? type).replace(/^tournoi /, '');
}

const spellingOf = ({ read }: HouseSource, { book, volume }: NamedBookPage): RegisterPage['spelling'] =>
  read.state('house').books.volumes.find((each) => each.book === book && each.volume === volume?.number)?.spelling ??
  'traditional';

function remarksOn({ read }: HouseSource, line: BookLine): string {
  if (line.correctedBy !== null) return `Rectifiée par la ligne ${line.correctedBy}.`;
  const { textId } = line as Partial<LineCorrected>;
  return textId === undefined ? '' : (read.vault.text(textId) ?? '');
}

/** Who closes the page: the signers of its last line that has any; else places for a pen. */
function signersOf({ lines, signerNames }: NamedBookPage): RegisterPage['signers'] {
  const certified = lines.findLast((line) => line.certified)?.certified;
  const countersigned = lines.findLast((line) => line.countersigned)?.countersigned;
  const certifier = certifierTitle(certified?.role ?? 'responsible-director');
  return [
    { role: certifier, name: certified ? (signerNames[certified.account] ?? '') : '' },
    { role: 'Caissier des jeux', name: countersigned ? (signerNames[countersigned.account] ?? '') : '' },
  ];
}
