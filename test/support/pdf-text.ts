import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

export interface PdfPage {
  readonly widthPt: number;
  readonly heightPt: number;
  /** As copied from a viewer: one line a set line. */
  readonly text: string;
  /** Where each stretch of text stands: left, baseline (from the top) and right edge, in points. */
  readonly pieces: readonly { readonly text: string; readonly x: number; readonly y: number; readonly right: number }[];
}

/** What a reader gets out of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const items = content.items.filter((item): item is TextItem => 'str' in item);
    const pieces = items
      .filter((item) => item.str !== '')
      .map((item) => {
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return { text: item.str, x, y: height - y, right: x + item.width };
      });
    const text = items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('');
    pages.push({ widthPt: width, heightPt: height, text, pieces });
  }
  await loading.destroy();
  return pages;
}

/** All pages as one text, every kind of space as a plain one: lines that were broken read on. */
export const flowingText = (pages: readonly PdfPage[]): string =>
  pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
