import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { cents, type Cents } from '../../../shared/kernel/cents.ts';
import { amountInWords, type FrenchSpelling } from '../../../shared/kernel/french-words.ts';
import type { Block } from '../page/block.ts';
import { mm } from '../page/millimetres.ts';
import { table, type Cell, type Row, type TableColumn } from '../page/table.ts';
import type { Style } from '../text/style.ts';
import { count, euros, shortDate } from '../text/wording.ts';
import { register } from './looks.ts';
import {
  hasBonus,
  rateOf,
  type RegisterLine,
  type RegisterPagePaper,
  type RegisterSignature,
  type RegisterTotals,
} from './register-model.ts';
import type { SheetParts } from './sheet-parts.ts';

/**
 * The columns of decision 10. Counts stand over their amounts so that all fit one landscape sheet. The folio's unused lines are
 * drawn blank, as far as `roomPt` goes: long remarks take their place.
 */
export function registerTable(
  parts: SheetParts,
  paper: RegisterPagePaper,
  { after, roomPt }: { readonly after: RegisterTotals; readonly roomPt: number },
): Block {
  for (let blanks = Math.max(0, paper.linesPerFolio - paper.lines.length); blanks > 0; blanks -= 1) {
    const block = tableWith(parts, paper, { after, blanks });
    if (block.heightPt <= roomPt) return block;
  }
  return tableWith(parts, paper, { after, blanks: 0 });
}

function tableWith(
  parts: SheetParts,
  paper: RegisterPagePaper,
  { after, blanks }: { readonly after: RegisterTotals; readonly blanks: number },
): Block {
  const bonusColumn = hasBonus(paper);
  const rows = [
    totalRow(broughtFrom(paper), paper.carried, bonusColumn),
    ...paper.lines.map((line) => lineRow(line, paper)),
    ...Array.from({ length: blanks }, (): Row => ({ cells: [''] })),
    totalRow('À reporter', after, bonusColumn),
  ];
  return table(
    parts.pen,
    {
      columns: columns(parts.widthPt, paper),
      rules: 'grid',
      headStyle: register.head,
      style: register.text,
      padX: mm(1.4),
      padY: mm(0.5),
      minRowPt: mm(8.3),
    },
    rows,
  );
}

function columns(widthPt: number, paper: RegisterPagePaper): TableColumn[] {
  const fixed = hasBonus(paper) ? columnsWithBonus(rateOf(paper)) : usualColumns(rateOf(paper));
  const used = fixed.reduce((sum, column) => sum + column.widthPt, 0);
  return [...fixed, { head: 'Observations', widthPt: widthPt - used }];
}

const usualColumns = (rate: string): TableColumn[] => [
  { head: 'N°', widthPt: mm(8), align: 'right' },
  { head: 'Journée', widthPt: mm(20) },
  { head: 'Tournoi, type', widthPt: mm(38) },
  { head: 'Inscrits', widthPt: mm(13), align: 'right' },
  { head: 'Caves initiales\n(nb, montant)', widthPt: mm(23), align: 'right' },
  { head: 'Recaves\n(nb, montant)', widthPt: mm(21), align: 'right' },
  { head: 'Total des\nachats de caves', widthPt: mm(24), align: 'right' },
  { head: `Cagnotte\n(prélèvement ${rate})`, widthPt: mm(27), align: 'right' },
  { head: 'Total\ndes lots', widthPt: mm(24), align: 'right' },
  { head: 'Certifié exact\n(DR ou MCD)', widthPt: mm(21.5) },
  { head: 'Contresigné\n(caissier des jeux)', widthPt: mm(26) },
];

/** Everything a little narrower, for one column more. */
const columnsWithBonus = (rate: string): TableColumn[] => [
  { head: 'N°', widthPt: mm(8), align: 'right' },
  { head: 'Journée', widthPt: mm(20) },
  { head: 'Tournoi, type', widthPt: mm(38) },
  { head: 'Inscrits', widthPt: mm(13), align: 'right' },
  { head: 'Caves\ninitiales\n(nb, montant)', widthPt: mm(22), align: 'right' },
  { head: 'Recaves\n(nb,\nmontant)', widthPt: mm(20), align: 'right' },
  { head: 'Bonus\ncroupiers\n(nb, mt)', widthPt: mm(20), align: 'right' },
  { head: 'Total\ndes achats\nde caves', widthPt: mm(22.5), align: 'right' },
  { head: `Cagnotte\n(prélèvement\n${rate})`, widthPt: mm(21), align: 'right' },
  { head: 'Total\ndes lots', widthPt: mm(22.5), align: 'right' },
  { head: 'Certifié\nexact\n(DR ou MCD)', widthPt: mm(21.5) },
  { head: 'Contresigné\n(caissier\ndes jeux)', widthPt: mm(21.5) },
];

function broughtFrom({ folio, volume }: RegisterPagePaper): string {
  if (folio > 1) return `Report de la page ${folio - 1}`;
  return volume && volume.number > 1 ? `Report du carnet n° ${volume.number - 1}` : 'Ouverture du carnet';
}

/** A correction says in words what it takes back and who approved it. */
function remarksOf(line: RegisterLine, spelling: FrenchSpelling): string {
  const { corrects, approvedBy, carried, remarks } = line;
  return [
    corrects === undefined
      ? ''
      : `Rectification de la ligne ${corrects} : prélèvement de ${amountInWords(line.levyCents, spelling)}.`,
    remarks,
    approvedBy === undefined ? '' : `Approuvé par ${approvedBy}.`,
    carried ? `Mod. 12 : p. ${carried.page}, l. ${carried.line}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function lineRow(line: RegisterLine, paper: RegisterPagePaper): Row {
  const { spelling } = paper;
  const zone = paper.house.timeZone;
  const remarks = remarksOf(line, spelling);
  return {
    ink: line.corrects === undefined ? 'black' : 'red',
    cells: [
      String(line.number),
      shortDate(line.day),
      over(line.tournament, line.type, register.text),
      count(line.entries),
      counted(line.entries, line.caveCents),
      counted(line.rebuys, line.rebuyCents),
      ...(hasBonus(paper) ? [bonusCell(line)] : []),
      euros(line.baseCents),
      euros(line.levyCents),
      euros(line.prizesCents),
      signed(line.certified, zone),
      signed(line.countersigned, zone),
      { stack: [{ text: remarks, style: register.small }] },
    ],
  };
}

const bonusCell = ({ bonus }: Pick<RegisterLine, 'bonus'>, style = register.text): Cell =>
  counted(bonus?.count ?? 0, bonus?.amountCents ?? cents(0), style);

const totalRow = (label: string, totals: RegisterTotals, withBonus: boolean): Row => ({
  strong: true,
  style: register.strong,
  cells: [
    '',
    '',
    label,
    count(totals.entries),
    counted(totals.entries, totals.caveCents, register.strong),
    counted(totals.rebuys, totals.rebuyCents, register.strong),
    ...(withBonus ? [bonusCell(totals, register.strong)] : []),
    euros(totals.baseCents),
    euros(totals.levyCents),
    euros(totals.prizesCents),
    '',
    '',
    '',
  ],
});

const over = (first: string, second: string, style: Style): Cell => ({
  stack: [
    { text: first, style },
    { text: second, style: register.small },
  ],
});

const counted = (n: number, amount: Cents, style = register.text): Cell => ({
  stack: [
    { text: count(n), style: register.small },
    { text: euros(amount), style },
  ],
});

function signed(signature: RegisterSignature | null, zone: string): Cell {
  if (!signature) return '';
  const date = shortDate(localDate(signature.at, zone)).slice(0, 5);
  return {
    stack: [
      { text: signature.name, style: register.signature },
      { text: `${date} ${localTime(signature.at, zone)}`, style: register.small },
    ],
  };
}
