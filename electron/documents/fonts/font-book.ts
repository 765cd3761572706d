import type { Face } from './faces.ts';

/** The fonts that a paper is measured and drawn with. One book serves all papers of a process. */
export interface FontBook {
  /** What `doc.font(source, face)` takes: a parsed font, or the name of a standard one. */
  source(face: Face): unknown;
  covers(face: Face, codePoint: number): boolean;
  fallback(face: Face): Face | null;
  /** Advance of `text` in thousandths of the size, kerning included, as the document will draw it. */
  advance(face: Face, text: string): number;
  /** Ascent and (negative) descent in thousandths of the size. */
  readonly metrics: (face: Face) => { readonly ascent: number; readonly descent: number };
}
