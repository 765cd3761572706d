import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages } from '../../renderer/texts/messages.ts';

const keys = Object.keys(messages.fr) as (keyof typeof messages.fr)[];
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
const forms = (text: string): number => text.split(' | ').length;

/** Words that are the same in both languages: names, signs, and terms that French poker rooms use as they are. */
const sameInBoth = keys.filter((key) => messages.fr[key] === messages.en[key]);

describe('texts of the pages', () => {
  it('stand in both languages under the same keys', () => {
    expect(Object.keys(messages.en).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => messages.fr[key].trim() === '' || messages.en[key].trim() === '')).toEqual([]);
  });

  it('stand once: a second text under a key would take the place of the first', () => {
    const folder = fileURLToPath(new URL('../../shared/locale', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const twice = files.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => `${file} ${key}`);
      return found.filter((key, at) => found.indexOf(key) !== at);
    });
    expect(files.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });

  it('take the same values and have as many plural forms', () => {
    const unlike = keys.filter((key) => {
      const [fr, en] = [messages.fr[key], messages.en[key]];
      return values(fr).join() !== values(en).join() || forms(fr) !== forms(en);
    });
    expect(unlike).toEqual([]);
  });

  it('are translated: at most one in twenty is the same in both, and only known ones', () => {
    expect(sameInBoth.length / keys.length).toBeLessThanOrEqual(0.05);
    expect(
      sameInBoth.map((key) => messages.fr[key]).filter((text) => !knownSame.has(text) && !isFigures(text)),
    ).toEqual([]);
  });

  it('use the words of the trade: never "taxe" or "jackpot", "cagnotte" only with its levy', () => {
    const wrong = keys.filter((key) => /\b(taxe|jackpot)\b/i.test(messages.fr[key]));
    const alone = keys.filter((key) => /cagnotte(?! \(prélèvement)/i.test(messages.fr[key]));
    expect([...wrong, ...alone]).toEqual([]);
  });

  it('are set in good type: curly apostrophes, no exclamation, no three dots', () => {
    const crooked = keys.filter((key) => /['!]|\.\.\./.test(messages.fr[key]) || /[!]|\.\.\./.test(messages.en[key]));
    expect(crooked).toEqual([]);
  });
});

const knownSame = new Set([
  'Tapis {version}',
  'Sections',
  'Incident',
  'Organisation',
  'Table',
  'Journal',
  'Total',
  'Ante',
  'page',
  'ante {ante}',
  'absent',
  'article',
  'articles',
  'Add-on',
  'add-ons',
  'Tapis',
  'Date',
  'Table {table}',
  '14 rue des Pêcheurs, 14470 Clairval',
  'R-2027-000123, Faure…',
  '{count} BB',
  '{n} minute | {n} minutes',
]);

/** Only values, signs and units: nothing to translate. */
const isFigures = (text: string): boolean => /^[\d\s./×:|·,()hminsTS]*$/.test(text.replace(/\{\w+\}/g, ''));
