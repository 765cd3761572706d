import { space, together, type Block } from '../page/block.ts';
import { mm, px } from '../page/millimetres.ts';
import { drawLines, paragraph } from '../page/paragraph.ts';
import type { Pen } from '../page/pen.ts';
import { drawQr } from '../page/qr.ts';
import { lineHeightPt, type Style } from '../text/style.ts';
import { bornOn, directorWords, formAndCapital, fullName, grouped, registration, stamp } from '../text/wording.ts';
import { roll } from './looks.ts';
import type { PaperBase, PaperPlayer } from './paper.ts';

/** Blocks of the receipts, for a column of any width: the 80 mm roll, or A5. */
export interface RollParts {
  readonly pen: Pen;
  readonly widthPt: number;
}

export const dashes = (): Block => ({
  heightPt: px(9) + px(9) + px(1.5),
  draw: (pen, column) => {
    pen.rule({ x: column.x, y: column.top + px(9.75) }, column.width, { widthPt: px(1.5), dashPt: px(4) });
  },
});

export const centred = (parts: RollParts, text: string, style: Style): Block =>
  paragraph(parts.pen, text, { style, align: 'center', widthPt: parts.widthPt });

export const text = (parts: RollParts, content: string, style: Style): Block =>
  paragraph(parts.pen, content, { style, widthPt: parts.widthPt });

/** Name, form, capital, registry, seat. */
export function companyHead(parts: RollParts, paper: PaperBase): Block[] {
  const { house } = paper;
  const directed = directorWords(paper);
  return [
    ...duplicateMark(parts, paper),
    centred(parts, house.name, roll.house),
    centred(parts, formAndCapital(house), roll.small),
    centred(parts, registration(house), roll.small),
    centred(parts, house.seat, roll.small),
    ...(directed === '' ? [] : [centred(parts, directed, roll.small)]),
    dashes(),
  ];
}

function duplicateMark(parts: RollParts, { duplicate, house }: PaperBase): Block[] {
  if (!duplicate) return [];
  return [
    centred(parts, `DUPLICATA n° ${duplicate.copy}`, roll.mark),
    centred(parts, `imprimé le ${stamp(duplicate.at, house.timeZone)} par ${duplicate.by}`, roll.small),
    space(px(8)),
  ];
}

export function titleBlock(parts: RollParts, paper: { title: string; subtitle?: string; number: string }): Block[] {
  const { pen, widthPt } = parts;
  return [
    paragraph(pen, paper.title, { style: roll.title, align: 'center', tag: 'H1', widthPt }),
    ...(paper.subtitle ? [centred(parts, paper.subtitle, roll.subtitle)] : []),
    centred(parts, paper.number, roll.number),
    dashes(),
  ];
}

/** A label on the left and its value on the right; a value that is too long goes on under itself, right-aligned. */
function labelled(parts: RollParts, label: string, value: { text: string; style?: Style; labelStyle?: Style }): Block {
  const { pen, widthPt } = parts;
  const style = value.style ?? roll.line;
  const labelStyle = value.labelStyle ?? roll.line;
  const labelLines = pen.set(label, labelStyle, widthPt).lines;
  const labelPt = Math.max(...labelLines.map((line) => line.widthPt));
  const room = widthPt - labelPt - px(10);
  const valueLines = pen.set(value.text, style, room).lines;
  return {
    heightPt: Math.max(labelLines.length * lineHeightPt(labelStyle), valueLines.length * lineHeightPt(style)),
    draw: (onto, column) => {
      onto.element('P', () => {
        onto.content(() => {
          drawLines(onto, labelLines, { look: { style: labelStyle }, column });
          drawLines(onto, valueLines, { look: { style, align: 'right' }, column });
        });
      });
    },
  };
}

export const strong = (parts: RollParts, label: string, value: string): Block =>
  labelled(parts, label, { text: value, style: roll.lineStrong });

export const amount = (parts: RollParts, label: string, value: string): Block =>
  labelled(parts, label, { text: value });

export function total(parts: RollParts, label: string, value: string): Block {
  const line = labelled(parts, label, { text: value, style: roll.total, labelStyle: roll.total });
  return {
    heightPt: line.heightPt + px(7.5),
    draw: (pen, column) => {
      pen.rule({ x: column.x, y: column.top + px(3.75) }, column.width, { widthPt: px(1.5) });
      line.draw(pen, { ...column, top: column.top + px(7.5) });
    },
  };
}

export const playerBlock = (parts: RollParts, player: PaperPlayer): Block[] => [
  space(px(7)),
  text(parts, 'Joueur', roll.small),
  text(parts, fullName(player), roll.name),
  text(parts, bornOn(player), roll.small),
];

/** Large framed figures side by side: table and seat. */
export function framed(parts: RollParts, fields: readonly { label: string; value: string }[]): Block {
  const width = parts.widthPt / fields.length;
  const heightPt = px(5) + lineHeightPt(roll.seatLabel) + lineHeightPt(roll.seat) + px(6);
  const cells = fields.map(({ label, value }) => ({
    label: parts.pen.set(label, roll.seatLabel, width).lines,
    value: parts.pen.set(value, roll.seat, width).lines,
  }));
  return {
    heightPt: heightPt + px(18),
    draw: (pen, column) => {
      const top = column.top + px(9);
      for (const [index, cell] of cells.entries()) {
        const x = column.x + index * width;
        pen.frame({ x, y: top, width, height: heightPt }, px(2));
        pen.element('P', () => {
          pen.content(() => {
            drawLines(pen, cell.label, {
              look: { style: roll.seatLabel, align: 'center' },
              column: { x, width, top: top + px(6) },
            });
            drawLines(pen, cell.value, {
              look: { style: roll.seat, align: 'center' },
              column: { x, width, top: top + px(5) + lineHeightPt(roll.seatLabel) },
            });
          });
        });
      }
    },
  };
}

/** QR of number and check code only, and beside it who printed what when. */
export function checkFoot(parts: RollParts, foot: { number: string; check: string; lines: readonly string[] }): Block {
  const size = mm(24);
  const x = size + mm(4);
  const beside = foot.lines.map((line) => paragraph(parts.pen, line, { style: roll.foot, widthPt: parts.widthPt - x }));
  const code = paragraph(parts.pen, grouped(foot.check), { style: roll.check, widthPt: parts.widthPt - x });
  const column = together([...beside, code]);
  return {
    heightPt: Math.max(size, column.heightPt) + px(8),
    draw: (pen, at) => {
      const alt = `Code de contrôle ${foot.number} ${foot.check}`;
      drawQr(pen, `${foot.number} ${foot.check.toUpperCase()}`, { ...at, sizePt: size, alt });
      column.draw(pen, { x: at.x + x, width: at.width - x, top: at.top + Math.max(0, (size - column.heightPt) / 2) });
    },
  };
}
