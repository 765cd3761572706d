import type { Face } from '../fonts/faces.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { frenchSpaces } from './french-spaces.ts';
import { faceFor, printable } from './printable.ts';
import type { Rich, Style } from './style.ts';

/** A stretch of text in one face and size. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly sizePt: number;
}

export const widthPt = (book: FontBook, piece: Piece): number =>
  (book.advance(piece.face, piece.text) * piece.sizePt) / 1000;

export interface Prepared {
  readonly pieces: readonly Piece[];
  /** True when letters had to be transcribed, so that the paper must say so. */
  readonly substituted: boolean;
}

/** Spaces as French wants them, letters that can be drawn, each in a face that has it. */
export function prepare(book: FontBook, rich: Rich, style: Style): Prepared {
  const pieces: Piece[] = [];
  let substituted = false;
  for (const span of typeof rich === 'string' ? [rich] : rich) {
    const { text, face = style.face, sizePt = style.sizePt } = typeof span === 'string' ? { text: span } : span;
    const shown = printable(book, face, frenchSpaces(text));
    substituted ||= shown.substituted;
    pieces.push(...byFace(book, { text: shown.text, face, sizePt }));
  }
  return { pieces, substituted };
}

const inEveryCut = /^[\n -~\u00a0-\u017f\u2013\u2014\u2018\u2019\u2026\u202f\u20ac\u2212]*$/;

function byFace(book: FontBook, piece: Piece): Piece[] {
  if (inEveryCut.test(piece.text)) return [piece];
  const pieces: Piece[] = [];
  let text = '';
  let face: Face = piece.face;
  for (const letter of piece.text) {
    const needed = /\p{M}/u.test(letter) ? face : (faceFor(book, piece.face, letter) ?? piece.face);
    if (needed !== face && text !== '') {
      pieces.push({ text, face, sizePt: piece.sizePt });
      text = '';
    }
    face = needed;
    text += letter;
  }
  return text === '' ? pieces : [...pieces, { text, face, sizePt: piece.sizePt }];
}
