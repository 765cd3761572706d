/** The pages of a paper, in micrometres as they are read; `roll` for the ticket printer. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
  readonly roll: boolean;
}

const micronsPerPoint = 25_400 / 72;
/** Nothing wider than this fits a ticket printer, and no sheet is as narrow. */
const widestRoll = 90_000;
/** PDF rounds its points: a sheet is known within a fifth of a millimetre. */
const slack = 200;

const sheets = { A4: [210_000, 297_000], A5: [148_000, 210_000] } as const;

const mediaBox = /\/MediaBox\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/g;

/** The size of a PDF's pages as its page boxes say; `undefined` when there is none or they differ. */
export function paperSizeOf(pdf: Uint8Array): PaperSize | undefined {
  const boxes = [...Buffer.from(pdf).toString('latin1').matchAll(mediaBox)].map((found) => found.slice(1).map(Number));
  const sizes = boxes.map(([left = 0, bottom = 0, right = 0, top = 0]) => [
    microns(right - left),
    microns(top - bottom),
  ]);
  const [[width, height] = []] = sizes;
  if (width === undefined || height === undefined) return undefined;
  if (sizes.some((size) => size[0] !== width || size[1] !== height)) return undefined;
  return { width, height, roll: width <= widestRoll };
}

const microns = (points: number): number => Math.round(points * micronsPerPoint);

export interface PageSetup {
  readonly pageSize: 'A4' | 'A5' | { readonly width: number; readonly height: number };
  readonly landscape: boolean;
}

/**
 * How a page is asked of a printer (D04): known sheets by their names, which drivers match to their trays, on their side when the page
 * lies; a roll by its exact width and length, never as part of a sheet.
 */
export function pageSetupOf({ width, height, roll }: PaperSize): PageSetup {
  const landscape = !roll && width > height;
  const [across, along] = landscape ? [height, width] : [width, height];
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= slack;
  const names = ['A4', 'A5'] as const;
  const name = roll ? undefined : names.find((each) => near(across, sheets[each][0]) && near(along, sheets[each][1]));
  return { pageSize: name ?? { width: across, height: along }, landscape };
}

/** As a person reads it: `80 × 143 mm`. */
export const toldSize = ({ width, height }: PaperSize): string =>
  `${Math.round(width / 1000)} × ${Math.round(height / 1000)} mm`;
