import { describe, expect, test } from 'vitest';
import { embeddedFonts, renderPaper, type PaperModels } from '../../../electron/documents/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { samples } from '../../support/paper-samples.ts';
import { flowingText, readPdf, type PdfPage } from '../../support/pdf-text.ts';
import { expectWhole } from '../../support/whole-pages.ts';

const note = Array.from({ length: 400 }, (_, index) => `mot${index}`).join(' ');
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Montmorency-Luxembourg Marie-Antoinette-Joséphine';

const pagesOf = async (job: Parameters<typeof renderPaper>[0]): Promise<PdfPage[]> =>
  readPdf(await renderPaper(job, embeddedFonts));

const prizes = (count: number): PaperModels['prize-sheet'] => ({
  ...samples['prize-sheet'],
  frozenAt: null,
  places: Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    basisPoints: 100,
    amountCents: cents(27_200),
  })),
});

describe('D03: long papers', () => {
  test('60 prizes run over pages with the head repeated and the whole total at the end', async () => {
    const pages = await pagesOf({ kind: 'prize-sheet', model: prizes(60) });
    expect(pages.length).toBeGreaterThan(1);
    expectWhole(pages);
    const text = flowingText(pages);
    for (let rank = 1; rank <= 60; rank += 1)
      expect(text).toContain(rank === 1 ? '1er 1 % 272,00 €' : `${rank}e 1 % 272,00 €`);
    for (const page of pages.filter(({ text: each }) => /\d+e 1 %/.test(each))) expect(page.text).toContain('Rang');
    expect(text).toContain('Total des lots 60 % 16 320,00 €');
    expect(text).toContain('À titre indicatif');
  });

  test.each([1, 7, 11, 17, 24, 33])('a prize sheet of %i places leaves no empty page', async (count) => {
    expectWhole(await pagesOf({ kind: 'prize-sheet', model: prizes(count) }));
  });

  test('150 seats, each on its line; a name longer than its column wraps and is not cut', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => ({
      name: index % 10 === 3 ? `${longName} ${index}` : `JOUEUR Numéro ${index}`,
      number: `R-2027-${String(index + 1).padStart(6, '0')}`,
      table: 1 + Math.floor(index / 9),
      seat: 1 + (index % 9),
    }));
    const pages = await pagesOf({ kind: 'seat-list', model: { ...samples['seat-list'], lines } });
    expectWhole(pages);
    const text = flowingText(pages);
    for (const line of lines) expect(text).toContain(line.number);
    expect(text.replaceAll(/\s/g, '')).toContain(`${longName} 143`.replaceAll(' ', ''));
  });

  test('a note of 2 000 letters in a narrow register column is all there, over as many sheets as it takes', async () => {
    const model = structuredClone(samples['register-page']);
    const lines = model.lines.map((line, index) => (index === 5 ? { ...line, remarks: note } : line));
    const pages = await pagesOf({ kind: 'register-page', model: { ...model, lines } });
    expectWhole(pages, 'Feuille');
    const letters = pages
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '');
    for (let word = 0; word < 400; word += 1) expect(letters).toContain(`mot${word}`);
    for (const line of lines) expect(flowingText(pages)).toContain(` ${line.number} 05/03/2027`);
  });

  test('a letter with a very long condition goes on to a second page, signature and enclosures together', async () => {
    const model = samples['notice-letter'];
    const conditions = [...model.conditions, ['Observations', note] as const, ['Jetons', 'Non négociables'] as const];
    const pages = await pagesOf({ kind: 'notice-letter', model: { ...model, conditions } });
    expectWhole(pages);
    expect(pages.length).toBeGreaterThan(1);
    const last = pages.at(-1)?.text ?? '';
    expect(last).toContain('Je vous prie d’agréer, Monsieur le ministre');
    expect(last).toContain('Hélène Garnier');
    expect(last).toContain('Pièce jointe : règlement du tournoi, version 3.');
  });

  test('a booklet of many clauses breaks between lines and ends with its tables', async () => {
    const { booklet } = samples['rules-booklet'];
    const clauses = Array.from({ length: 60 }, (_, index) => ({
      text: `Clause ${index} : ${note.slice(0, 400)}.`,
      article: '57-7',
    }));
    const sections = [{ number: 1, heading: 'Déroulement', clauses }];
    const pages = await pagesOf({
      kind: 'rules-booklet',
      model: { ...samples['rules-booklet'], booklet: { ...booklet, sections } },
    });
    expectWhole(pages);
    const text = flowingText(pages);
    for (let index = 0; index < 60; index += 1) expect(text).toContain(`1.${index + 1} Clause ${index} :`);
    expect(text).toContain('2 1 000 2 000 2 000 20 min');
    expect(text).toContain('Pause retrait des 25 10 min');
  });
});
