import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { cuts, type Face } from './faces.ts';
import type { FontBook } from './font-book.ts';
import { rememberingFont } from './remembering-font.ts';

const parsed = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = parsed.get(face);
  if (known) return known;
  const font = read(cuts[face].file);
  if (font.unitsPerEm !== 1000) throw new Error(`${face}: metrics are read as thousandths`);
  nameGlyphsOnce(font);
  const remembering = rememberingFont(font);
  parsed.set(face, remembering);
  return remembering;
}

/** fontkit reads a header even for glyphs without outline; in Plex Mono they end the file, so it needs a margin of zeros. */
function read(file: string): Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  return create(Buffer.concat([bytes, Buffer.alloc(16)])) as Font;
}

/** Apostrophe, opening quote, narrow no-break space: in Source Serif they share glyphs with rarer signs. */
const wanted = [0x2019, 0x2018, 0x202f];

/**
 * A glyph keeps the code point it was first asked with, and that becomes what is copied from the PDF. Asking once, the
 * wanted ones first and then in ascending order, makes it the same for every paper: the glyph that U+0020 and U+00A0 share
 * always reads as a space.
 */
function nameGlyphsOnce(font: Font): void {
  for (const codePoint of [...wanted, ...font.characterSet.toSorted((a, b) => a - b)]) {
    if (font.hasGlyphForCodePoint(codePoint)) font.glyphForCodePoint(codePoint);
  }
}

/** The house's cuts, each parsed once per process and embedded as a subset. */
export const embeddedFonts: FontBook = {
  source: fontOf,
  covers: (face, codePoint) => fontOf(face).hasGlyphForCodePoint(codePoint),
  fallback: (face) => cuts[face].fallback,
  advance: (face, text) => wordsOf(text).reduce((sum, word) => sum + fontOf(face).layout(word).advanceWidth, 0),
  metrics: (face) => fontOf(face),
};

/** pdfkit lays out word by word, each with the space behind it; measuring the same pieces shares its layouts. */
const wordsOf = (text: string): string[] => text.match(/[^ ]* |[^ ]+$/g) ?? [];
