import type { FontBook } from '../fonts/font-book.ts';
import type { Line } from '../text/lines.ts';
import { widthPt, type Piece } from '../text/pieces.ts';
import { setLines, type Setting } from '../text/lines.ts';
import type { Rich, Style } from '../text/style.ts';
import type { Pdf, Struct } from './document.ts';

/** Corrections in the register; everything else is black (field of the law: errors are corrected in red ink). */
export const ink = { black: '#000000', red: '#b00000' } as const;

export type Ink = keyof typeof ink;
export type Align = 'left' | 'right' | 'center';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws on the current page and keeps the structure tree. Coordinates are points from the top left. */
export class Pen {
  readonly doc: Pdf;
  readonly book: FontBook;
  /** True once any text had letters that no font has; the paper then prints the note about brackets. */
  substituted = false;
  private readonly root: Struct;
  private open: Struct;
  private drawing = false;

  constructor(doc: Pdf, book: FontBook) {
    this.doc = doc;
    this.book = book;
    this.root = doc.struct('Document');
    this.open = this.root;
    doc.addStructure(this.root);
  }

  set(rich: Rich, style: Style, maxWidthPt: number): Setting {
    const setting = setLines(this.book, rich, { style, maxWidthPt });
    this.substituted ||= setting.substituted;
    return setting;
  }

  /** Runs `build` with a new structure element open; elements and content made inside become its children. */
  element(tag: string, build: () => void, options: { alt?: string; scope?: 'Column' | 'Row' } = {}): void {
    const outer = this.open;
    const element = this.doc.struct(tag, options);
    outer.add(element);
    this.open = element;
    build();
    element.end();
    this.open = outer;
  }

  /** Draws content that belongs to the open element. */
  content(draw: () => void): void {
    if (this.drawing) {
      draw();
      return;
    }
    this.drawing = true;
    this.open.add(draw);
    this.drawing = false;
  }

  /** Draws what a reader may skip: repeated heads and feet, rules, frames. */
  artifact(draw: () => void): void {
    if (this.drawing) {
      draw();
      return;
    }
    this.drawing = true;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.doc.endMarkedContent();
    this.drawing = false;
  }

  close(): void {
    this.root.end();
  }

  /** Draws one line; `place.y` is the top of its line box. */
  line(line: Line, style: Style, place: { x: number; y: number; width: number; align?: Align; ink?: Ink }): void {
    const { ascent, descent } = this.book.metrics(style.face);
    const content = ((ascent - descent) * style.sizePt) / 1000;
    const baseline = place.y + (style.sizePt * style.leading - content) / 2 + (ascent * style.sizePt) / 1000;
    const spare = place.width - line.widthPt;
    let x = place.x + (place.align === 'right' ? spare : place.align === 'center' ? spare / 2 : 0);
    for (const piece of line.pieces) {
      this.piece(piece, x, { baseline, ink: place.ink ?? 'black' });
      x += widthPt(this.book, piece);
    }
  }

  private piece(piece: Piece, x: number, at: { baseline: number; ink: Ink }): void {
    const source = this.book.source(piece.face) as string; // typed for files; takes parsed fonts
    // A standard font is known by its own name, so that pdfkit reads its metrics once a document, not once a face.
    this.doc.font(source, typeof source === 'string' ? source : piece.face, piece.sizePt);
    this.doc.fillColor(ink[at.ink]);
    this.doc.text(piece.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  rule(from: { x: number; y: number }, lengthPt: number, line: { widthPt: number; dashPt?: number; ink?: Ink }): void {
    this.artifact(() => {
      this.doc.lineWidth(line.widthPt).strokeColor(ink[line.ink ?? 'black']);
      if (line.dashPt) this.doc.dash(line.dashPt, { space: line.dashPt * 0.75 });
      this.doc
        .moveTo(from.x, from.y)
        .lineTo(from.x + lengthPt, from.y)
        .stroke();
      if (line.dashPt) this.doc.undash();
    });
  }

  upright(from: { x: number; y: number }, lengthPt: number, widthOfLinePt: number): void {
    this.artifact(() => {
      this.doc.lineWidth(widthOfLinePt).strokeColor(ink.black);
      this.doc
        .moveTo(from.x, from.y)
        .lineTo(from.x, from.y + lengthPt)
        .stroke();
    });
  }

  /** The tick of a box: two strokes. */
  cross(box: { x: number; y: number; size: number }): void {
    this.artifact(() => {
      const { x, y, size } = box;
      this.doc.lineWidth(0.8).strokeColor(ink.black);
      this.doc
        .moveTo(x, y)
        .lineTo(x + size, y + size)
        .moveTo(x + size, y)
        .lineTo(x, y + size)
        .stroke();
    });
  }

  frame(box: Box, lineWidthPt: number): void {
    this.artifact(() => {
      this.doc.lineWidth(lineWidthPt).strokeColor(ink.black).rect(box.x, box.y, box.width, box.height).stroke();
    });
  }
}
