import { describe, expect, it } from 'vitest';
import { findDisplay } from '../../electron/hosts/desktop/displays.ts';
import { pageSetupOf, paperSizeOf, toldSize } from '../../electron/hosts/desktop/paper-size.ts';

describe('a remembered display (C17)', () => {
  const [laptop, tv, other] = [
    { id: 1, label: 'Laptop' },
    { id: 7, label: 'TV' },
    { id: 8, label: 'TV' },
  ];

  it.each([
    ['by its id', [laptop, tv], { id: '7', label: 'TV' }, tv],
    ['by its id, whatever it is called now', [laptop, tv], { id: '7', label: 'Samsung' }, tv],
    ['by its name under another id', [laptop, tv], { id: '99', label: 'TV' }, tv],
    ['not by a name that two of them have', [laptop, tv, other], { id: '99', label: 'TV' }, undefined],
    ['not by having no name', [{ id: 3, label: '' }], { id: '99', label: '' }, undefined],
    ['not while it is unplugged', [laptop], { id: '7', label: 'TV' }, undefined],
  ])('is found %s', (_how, displays, remembered, found) => {
    expect(findDisplay(displays, remembered)).toBe(found);
  });
});

const pdf = (...boxes: string[]): Uint8Array =>
  Buffer.from(`%PDF-1.7\n${boxes.map((box) => `<< /Type /Page /MediaBox [${box}] >>`).join('\n')}`);

describe('the size of a paper (D04)', () => {
  it.each([
    ['0 0 226.771654 420.5', { pageSize: { width: 80_000, height: 148_343 }, landscape: false }, '80 × 148 mm'],
    // Shorter than wide, and still a roll: never laid on its side.
    ['0 0 226.77 170', { pageSize: { width: 79_999, height: 59_972 }, landscape: false }, '80 × 60 mm'],
    ['0 0 204.09 800', { pageSize: { width: 71_998, height: 282_222 }, landscape: false }, '72 × 282 mm'],
    ['0 0 595.28 841.89', { pageSize: 'A4', landscape: false }, '210 × 297 mm'],
    ['0 0 841.89 595.28', { pageSize: 'A4', landscape: true }, '297 × 210 mm'],
    ['0 0 595.28 419.53', { pageSize: 'A5', landscape: true }, '210 × 148 mm'],
    ['0 0 612 792', { pageSize: { width: 215_900, height: 279_400 }, landscape: false }, '216 × 279 mm'],
  ])('%s points is asked of the printer as it is', (box, setup, told) => {
    const size = paperSizeOf(pdf(box, box));
    expect(size && pageSetupOf(size)).toEqual(setup);
    expect(size && toldSize(size)).toBe(told);
  });

  it('is not guessed: without a page box, or with pages of different sizes, there is none', () => {
    expect(paperSizeOf(pdf())).toBeUndefined();
    expect(paperSizeOf(pdf('0 0 226.77 400', '0 0 595.28 841.89'))).toBeUndefined();
  });
});
