import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesIn } from '../../.ci/rules/cited.ts';
import { coveragePage, readCoverage, unproved, type Coverage } from '../../.ci/rules/coverage.ts';
import { rowsOf } from '../../.ci/rules/obligations.ts';
import { testTitles, titlesIn } from '../../.ci/rules/test-titles.ts';

const project = join(import.meta.dirname, '..', '..');
const coverage = readCoverage(project);
const rows = rowsOf(coverage.obligations);

const numbered = (series: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${series}-${String(index + 1).padStart(2, '0')}`);

describe('the coverage table', () => {
  it('lists the 103 obligations and the 26 open points, in order, none twice', () => {
    expect(rows.map(({ id }) => id)).toEqual([...numbered('FR-REG', 103), ...numbered('A', 26)]);
  });

  it('says of each what the product does and where, in features that exist, or why nothing is asked', () => {
    for (const { id, where, reason } of rows) {
      expect(reason ?? where.join(), id).not.toBe('');
      for (const feature of where) {
        const homes = ['shared/domain', 'electron/features'].map((room) => join(project, room, feature));
        expect(homes.some(existsSync), `${id}: ${feature}`).toBe(true);
      }
    }
    for (const { id, does, how, reason } of coverage.obligations.sections.flatMap((section) => section.obligations))
      expect(does.length > 0 ? how : reason, id).toMatch(/\S/);
  });

  it('is cited by no test under an id that it does not have', () => {
    const known = new Set(rows.map(({ id }) => id));
    const cited = testTitles(project).flatMap(({ file, title }) => rulesIn(title).map((id) => ({ id, file, title })));
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('has for every obligation a test that names it, or a reason', () => {
    expect(unproved(coverage)).toEqual([]);
  });

  it('stands in docs/rules as the generator makes it: npm run rules writes it anew', () => {
    expect(readFileSync(join(project, 'docs', 'rules', 'casino-france.md'), 'utf8')).toBe(coveragePage(coverage));
  });
});

describe('its generator', () => {
  it('reads titles, also those of tables of cases, and no comment, input or expectation', () => {
    const source = [
      "// it('FR-REG-01 in a comment', () => {});",
      "const rows = [['FR-REG-02 a case', 1], ['FR-REG-03 another', 2]] as const;",
      "describe('FR-REG-04 a group', () => {",
      "  it.each(rows)('%s holds', () => expect('FR-REG-05').toBe('FR-REG-06'));",
      '  test.skip(`FR-REG-07 ${name}`, () => {});',
      '});',
    ].join('\n');
    expect(titlesIn(source)).toEqual([
      'FR-REG-04 a group',
      'FR-REG-02 a case holds',
      'FR-REG-03 another holds',
      'FR-REG-07 …',
    ]);
  });

  it.each([
    ['(FR-REG-61, 62) and A-18', ['FR-REG-61', 'FR-REG-62', 'A-18']],
    ['FR-REG-94…97', ['FR-REG-94', 'FR-REG-95', 'FR-REG-96', 'FR-REG-97']],
    ['FR-REG-28 prizes of 99.99 %, then FR-REG-21, 4 %', ['FR-REG-28', 'FR-REG-21']],
    ['SHA-256 of PDF/A-3b', []],
  ])('finds in “%s” %j', (text, ids) => expect(rulesIn(text)).toEqual(ids));

  it('names an obligation that no test and no reason covers, and no other', () => {
    const bare: Coverage = { ...coverage, proofs: new Map([...coverage.proofs].filter(([id]) => id !== 'FR-REG-43')) };
    expect(unproved(bare).sort()).toEqual([...new Set([...unproved(coverage), 'FR-REG-43'])].sort());
    expect(coveragePage(bare)).not.toBe(coveragePage(coverage));
  });
});
