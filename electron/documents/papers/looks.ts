import type { Style } from '../text/style.ts';
import { mm, px } from '../page/millimetres.ts';
import type { SheetSize } from '../page/sheet.ts';

const style = (face: Style['face'], sizePt: number, leading: number): Style => ({ face, sizePt, leading });

/** A4 and A5 papers: Source Serif for what is said, Radio Canada for what is counted. */
export const looks = {
  houseName: style('serif-semibold', 17, 1.1),
  title: style('serif-semibold', 17, 1.15),
  heading: style('serif-semibold', 12.5, 1.25),
  body: style('serif', 10.5, 1.4),
  bodyStrong: style('serif-semibold', 10.5, 1.4),
  address: style('serif', 10, 1.4),
  reference: style('sans', 9, 1.5),
  table: style('sans', 9.6, 1.35),
  tableStrong: style('sans-medium', 9.6, 1.35),
  tableBold: style('sans-bold', 9.6, 1.35),
  tableHead: style('sans-semibold', 8.8, 1.2),
  small: style('sans', 8.5, 1.4),
  amount: style('sans-bold', 20, 1.25),
  closing: style('serif', 11, 1.45),
  notice: style('sans', 7.8, 1.35),
  foot: style('sans', 8.5, 1.4),
  mono: style('mono', 8.5, 1.4),
} as const;

/** The register: its columns are narrow. */
export const register = {
  head: style('sans-semibold', 7.8, 1.2),
  text: style('sans', 8.8, 1.2),
  strong: style('sans-bold', 8.8, 1.2),
  small: style('sans', 7.6, 1.2),
  signature: style('serif', 9, 1.15),
} as const;

/** The receipt roll, in the pixels of its drawing. */
export const roll = {
  house: style('serif-semibold', px(20), 1.1),
  small: style('sans', px(12), 1.32),
  title: style('sans-bold', px(17), 1.15),
  subtitle: style('sans-medium', px(13), 1.2),
  number: style('mono-medium', px(16), 1.3),
  name: style('sans-bold', px(18), 1.15),
  line: style('sans', px(13), 1.5),
  lineStrong: style('sans-bold', px(13), 1.5),
  total: style('sans-bold', px(18), 1.5),
  seatLabel: style('sans', px(13), 1),
  seat: style('sans-bold', px(44), 0.95),
  foot: style('sans', px(12), 1.35),
  check: style('mono', px(12), 1.35),
  legal: style('sans', px(12), 1.36),
  mark: style('sans-bold', px(20), 1.2),
} as const;

export const a4: SheetSize = {
  widthPt: mm(210),
  heightPt: mm(297),
  top: mm(15),
  right: mm(20),
  bottom: mm(27),
  left: mm(24),
};
export const a4Landscape: SheetSize = {
  widthPt: mm(297),
  heightPt: mm(210),
  top: mm(10),
  right: mm(10),
  bottom: mm(17),
  left: mm(14),
};
export const a5: SheetSize = {
  widthPt: mm(148),
  heightPt: mm(210),
  top: mm(12),
  right: mm(14),
  bottom: mm(24),
  left: mm(14),
};
export const a5Landscape: SheetSize = {
  widthPt: mm(210),
  heightPt: mm(148),
  top: mm(9),
  right: mm(14),
  bottom: mm(16),
  left: mm(14),
};
