import type { Font, GlyphRun, Subset } from 'fontkit';

const maxRuns = 20_000;
const maxSubsets = 64;
const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';
/** A no-break space standing for the narrow one is drawn at this part of its width. */
const narrowPart = 0.7;

type CountingSubset = Subset & { readonly glyphs: readonly number[]; encode(): Uint8Array };

/**
 * The same font, remembering what every paper asks again: the layout of a word, and the bytes of a subset with the same
 * glyphs. Where the font has no narrow no-break space, the wide one is drawn, narrowed.
 */
export function rememberingFont(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const subsets = new Map<string, Uint8Array>();
  const hasNarrowSpace = font.hasGlyphForCodePoint(0x202f);
  const layout = (text: string): GlyphRun => {
    let run = runs.get(text);
    if (!run) {
      run = hasNarrowSpace ? font.layout(text) : layoutNarrowed(font, text);
      if (runs.size >= maxRuns) runs.clear();
      runs.set(text, run);
    }
    return run;
  };
  const createSubset = (): Subset => {
    const subset = font.createSubset() as CountingSubset;
    const encode = subset.encode.bind(subset);
    return Object.assign(subset, {
      encode: () => {
        const glyphs = subset.glyphs.join();
        const bytes = subsets.get(glyphs) ?? encode();
        if (subsets.size >= maxSubsets) subsets.clear();
        subsets.set(glyphs, bytes);
        return bytes;
      },
    });
  };
  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }) as Font;
}

function layoutNarrowed(font: Font, text: string): GlyphRun {
  const run = font.layout(text.replaceAll(narrowNoBreakSpace, noBreakSpace));
  const spaces = Array.from(text).filter(
    (letter) => letter === narrowNoBreakSpace || letter === noBreakSpace || letter === ' ',
  );
  const spaceGlyphs = new Set([font.glyphForCodePoint(0xa0).id, font.glyphForCodePoint(0x20).id]);
  let seen = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    if (!spaceGlyphs.has(glyph.id)) continue;
    const position = run.positions[index];
    if (position && spaces[seen] === narrowNoBreakSpace) position.xAdvance *= narrowPart;
    seen += 1;
  }
  return run;
}
