import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  embeddedFonts,
  renderPaper,
  type PaperJob,
  type PaperKind,
  type PaperModels,
} from '../../../electron/documents/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { correctedPage, samples } from '../../support/paper-samples.ts';
import { coloursOf, pdfStreams, rawPdf } from '../../support/pdf-parts.ts';
import { flowingText, readPdf } from '../../support/pdf-text.ts';

const kinds = Object.keys(samples) as PaperKind[];
const jobOf = (kind: PaperKind): PaperJob => ({ kind, model: samples[kind] }) as PaperJob;
const draw = (job: PaperJob): Promise<Uint8Array> => renderPaper(job, embeddedFonts);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(kinds)('%s', (kind) => {
  test('is PDF/A-2b: named in XMP, output intent, tagged in French, every font embedded', async () => {
    const bytes = await draw(jobOf(kind));
    const raw = rawPdf(bytes);
    const xmp = pdfStreams(bytes).find((stream) => stream.includes('x:xmpmeta'));
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(raw).toContain('/GTS_PDFA1');
    expect(raw).toMatch(/\/Title \d+ 0 R/);
    expect(raw).toContain('/DisplayDocTitle true');
    expect(xmp).toMatch(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">[^<]{5,}<\/rdf:li>/);
    expect(raw).toContain('/Marked true');
    expect(raw).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(raw).toContain('/Lang (fr-FR)');
    expect(raw).toMatch(/\/S \/(H1|P)\b/);
    const descriptors = raw.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(descriptors.length).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(descriptors.length);
    expect(raw).not.toMatch(/\/Subtype \/Type1\b/);
  });

  test('gives the same bytes for the same model, whatever was drawn between', async () => {
    const first = sha256(await draw(jobOf(kind)));
    for (const other of kinds) await draw(jobOf(other));
    expect(sha256(await draw(jobOf(kind)))).toBe(first);
  });

  test('stands alone: company, number or title, rule profile, responsible director (FR-REG-10)', async () => {
    const text = flowingText(await readPdf(await draw(jobOf(kind))));
    for (const mention of ['Grand Casino de Clairval', 'SA au capital de 1 200 000 €', 'RCS Caen 000 000 000']) {
      expect(text).toContain(mention);
    }
    expect(text).toMatch(/1 promenade de la Mer/);
    expect(text).toContain('casino-fr-2007');
    expect(text).toContain('Directeur responsable : Hélène Garnier');
  });

  test('speaks the words of the text: never "taxe" or "jackpot", the cagnotte never alone', async () => {
    const text = flowingText(await readPdf(await draw(jobOf(kind))));
    expect(text).not.toMatch(/\btaxe|jackpot/i);
    for (const [, after = ''] of text.matchAll(/cagnottes?(.{0,15})/gi)) {
      expect(after).toMatch(/^ ?\(prélèvement|^ \(art\. 57-11|^ de tournoi/);
    }
  });

  test('breaks no line before a French sign that belongs to the word', async () => {
    const pages = await readPdf(await draw(jobOf(kind)));
    for (const { text } of pages) expect(text).not.toMatch(/^[:;!?»€%]/m);
  });

  test('is black, with red only for corrections in the register', async () => {
    const colours = coloursOf(await draw(jobOf(kind)));
    expect(Array.from(colours)).toEqual(['0 0 0']);
  });
});

test('a reprint says DUPLICATA n° 2 with its time and who printed it, on top of the same paper (FR-REG-55)', async () => {
  const duplicate = { copy: 2, at: samples.receipt.printedAt + 600_000, by: 'C. Moreau' };
  const [page] = await readPdf(await draw({ kind: 'receipt', model: { ...samples.receipt, duplicate } }));
  expect(page?.text).toMatch(/^DUPLICATA n° 2\nimprimé le 05\/03\/2027 à 19:57:31 par C\. Moreau/);
  expect(page?.text).toContain('R-2027-000123');
  const slip = await draw({ kind: 'payment-slip', model: { ...samples['payment-slip'], duplicate } });
  expect(flowingText(await readPdf(slip))).toContain('DUPLICATA n° 2');
});

test.each<[string, PaperModels['register-page'], string]>([
  ['a page', samples['register-page'], '01c374efa81dff7699da6a2acccc4ac91ce5633a876b31650d7c713d1d7379e8'],
  ['a correction', correctedPage, '67d5c86a2b599db715c79803ff520242ceb30fdb1fbaad4bc35627ed04c9c4c5'],
  [
    'a page after a closed day',
    { ...samples['register-page'], seal: { day: '2027-03-04', seq: 1172, check: '7f3a91c204be' } },
    'f91fd5df23500719e65b20ccedf2de474e7216f4175d7f26b6f41a0c35f18d93',
  ],
])('a folio of before bonuses and whole seals keeps its layout to the byte: %s', async (_what, model, before) => {
  // Papers named no responsible director then (FR-REG-10).
  const older = { ...model, responsible: undefined };
  expect(sha256(await draw({ kind: 'register-page', model: older }))).toBe(before);
});

test('FR-REG-94: a season that sold dealers’ bonuses has a column of them, carried over; the seal stands whole', async () => {
  const page = samples['register-page'];
  const bonus = { count: 12, amountCents: cents(24_000) };
  const model: PaperModels['register-page'] = {
    ...page,
    seal: { day: '2027-03-05', seq: 1172, check: '7f3a91c204be', hash: '7f3a91c2'.repeat(8) },
    carried: { ...page.carried, bonus: { count: 3, amountCents: cents(6_000) } },
    lines: page.lines.map((line, index) => (index === 0 ? { ...line, bonus } : line)),
  };
  const pages = await readPdf(await draw({ kind: 'register-page', model }));
  expect(pages).toHaveLength(1);
  const text = flowingText(pages);
  expect(text).toContain('Bonus croupiers');
  expect(text).toContain('240,00 €');
  expect(text).toContain('300,00 €');
  expect(text).toContain(`Scellé de la journée du 05/03/2027 : ligne 1 172, ${'7F3A 91C2 '.repeat(8).trim()}`);
});

test('the register carries over, closes in words, names its signers, and prints a correction in red', async () => {
  const bytes = await draw({ kind: 'register-page', model: correctedPage });
  const text = flowingText(await readPdf(bytes));
  expect(text).toContain('Présentation proposée');
  expect(text).toContain('Report de la page 6');
  expect(text).toContain('À reporter');
  expect(text).toContain('M. Delorme 05/03 19:47');
  expect(text).toContain('J.-P. Aubry 05/03 19:48');
  expect(text).toContain('Rectification de la ligne 74 : prélèvement de moins six cent quatre-vingts euros.');
  expect(text).toContain('−680,00 €');
  expect(text).toContain('arrêtée à la somme de six cent quatre-vingts euros (680,00 €)');
  expect(text).toContain('Empreinte de page 4C19 E07A 22D8 B1F3');
  expect(coloursOf(bytes)).toEqual(new Set(['0 0 0', `${176 / 255} 0 0`]));
});

test('a full register page fits one landscape sheet also with the seal of the day before', async () => {
  const seal = { day: '2027-03-04', seq: 1_034, check: 'a1b2c3d4e5f6' };
  const pages = await readPdf(await draw({ kind: 'register-page', model: { ...samples['register-page'], seal } }));
  expect(pages).toHaveLength(1);
  expect(flowingText(pages)).toContain('Scellé de la journée du 04/03/2027 : ligne 1 034, A1B2 C3D4 E5F6');
});

test('a full register page with its signatures fits one landscape sheet', async () => {
  const pages = await readPdf(await draw(jobOf('register-page')));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.widthPt).toBeGreaterThan(pages[0]?.heightPt ?? 0);
  expect(pages[0]?.text).toContain('Visa de contrôle');
});

test('what the house adds in money, by a guarantee or by rounding up, is a line of the prize sheet with the floor beside it (FR-REG-23, FR-REG-26, FR-REG-27)', async () => {
  const added = { floorCents: cents(1_632_000), additionCents: cents(168_000), poolCents: cents(1_800_000) };
  const model = { ...samples['prize-sheet'], ...added, guaranteeCents: cents(1_800_000) };
  const text = flowingText(await readPdf(await draw({ kind: 'prize-sheet', model }))).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Minimum des lots, art. 57-6 16 320,00 €');
  expect(text).toContain('Dotation garantie 18 000,00 €');
  expect(text).toContain('Participation complémentaire du casino, art. 57-6 1 680,00 €');
  expect(text).toContain('Dotation 18 000,00 €');
});

test('bounties and goods of the house stand on prize sheet and slip, apart from the places (A-12, FR-REG-23)', async () => {
  const bounty = { count: 143, eachCents: cents(2_000), amountCents: cents(286_000) };
  const goods = { what: 'un week-end à Clairval', valueCents: cents(40_000) };
  const sheet = await draw({ kind: 'prize-sheet', model: { ...samples['prize-sheet'], bounty, goods } });
  const text = flowingText(await readPdf(sheet)).replaceAll(/\s+/g, ' ');
  expect(text).toContain('dont primes d’élimination de 20,00 €, hors des places 143 2 860,00 €');
  expect(text).toContain('Participation en nature : un week-end à Clairval 400,00 €');
  const slip = await draw({ kind: 'payment-slip', model: { ...samples['payment-slip'], bountyCents: cents(4_000) } });
  expect(flowingText(await readPdf(slip))).toContain('Dont primes 40,00 €');
});
