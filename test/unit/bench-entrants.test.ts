import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { entrantsOf } from '../../electron/hosts/cli/bench/entrants.ts';
import { isReadable, mrzLines, readMrz } from '../../shared/domain/people/index.ts';

it('a measure’s entrants are all others, and their documents read without a fault', () => {
  const evening = readEvening(join(import.meta.dirname, '../../resources/sample/evening'));
  const entrants = entrantsOf(evening);
  const rows = Array.from({ length: 540 }, () => entrants.next().value);
  expect(new Set(rows.map((row) => `${row.surname} ${row.given_names} ${row.birth_date}`)).size).toBe(rows.length);
  expect(new Set(rows.map((row) => row.document_number)).size).toBe(rows.length);
  expect(rows.filter(({ expect: expected }) => expected !== 'pass')).toEqual([]);
  for (const row of rows.filter(({ mrz }) => mrz !== '')) {
    const read = readMrz(mrzLines(row.mrz), '2027-03-05');
    expect([row.ref, isReadable(read) && read.valid]).toEqual([row.ref, true]);
  }
});
