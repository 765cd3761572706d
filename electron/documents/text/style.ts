import type { Face } from '../fonts/faces.ts';

/** How a text is set. `leading` is the line height as a multiple of the size, as in CSS. */
export interface Style {
  readonly face: Face;
  readonly sizePt: number;
  readonly leading: number;
}

/** A text of one style, or parts of which some have a face or size of their own. */
export type Rich = string | readonly (string | Span)[];

export interface Span {
  readonly text: string;
  readonly face?: Face;
  readonly sizePt?: number;
}

export const lineHeightPt = (style: Style): number => style.sizePt * style.leading;
