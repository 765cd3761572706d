import type { FontBook } from '../fonts/font-book.ts';
import { held, released } from './held-spaces.ts';
import { type Piece, prepare, widthPt } from './pieces.ts';
import type { Rich, Style } from './style.ts';

/** One set line: its pieces from left to right and their width together, without the space at its end. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly widthPt: number;
}

export interface Setting {
  readonly lines: readonly Line[];
  readonly substituted: boolean;
}

/** Breaks a text into lines of at most `maxWidthPt`. Words longer than a line break where they must; nothing is cut. */
export function setLines(
  book: FontBook,
  rich: Rich,
  measure: { readonly style: Style; readonly maxWidthPt: number },
): Setting {
  const { pieces, substituted } = prepare(book, rich, measure.style);
  const whole = pieces.reduce((sum, piece) => sum + widthPt(book, piece), 0);
  if (whole <= measure.maxWidthPt && !pieces.some((piece) => piece.text.includes('\n'))) {
    return { lines: [trimmed(book, pieces)], substituted };
  }
  return { lines: broken(book, pieces, measure.maxWidthPt), substituted };
}

function broken(book: FontBook, pieces: readonly Piece[], maxWidthPt: number): Line[] {
  const lines: Line[] = [];
  let line: Piece[] = [];
  let usedPt = 0;
  const close = (): void => {
    lines.push(trimmed(book, line));
    line = [];
    usedPt = 0;
  };
  for (const word of words(pieces)) {
    if (word === 'break') {
      close();
      continue;
    }
    const wordPt = word.reduce((sum, piece) => sum + visiblePt(book, piece), 0);
    if (usedPt > 0 && usedPt + wordPt > maxWidthPt + 0.01) close();
    const fitting = wordPt > maxWidthPt ? shredded(book, word, maxWidthPt) : [word];
    for (const [index, part] of fitting.entries()) {
      if (index > 0) close();
      line.push(...part);
      usedPt += part.reduce((sum, piece) => sum + widthPt(book, piece), 0);
    }
  }
  close();
  return lines;
}

const visiblePt = (book: FontBook, piece: Piece): number =>
  widthPt(book, { ...piece, text: piece.text.replace(/ +$/, '') });

/** Words with the spaces behind them; a word may run over several pieces. A hyphen may end a line, with three letters before it. */
function words(pieces: readonly Piece[]): (Piece[] | 'break')[] {
  const found: (Piece[] | 'break')[] = [];
  let word: Piece[] = [];
  const end = (): void => {
    if (word.length > 0) found.push(word);
    word = [];
  };
  for (const piece of pieces) {
    for (const part of held(piece.text).match(wordsAndBreaks) ?? []) {
      if (part === '') continue;
      if (part === '\n') {
        end();
        found.push('break');
        continue;
      }
      word.push({ ...piece, text: released(part) });
      if (/[ -]$/.test(part)) end();
    }
  }
  end();
  return found;
}

const wordsAndBreaks = /\n|(?:[^ \n-]|(?<!\p{L}{3})-|-(?!\p{L}))*(?:(?<=\p{L}{3})-(?=\p{L})| +|(?=\n)|$)/gu;

/** A word wider than the line, in parts that fit, broken between letters. */
function shredded(book: FontBook, word: readonly Piece[], maxWidthPt: number): Piece[][] {
  const parts: Piece[][] = [[]];
  let usedPt = 0;
  for (const piece of word) {
    let text = '';
    for (const { segment } of graphemes.segment(piece.text)) {
      const letterPt = widthPt(book, { ...piece, text: segment });
      if (usedPt + letterPt > maxWidthPt && usedPt > 0) {
        parts.at(-1)?.push({ ...piece, text });
        parts.push([]);
        text = '';
        usedPt = 0;
      }
      text += segment;
      usedPt += letterPt;
    }
    if (text !== '') parts.at(-1)?.push({ ...piece, text });
  }
  return parts;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Without the spaces at its end; neighbours of one face and size become one piece. */
function trimmed(book: FontBook, pieces: readonly Piece[]): Line {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.face === piece.face && last.sizePt === piece.sizePt)
      merged[merged.length - 1] = { ...last, text: last.text + piece.text };
    else merged.push(piece);
  }
  const last = merged.pop();
  const text = last?.text.replace(/ +$/, '') ?? '';
  if (last && text !== '') merged.push({ ...last, text });
  return { pieces: merged, widthPt: merged.reduce((sum, piece) => sum + widthPt(book, piece), 0) };
}
