import { describe, expect, test } from 'vitest';
import { embeddedFonts, renderPaper, type PaperJob, type PaperKind } from '../../../electron/documents/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { samples } from '../../support/paper-samples.ts';
import { flowingText, readPdf, type PdfPage } from '../../support/pdf-text.ts';
import { expectWhole } from '../../support/whole-pages.ts';

const pagesOf = async (kind: PaperKind, changes: object = {}): Promise<PdfPage[]> =>
  readPdf(await renderPaper({ kind, model: { ...samples[kind], ...changes } }, embeddedFonts));

const thousand = Array.from({ length: 1000 }, (_, index) => index);
const numberOf = (index: number): string => `R-2027-${String(index + 1).padStart(6, '0')}`;
const named = (index: number) => ({
  name: index % 97 === 0 ? `${'Très-Long-Nom-De-Famille '.repeat(4)}${index}` : `JOUEUR Prénom ${index}`,
  number: numberOf(index),
});
const seated = (index: number) => ({
  ...named(index),
  table: 1 + Math.floor(index / 9),
  seat: 1 + (index % 9),
});

/** Each list of the house with a thousand entrants. */
const lists: readonly (readonly [PaperKind, object])[] = [
  ['seat-list', { lines: thousand.map(seated) }],
  ['paper-kit', { byName: [], byTable: thousand.map(seated) }],
  ['check-in-list', { lines: thousand.map((index) => ({ ...seated(index), seenAt: null })) }],
  [
    'refund-sheet',
    {
      lines: thousand.map((index) => ({
        ...named(index),
        ...{ feeCents: cents(2_000), caveCents: cents(10_000), recaveCents: cents(10_000) },
      })),
    },
  ],
  ['halt-record', { players: thousand.map((index) => ({ ...seated(index), chips: 20_000 })) }],
  ['incident-report', { players: thousand.slice(0, 200).map(named) }],
];

describe('D03: a thousand entrants', () => {
  test.each(lists)('%s names each on pages that are whole, none empty, nothing cut', async (kind, changes) => {
    const pages = await pagesOf(kind, changes);
    expectWhole(pages);
    const text = flowingText(pages);
    const last = kind === 'incident-report' ? 200 : 1000;
    for (let index = 0; index < last; index += 1) expect(text).toContain(numberOf(index));
    expect(text.match(/JOUEUR Prénom/g)?.length).toBe(Math.floor(last - Math.ceil(last / 97)));
  });

  test('refund sheet: the total of a thousand is right, in figures and in words (FR-REG-70)', async () => {
    const [, changes] = lists.find(([kind]) => kind === 'refund-sheet')!;
    const text = flowingText(await pagesOf('refund-sheet', changes));
    expect(text).toContain('Total à rembourser : deux cent vingt mille euros (220 000,00 €)');
  });
});

describe('D03: long texts', () => {
  const note = Array.from({ length: 380 }, (_, index) => `mot${index}`).join(' ');

  test.each([
    ['incident-report', { facts: note, witnesses: note }],
    ['halt-record', { facts: note }],
  ] as const)('%s keeps every word of a text of 2 000 letters', async (kind, changes) => {
    const pages = await pagesOf(kind, changes);
    expectWhole(pages);
    const text = flowingText(pages);
    for (let word = 0; word < 380; word += 1) expect(text).toContain(`mot${word}`);
  });

  test('a bulletin with an address of forty lines has them all, and its signature', async () => {
    const address = Array.from({ length: 40 }, (_, index) => `Bâtiment ${index + 1}, escalier ${index + 1}`);
    const pages = await pagesOf('bulletin', { player: { ...samples.bulletin.player, address } });
    const text = flowingText(pages);
    for (const each of address) expect(text).toContain(each);
    expect(text).toContain('Lu et approuvé');
    for (const page of pages) for (const piece of page.pieces) expect(piece.y).toBeLessThan(page.heightPt);
  });
});

/** How each name reads on paper: as written where a font has its letters, transcribed between brackets where none has. */
const names: readonly (readonly [written: string, read: RegExp])[] = [
  ['Łukasz Żółć', /Łukasz Żółć/i],
  ['Đặng Thị Ngọc', /Đặng Thị Ngọc/i],
  ['Иван Щукин', /Иван Щукин/i],
  ['Œuvrard', /Œuvrard/i],
  ['Ștefan', /Ștefan/i],
  ['陳大文', /\[[A-Za-z ]+\]/],
  ['محمد', /\[[A-Za-z ]+\]/],
  ['Zoé 🃏', /Zoé \[/i],
];

/** The sample with this name wherever a person is named. */
function renamed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, name)]));
  }
  return typeof value === 'string' ? value.replaceAll(/LEMAIRE Julie(, Camille)?|Lemaire(?!-)/g, name) : value;
}

const naming = (Object.keys(samples) as PaperKind[]).filter((kind) => /lemaire/i.test(JSON.stringify(samples[kind])));

describe.each(naming)('D02: %s', (kind) => {
  test.each(names)('shows %s in its letters or transcribed, never empty or wrong', async (name, read) => {
    const model = renamed(samples[kind], name);
    const text = flowingText(await readPdf(await renderPaper({ kind, model } as PaperJob, embeddedFonts)));
    expect(text.normalize('NFC')).toMatch(read);
    if (read.source.includes('\\[')) expect(text).toContain('Entre crochets : écriture absente de nos polices');
  });
});

test('D01: amounts of a million read 1 234 567,89 € from every paper of money', async () => {
  const million = cents(123_456_789);
  const texts = await Promise.all([
    pagesOf('refund-sheet', {
      lines: [{ ...named(1), feeCents: cents(0), caveCents: million, recaveCents: cents(0) }],
    }),
    pagesOf('payment-slip', { amountCents: million, payment: [{ method: 'transfer', amountCents: million }] }),
    pagesOf('receipt', { buyInCents: million, payment: [{ method: 'transfer', amountCents: million }] }),
  ]);
  for (const pages of texts) {
    expect(flowingText(pages)).toContain('1 234 567,89 €');
    expect(flowingText(pages)).not.toContain('1/234');
  }
});
