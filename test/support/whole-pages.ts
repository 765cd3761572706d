import { expect } from 'vitest';
import type { PdfPage } from './pdf-text.ts';

/** No page is empty, each says which of how many it is, and nothing is printed into the bottom margin. */
export function expectWhole(pages: readonly PdfPage[], word = 'Page'): void {
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`${word} ${index + 1} sur ${pages.length}`);
    expect(page.pieces.length).toBeGreaterThan(8);
    for (const piece of page.pieces) {
      expect(piece.y).toBeLessThanOrEqual(page.heightPt - 20);
      expect(piece.right).toBeLessThanOrEqual(page.widthPt - 20);
    }
    const places = page.pieces.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(places).size).toBe(places.length);
  }
}
