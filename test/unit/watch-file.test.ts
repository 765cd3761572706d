import { expect, test } from 'vitest';
import { watchFile } from '../../electron/features/registers/watch-file.ts';
import type { WatchLine } from '../../electron/features/registers/watch.ts';
import { cents } from '../../shared/kernel/cents.ts';

const line = (change: Partial<WatchLine> = {}): WatchLine => ({
  ...{ person: 'p-1', surname: 'Lemaire', givenNames: 'Julie', birthDate: '1991-07-23', birthPlace: 'Bayeux' },
  ...{ address: '12 rue des Tanneurs, 14400 Bayeux', missing: [], tournaments: ['t-1'] },
  ...{ cavesCents: cents(200_000), paidOutCents: cents(0), ...change },
});

const rowOf = (change: Partial<WatchLine>): string => watchFile('2027-03-05', [line(change)]).split('\r\n')[1]!;

test('X04: a text that Excel would calculate stays a text', () => {
  for (const surname of ['=1+1', '@SUM(A1)', '+33 6 00', '-2+3', '\t=1']) {
    expect(rowOf({ surname }).split(';')[1]).toBe(`'${surname}`);
  }
});

test('X05, X08: amounts are numbers with a decimal comma and no spaces, negative ones too', () => {
  const [, , , , , , caves, out] = rowOf({ cavesCents: cents(-1_250), paidOutCents: cents(123_450) }).split(';');
  expect([caves, out]).toEqual(['-12,50', '1234,50']);
});

test('X07: separators, quotes and line breaks inside a field stay in it', () => {
  expect(rowOf({ address: 'Bât. "A"; 2e étage\n14000 Caen' })).toContain(';"Bât. ""A""; 2e étage 14000 Caen";');
});

test('X01: begins with a byte-order mark, ends every line with CRLF', () => {
  const file = watchFile('2027-03-05', [line(), line()]);
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.match(/\r\n/g)).toHaveLength(3);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
});
