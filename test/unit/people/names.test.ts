import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compactName, foldName, nameLikeness, publicName, type Names } from '../../../shared/domain/people/index.ts';

const names = (text: string): Names => {
  const [surname = '', givenNames = ''] = text.split('/');
  return { surname, givenNames };
};

describe('folding', () => {
  it.each([
    ['Élodie', 'ELODIE'],
    ['E\u0301lodie', 'ELODIE'],
    ['D’Été-Léger', 'DETE LEGER'],
    ["D'Été‑Léger", 'DETE LEGER'],
    ['  Durand\u00a0\u202f ', 'DURAND'],
    ['Œuvrard', 'OEUVRARD'],
    ['Straße', 'STRASSE'],
    ['ﬁliberto', 'FILIBERTO'],
    ['Шевченко', 'SHEVCHENKO'],
    ['Nguyễn Thị Hồng', 'NGUYEN THI HONG'],
    ['Łukasiewicz', 'LUKASIEWICZ'],
    ['St. John', 'ST JOHN'],
    ['', ''],
  ])('folds %s to %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it.each(['İNAN', 'inan', 'INAN', 'ınan', 'i̇nan'])('R28 folds %s like İNAN on every machine', (spelling) => {
    expect(foldName(spelling)).toBe('INAN');
  });

  it.each([
    ['Müller', 'MUELLER', 'MULLER'],
    ['Ødegård', 'OEDEGAARD', 'ODEGARD'],
    ['Gülşen', 'GUELSEN', 'GULSEN'],
    ['Strauß', 'STRAUSS', 'Strauss'],
    ['Œuvrard', 'OEUVRARD', 'oeuvrard'],
  ])('takes %s, %s and %s for one name, both ways of ICAO', (...spellings) => {
    expect(new Set(spellings.map(compactName)).size).toBe(1);
  });
});

describe('likeness', () => {
  it.each([
    ['DELACROIX/Anne', 'DE LA CROIX/Anne'],
    ['LEBRUN/Anne', 'LE BRUN/Anne'],
    ["D'ARTEMARE/Luc", 'DARTEMARE/Luc'],
    ['D ARTEMARE/Luc', 'DARTEMARE/Luc'],
  ])('R27 has %s match %s', (left, right) => {
    expect(nameLikeness(names(left), names(right))).toBe('same');
  });

  it('R05 recognises the typed spelling behind the document', () => {
    expect(nameLikeness(names("D'Été-Léger/Jean-Baptiste François"), names('DETE LEGER/JEAN BAPTISTE FRANCOIS'))).toBe(
      'same',
    );
  });

  it('R19 treats every variant of the reference as its file says', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../fixtures/field-reports/R19.csv'), 'utf8')
      .trim()
      .split(/\r?\n/u);
    const rows = lines.slice(1).map((line) => line.split(';'));
    const reference = names('DURAND/Élodie');
    const found = rows.map(([variant, surname = '', given = '']) => [
      variant,
      nameLikeness(names(`${surname}/${given}`), reference),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'reference on file': 'same',
      'lower case no accent': 'same',
      inverted: 'same',
      spaces: 'same',
      'no-break space': 'same',
      'decomposed accent': 'same',
      'other birth date': 'same',
      'other person': 'different',
    });
  });

  it('knows the XX that some passports write for an umlaut or a tilde', () => {
    expect(nameLikeness(names('Müller/Íñigo'), names('MUXXLLER/INXXIGO'))).toBe('same');
  });

  it('finds a name that a document cut', () => {
    const full = names('de La Rochefoucauld-Montbel de Saint-Aubin/Marie-Antoinette Élisabeth');
    expect(nameLikeness(full, names('DE LA ROCHEFOUCAULD MONTB/MARIE ANTOINET'))).toBe('same');
    expect(nameLikeness(full, names('DE LA ROCHEFOUCAULD MONTBEL DE/'))).toBe('close');
  });

  it.each([
    ['Martin/Maëlys', 'MARTIN/MAELYS GAELLE MARIE', 'same'],
    ['Martin/Jean', 'Martin/Jean-Luc', 'close'],
    ['Martin/Jean-Luc', 'Martin/Jean-Marc', 'different'],
    ['Lefebvre/Hugo', 'Lefevre/Hugo', 'close'],
    ['Martin/Hugo', 'Martin Dupont/Hugo', 'close'],
    ['Li/Na', 'Ly/Na', 'different'],
    ['SURYADEVI/', '/SURYADEVI', 'same'],
  ])('compares %s with %s: %s', (left, right, likeness) => {
    expect(nameLikeness(names(left), names(right))).toBe(likeness);
    expect(nameLikeness(names(right), names(left))).toBe(likeness);
  });

  it('holds the transliterations of one Cyrillic name for the same', () => {
    expect(nameLikeness(names('Щербак/Юлія'), names('SHCHERBAK/YULIIA'))).toBe('same');
    expect(nameLikeness(names('Шевченко/Григорій'), names('SHEVCHENKO/HRYHORII'))).toBe('same');
  });

  it('compares the name of use as well', () => {
    const married = { surname: 'Rey', usageName: 'Durand', givenNames: 'Sandrine' };
    expect(nameLikeness(married, names('Durand/Sandrine'))).toBe('same');
    expect(nameLikeness(married, names('Rey/Sandrine'))).toBe('same');
  });
});

describe('what halls may show (decision 26)', () => {
  it.each([
    [{ surname: 'Lemaire', givenNames: 'Julie, Camille' }, 'Julie L.'],
    [{ surname: 'Nguyễn', givenNames: 'Thị Hồng' }, 'Thị N.'],
    [{ surname: 'de La Rochefoucauld', givenNames: 'Marie-Antoinette' }, 'Marie-Antoinette R.'],
    [{ surname: 'éluard', givenNames: 'Nusch' }, 'Nusch É.'],
    [{ surname: 'SURYADEVI', givenNames: '' }, 'SURYADEVI'],
    [{ surname: 'Rey', usageName: 'Durand', givenNames: 'Sandrine' }, 'Sandrine D.'],
  ])('shows %j as %s', (person, shown) => {
    expect(publicName(person, true)).toBe(shown);
  });

  it('shows nothing without consent', () => {
    expect(publicName({ surname: 'Lemaire', givenNames: 'Julie' }, false)).toBeNull();
  });
});
