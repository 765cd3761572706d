import { describe, expect, test } from 'vitest';
import {
  embeddedFonts,
  renderPaper,
  type PaperJob,
  type PaperKind,
  type PaperModels,
} from '../../../electron/documents/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { samples } from '../../support/paper-samples.ts';
import { flowingText, readPdf, type PdfPage } from '../../support/pdf-text.ts';

const draw = async (job: PaperJob): Promise<PdfPage[]> => readPdf(await renderPaper(job, embeddedFonts));
const kinds = Object.keys(samples) as PaperKind[];

const seal = { day: '2027-03-04', seq: 1_034, check: 'a1b2c3d4e5f6' };
const longNamed = {
  profile: 'casino-fr-2007, version 2',
  responsible: ['Marie-Hélène Garnier-Desmoulins'],
  seal: { ...seal, hash: '7f3a91c2'.repeat(8) },
};

describe.each(kinds)('%s', (kind) => {
  const drawn = (): Promise<PdfPage[]> => draw({ kind, model: { ...samples[kind], ...longNamed } } as PaperJob);

  test('two texts of a foot never stand on one another', async () => {
    for (const { pieces } of await drawn()) {
      for (const [index, one] of pieces.entries()) {
        const struck = pieces.find(
          (other, at) => at !== index && Math.abs(other.y - one.y) < 2 && other.x > one.x && other.x < one.right - 1,
        );
        expect(struck && [one.text, struck.text]).toBeUndefined();
      }
    }
  });

  test('names the responsible director whole on one line (FR-REG-10)', async () => {
    for (const { text, widthPt } of await drawn()) {
      // A roll is narrower than a long name.
      const name = widthPt < 300 ? 'Marie-' : 'Marie-Hélène Garnier-Desmoulins';
      expect(text.replaceAll('\u00a0', ' ')).toContain(`Directeur responsable : ${name}`);
    }
  });
});

/** The text of a letter's paragraph, its lines as they were broken. */
async function linesOf(paragraph: string): Promise<string[]> {
  const [page] = await draw({ kind: 'notice-letter', model: { ...samples['notice-letter'], paragraphs: [paragraph] } });
  return (page?.text ?? '').replaceAll('\u00a0', ' ').split('\n');
}

describe('a line never ends inside', () => {
  test.each([
    ['a date', '18 décembre 2031'],
    ['a first of the month', '1er avril 2031'],
    ['a number and its unit', '96 heures'],
    ['the name of the book', 'n° 11 ter'],
    ['the name of the game', '(no limit)'],
    ['a word with a short part before its hyphen', 'ci-après'],
    ['initials', 'J.-P.'],
  ])(
    '%s',
    async (_what, kept) => {
      for (let before = 60; before < 100; before += 1) {
        const lines = await linesOf(`${'i'.repeat(before).replaceAll(/i{4}/g, 'iii ')}${kept} et la suite du texte.`);
        expect(lines.filter((line) => line.includes(kept))).toHaveLength(1);
      }
    },
    20_000,
  );
});

describe('closings', () => {
  const refund = (count: number): PaperModels['refund-sheet'] => ({
    ...samples['refund-sheet'],
    seal: longNamed.seal,
    lines: Array.from({ length: count }, (_, index) => ({
      ...{ name: `LEMAIRE Julie ${index}`, number: `R-2027-${String(index).padStart(6, '0')}` },
      ...{ feeCents: cents(2_000), caveCents: cents(10_000), recaveCents: cents(0) },
    })),
  });

  test('signatures are never alone on a page: the total stands above them (FR-REG-70)', async () => {
    const ends = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        (await draw({ kind: 'refund-sheet', model: refund(index + 6) })).at(-1),
      ),
    );
    for (const end of ends) expect(end?.text).toMatch(/Total\b[^]*Total à rembourser[^]*Le caissier des jeux/);
  });

  test('FR-REG-94: what closes a folio of the book stands under its carried figures, however long its remarks', async () => {
    const page = samples['register-page'];
    const withRemarks = (words: number): PaperModels['register-page'] => ({
      ...page,
      lines: page.lines.map((line, index) => (index < 2 ? { ...line, remarks: 'remarque '.repeat(words) } : line)),
    });
    const drawn = await Promise.all(
      Array.from({ length: 12 }, (_, words) => draw({ kind: 'register-page', model: withRemarks(words * 2) })),
    );
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([1, 2]));
    for (const pages of drawn)
      expect(pages.at(-1)?.text).toMatch(/À reporter[^]*arrêtée à la somme[^]*Visa de contrôle/);
  });

  test('a payment slip stays one half sheet with a seal, a long name and a mark of reprint', async () => {
    const duplicate = { copy: 1, at: samples.receipt.printedAt, by: 'C. Moreau' };
    const model = { ...samples['payment-slip'], ...longNamed, seal, duplicate };
    const [page, ...others] = await draw({ kind: 'payment-slip', model });
    expect(others).toEqual([]);
    expect(page?.text).toContain('Contrôle 7F3A 91C2 04BE');
    expect(page?.text).toContain('DUPLICATA n° 1');
  });

  test.each(['receipt', 'rebuy-receipt', 'refund-receipt'] as const)(
    '%s on a half sheet stays one with a seal, and bears one mark of a reprint (FR-REG-55)',
    async (kind) => {
      const duplicate = { copy: 1, at: samples.receipt.printedAt, by: 'C. Moreau' };
      const model = { ...samples[kind], ...longNamed, seal, duplicate, format: 'a5' };
      const pages = await draw({ kind, model } as PaperJob);
      expect(pages).toHaveLength(1);
      expect(flowingText(pages).match(/DUPLICATA n° 1/g)).toHaveLength(1);
    },
  );

  test('a letter a little longer than its page is set tighter; a longer one takes its last paragraph over', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`Condition ${index}`, 'oui'] as const);
    const letter = (count: number) =>
      draw({ kind: 'notice-letter', model: { ...samples['notice-letter'], conditions: rows(count) } });
    expect(await letter(13)).toHaveLength(1);
    for (const pages of await Promise.all([letter(14), letter(18), letter(22)])) {
      expect(pages).toHaveLength(2);
      expect(pages[1]?.text).toMatch(/Toute modification[^]*Je vous prie d’agréer[^]*Hélène Garnier/);
    }
  });
});

test('one table is one table, one enclosure is one', async () => {
  const seats = flowingText(await draw({ kind: 'seat-list', model: samples['seat-list'] }));
  expect(seats).toContain('2 joueurs, 1 table. Places');
  const letter = samples['notice-letter'];
  expect(flowingText(await draw({ kind: 'notice-letter', model: letter }))).toContain('Pièce jointe : règlement');
  const two = { ...letter, annexes: [...letter.annexes, 'calendrier'] };
  expect(flowingText(await draw({ kind: 'notice-letter', model: two }))).toContain('Pièces jointes : règlement');
});

test('the record of a halt and the report of an incident print their check in groups of four', async () => {
  for (const kind of ['halt-record', 'incident-report'] as const) {
    expect(flowingText(await draw({ kind, model: samples[kind] } as PaperJob))).toContain('Contrôle 7F3A 91C2 04BE');
  }
});
