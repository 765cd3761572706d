import { describe, expect, it } from 'vitest';
import {
  cavesOf,
  fingerprintText,
  lineAtHand,
  mayCorrect,
  neighbour,
  signatureText,
  standingOf,
} from '../../../renderer/features/compliance/book-rows.ts';
import type { BookLine } from '../../../shared/domain/levy/index.ts';

const certified = { account: 'mcd1', role: 'committee-member', at: 1 } as const;
const countersigned = { account: 'caisse1', at: 2 };
const line = (number: number, signed: Partial<BookLine> = {}): BookLine =>
  ({
    line: number,
    entries: 100,
    rebuys: 43,
    corrects: null,
    correctedBy: null,
    certified: null,
    countersigned: null,
    ...signed,
  }) as BookLine;

const full = { certified, countersigned };

describe('a page of the book 11 ter', () => {
  it('opens on the first line that lacks a signature, the certification before the countersignature (FR-REG-96, FR-REG-97)', () => {
    const lines = [line(1, full), line(2, { certified }), line(3)];
    expect(lines.map(standingOf)).toEqual(['complete', 'countersignature', 'certification']);
    expect(lineAtHand(lines)).toBe(2);
    expect(lineAtHand([line(1, full), line(2, full)])).toBe(2);
    expect(lineAtHand([])).toBeUndefined();
  });

  it('goes from line to line and stays on the page', () => {
    const lines = [line(4), line(5), line(6)];
    expect(neighbour(lines, 4, -1)).toBe(4);
    expect(neighbour(lines, 4, 1)).toBe(5);
    expect(neighbour(lines, 6, 1)).toBe(6);
    expect(neighbour(lines, undefined, 1)).toBe(6);
    expect(neighbour([], 1, 1)).toBeUndefined();
  });

  it('counts caves with recaves, negative ones on a red line', () => {
    expect(cavesOf(line(1))).toBe(143);
    expect(cavesOf({ entries: -100, rebuys: -43 })).toBe(-143);
  });

  it('lets a line be taken back once, and never a red one (FR-REG-94)', () => {
    expect(mayCorrect(line(1))).toBe(true);
    expect(mayCorrect(line(1, { correctedBy: 3 }))).toBe(false);
    expect(mayCorrect(line(3, { corrects: 1 }))).toBe(false);
  });

  it('shortens a signature to initial and surname, and leaves titles whole', () => {
    expect(signatureText('Marc Delorme')).toBe('M. Delorme');
    expect(signatureText('Caissier 1')).toBe('Caissier 1');
    expect(signatureText('Membre du comité 1')).toBe('Membre du comité 1');
    expect(signatureText('Aubry')).toBe('Aubry');
  });

  it('shows twelve figures of a fingerprint in fours', () => {
    expect(fingerprintText('7f3a91c204be0000')).toBe('7F3A 91C2 04BE');
  });
});
