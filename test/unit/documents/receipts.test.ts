import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { embeddedFonts, renderPaper, type PaperModels } from '../../../electron/documents/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { samples } from '../../support/paper-samples.ts';
import { pdfStreams } from '../../support/pdf-parts.ts';
import { flowingText, readPdf } from '../../support/pdf-text.ts';

const receipt = (change: Partial<PaperModels['receipt']> = {}): Promise<Uint8Array> =>
  renderPaper({ kind: 'receipt', model: { ...samples.receipt, ...change } }, embeddedFonts);

const fieldNames = readFileSync(join(import.meta.dirname, '../../fixtures/field-reports/D02.txt'), 'utf8')
  .trim()
  .split('\n');

describe('récépissé', () => {
  test.each(['roll', 'a5'] as const)(
    '%s: every legal mention stands on it (FR-REG-50, 55, 62, 66, 70, 92, 99)',
    async (format) => {
      const text = flowingText(await readPdf(await receipt({ format })));
      for (const mention of [
        'Récépissé d’inscription valant admission à participer au tournoi',
        'R-2027-000123',
        'Personnel et incessible, même à titre gracieux (arrêté du 14 mai 2007, art. 57-7)',
        'Pièce d’identité à présenter au début du tournoi et pour percevoir un prix',
        '4 % du total des caves vont à la cagnotte (art. 57-11)',
        'Jetons sans valeur hors des tables du tournoi (art. 57-12)',
        'En cas d’annulation : remboursement du droit d’inscription et de la cave, seuls (art. 57-8)',
        'Règlement, version 3. Profil casino-fr-2007',
        'LEMAIRE Julie, Camille née le 23/07/1991',
        'Caisse 2, C. Moreau 05/03/2027 à 19:47:31 7F3A 91C2 04BE',
        'Tapis de départ 20 000',
        'Jouer comporte des risques',
      ]) {
        expect(text).toContain(mention);
      }
      expect(text).not.toContain('4,00 €');
      expect(await readPdf(await receipt({ format }))).toHaveLength(1);
    },
  );

  test('chip counts carry no euro sign (FR-REG-99)', async () => {
    expect(flowingText(await readPdf(await receipt()))).not.toMatch(/20 000 €/);
  });

  test('D04: the page is 80 mm wide, as long as its text, and nothing leaves the 72 mm that print', async () => {
    const [short] = await readPdf(await receipt());
    const [long] = await readPdf(
      await receipt({ player: { ...samples.receipt.player, givenNames: 'Marie-Antoinette '.repeat(12) } }),
    );
    const mm = 72 / 25.4;
    expect(short?.widthPt).toBeCloseTo(80 * mm, 1);
    expect(long?.heightPt).toBeGreaterThan((short?.heightPt ?? 0) + 40);
    for (const piece of [...(short?.pieces ?? []), ...(long?.pieces ?? [])]) {
      expect(piece.x).toBeGreaterThanOrEqual(4 * mm - 0.1);
      expect(piece.right).toBeLessThanOrEqual(76 * mm + 0.5);
      expect(piece.y).toBeLessThan((long?.heightPt ?? 0) - 8 * mm + 0.1);
    }
  });

  test('D01: amounts are copied with spaces, never with slashes', async () => {
    const text = flowingText(await readPdf(await receipt({ buyInCents: cents(123_456_789) })));
    expect(text).toContain('1 234 567,89 €');
    expect(text).toContain('Total réglé 1 234 587,89 €');
  });

  test('D07: number, accents and the euro sign stand on the ticket as they are written', async () => {
    const { tournament } = samples.receipt;
    const model = {
      number: 'R-2027-000012',
      tournament: { ...tournament, name: 'Événement d’été' },
      buyInCents: cents(123_450),
    };
    const text = flowingText(await readPdf(await receipt({ format: 'roll', ...model })));
    for (const told of ['R-2027-000012', 'Événement d’été', '1 234,50 €']) expect(text).toContain(told);
  });

  test.each(fieldNames)('D02: %s is right or declared, never empty', async (name) => {
    const [surname = '', ...given] = name.split(' ');
    const text = flowingText(
      await readPdf(await receipt({ player: { ...samples.receipt.player, surname, givenNames: given.join(' ') } })),
    );
    const shown = { 陳大文: '[Chen Da Wen]', 'محمد علي': '[mhmd ly]', 'Zoé 🂡 L’Épée': 'ZOÉ [U+1F0A1] L’Épée' }[name];
    const latin = `${surname.toLocaleUpperCase('fr')} ${given.join(' ')}`;
    expect(text).toContain(shown ?? latin);
    expect(text.includes('Entre crochets : écriture absente de nos polices')).toBe(shown !== undefined);
  });

  test('a name in any script leaves no glyph without a shape', async () => {
    const player = { ...samples.receipt.player, surname: fieldNames.join(' '), givenNames: '\u202emirror\u202c' };
    const contents = pdfStreams(await receipt({ player })).filter((stream) => stream.includes(' TJ'));
    expect(contents.length).toBeGreaterThan(0);
    for (const content of contents) {
      const glyphs = Array.from(content.matchAll(/<([0-9a-f]+)>/g), (match) => match[1] ?? '').flatMap(
        (hex) => hex.match(/.{4}/g) ?? [],
      );
      expect(glyphs).not.toContain('0000');
    }
  });

  test('the code for checking holds number and hash, no person', async () => {
    const [one, other] = await Promise.all([
      receipt(),
      receipt({ player: { ...samples.receipt.player, surname: 'Autre' } }),
    ]);
    const squares = (bytes: Uint8Array): string =>
      pdfStreams(bytes)
        .join('')
        .match(/\/Figure[\s\S]*?EMC/)?.[0] ?? '';
    expect(squares(one).match(/ re$/gm)?.length ?? squares(one).length).toBeGreaterThan(50);
    expect(squares(other)).toBe(squares(one));
  });
});

test('a rebuy receipt names price, chips to hand out and the receipt of the entry (decision 14)', async () => {
  const text = flowingText(
    await readPdf(await renderPaper({ kind: 'rebuy-receipt', model: samples['rebuy-receipt'] }, embeddedFonts)),
  );
  for (const part of [
    'Reçu de recave',
    'C-2027-000027',
    'Récépissé R-2027-000123',
    'Jetons à remettre 20 000',
    'Recave 100,00 €',
  ]) {
    expect(text).toContain(part);
  }
});

test('a refund is a numbered paper that gives each share back and voids the other (FR-REG-70, FR-REG-71)', async () => {
  const text = flowingText(
    await readPdf(await renderPaper({ kind: 'refund-receipt', model: samples['refund-receipt'] }, embeddedFonts)),
  );
  for (const part of [
    'A-2027-000004',
    'R-2027-000123 annulé',
    'Cave initiale 100,00 €',
    'Droit d’inscription 20,00 €',
    'Total remboursé 120,00 € cent vingt euros',
    'à l’exclusion de toute autre somme ou dommages-intérêts',
  ]) {
    expect(text).toContain(part);
  }
});
