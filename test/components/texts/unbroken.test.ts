import { describe, expect, it } from 'vitest';
import { sentenceOf, texts, unbroken } from '../../../renderer/texts/index.ts';

/** A word joiner as it can be read here. */
const seen = (text: string): string => text.replaceAll('\u2060', '·').replaceAll('\u00a0', '_');

describe('the number of an article', () => {
  it.each([
    ['Droit remboursé (art. 57-8). Aucun lot.', 'Droit remboursé (art._57-·8). Aucun lot.'],
    ['art. 57-5 et 57-7', 'art._57-·5 et 57-·7'],
    ['(art. R. 321-27)', '(art._R._321-·27)'],
  ])('%s is not torn at a line’s end', (text, kept) => {
    expect(seen(unbroken(text))).toBe(kept);
  });

  it.each(['R-2027-000123', 'Saison 2027-2028', '2027-03-05', 'FR-REG-43', 'casino-fr-2007'])(
    '%s, which is copied, stays as it is',
    (text) => {
      expect(unbroken(text)).toBe(text);
    },
  );

  it('holds for every text of the page, for what fills it, and for refusals', () => {
    expect(seen(texts.global.t('tournament.article', { article: '57-12' }))).toBe('art._57-·12');
    expect(seen(sentenceOf('fr', { code: 'conduct.groundMismatch', params: {} }))).toContain('(art._57-·9)');
  });
});
