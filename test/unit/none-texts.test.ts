import { describe, expect, it } from 'vitest';
import { messages } from '../../renderer/texts/messages.ts';
import { texts } from '../../renderer/texts/index.ts';

/** Texts that stand only where there is at least one, or whose figure is not their number. */
const neverNone = /^app\.duty\.|^room\.(coming\.colourUp|figures\.eliminations)$/;

describe('none of something (I02)', () => {
  it.each(['fr', 'en'] as const)('is never told as one: %s', (language) => {
    const { t } = texts.global;
    const counted = Object.entries(messages[language]).filter(
      ([key, text]) => text.includes(' | ') && text.includes('{n}') && !neverNone.test(key),
    );
    const toldAsOne = counted
      .map(([key]) => [key, t(key, {}, { plural: 0, locale: language })] as const)
      .filter(([, told]) => /(^|[\s:(])(une?|one|a single)\s/i.test(told) && !/\b0\b|aucun|\bno\b/i.test(told));
    expect(counted.length).toBeGreaterThan(40);
    expect(toldAsOne).toEqual([]);
  });

  it.each([
    ['registration.count.rebuys', 'aucune recave', 'no rebuy'],
    ['prizes.pool.rebuys', 'aucune recave', 'no rebuy'],
    ['compliance.documents.count', '0 pièces', '0 papers'],
  ])('%s', (key, fr, en) => {
    const told = (locale: 'fr' | 'en') => texts.global.t(key, {}, { plural: 0, locale });
    expect([told('fr'), told('en')]).toEqual([fr, en]);
  });
});
