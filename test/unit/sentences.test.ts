import { describe, expect, it } from 'vitest';
import { bundleRefusals } from '../../electron/bundle/refusals.ts';
import { deskRefusals } from '../../electron/desk/refusals.ts';
import { scriptRefusals } from '../../electron/hosts/cli/refusals.ts';
import { journalRefusals } from '../../electron/journal/refusals.ts';
import { storageRefusals } from '../../electron/storage/refusals.ts';
import { contracts } from '../../shared/contract/index.ts';
import { sentenceOf } from '../../shared/locale/index.ts';
import { roles } from '../../shared/kernel/roles.ts';
import { sentences } from '../../shared/locale/sentences.ts';

const own = [bundleRefusals, deskRefusals, scriptRefusals, journalRefusals, storageRefusals].flatMap((list) =>
  Object.keys(list),
);
const codes = [...new Set([...own, ...contracts.flatMap(({ refusals }) => refusals)])].sort();

const places = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

describe('the sentences of refusals', () => {
  it.each(codes)('%s is said in French and in English', (code) => {
    expect(sentences.fr[code]?.length ?? 0).toBeGreaterThan(20);
    expect(sentences.en[code]?.length ?? 0).toBeGreaterThan(15);
    expect(sentences.en[code]).not.toBe(sentences.fr[code]);
  });

  it('use the same values in both languages', () => {
    const differing = Object.keys(sentences.fr).filter(
      (code) => places(sentences.fr[code]!).join() !== places(sentences.en[code] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('keep to the words of the law and of the house', () => {
    const all = Object.entries(sentences.fr);
    expect(all.filter(([, text]) => /taxe|jackpot|oups|!/i.test(text)).map(([code]) => code)).toEqual([]);
    expect(all.filter(([, text]) => /cagnotte(?! \(prélèvement)/i.test(text)).map(([code]) => code)).toEqual([]);
  });

  it('put a no-break space before French double signs', () => {
    const wrong = Object.keys(sentences.fr).filter((code) =>
      / [:;?»%€]|« /.test(sentenceOf('fr', { code, params: {} })),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the name of the book 11 ter on one line, in both languages', () => {
    const { fr, en } = sentences;
    const named = Object.keys(fr).filter((code) => fr[code]?.includes('11 ter') && en[code]?.includes('11 ter'));
    expect(named.length).toBeGreaterThan(0);
    for (const code of named) {
      for (const language of ['fr', 'en'] as const) {
        expect(sentenceOf(language, { code, params: {} })).toMatch(/11\u00a0ter/);
        expect(sentenceOf(language, { code, params: {} })).not.toContain('11 ter');
      }
    }
  });

  it('name who may in words, and no command', () => {
    const refusal = { code: 'desk.notAllowed', params: { name: 'audit.lines', roles: [...roles, 'desk'] } };
    for (const language of ['fr', 'en'] as const) {
      const told = sentenceOf(language, refusal);
      expect(told).not.toMatch(/audit|committee-member|responsible-director/);
      expect(sentenceOf(language, { code: 'desk.notSignedIn', params: { name: 'audit.lines' } })).not.toContain(
        'audit',
      );
    }
    expect(sentenceOf('fr', refusal)).toContain('membre du comité de direction, caissier des jeux, chef de salle');
  });

  it('show amounts and dates as French does', () => {
    const refusal = { code: 'registration.paymentMismatch', params: { paidCents: 10_200, dueCents: 12_000 } };
    expect(sentenceOf('fr', refusal)).toContain('120,00\u00a0€');
  });
});
