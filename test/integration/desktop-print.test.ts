import { createHash } from 'node:crypto';
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../shared/locale/index.ts';
import { buildApp, type DesktopApp } from '../harness/desktop-app.ts';
import type { TestPrinter } from '../harness/electron-contents.ts';
import { openPaperDesk, plannedFolder } from '../support/paper-desk.ts';
import { drawPapers, signIn, startPlanned } from '../support/planned-app.ts';

/** Filed papers on named printers, each on pages of its own size (D04). */

const ticket: TestPrinter = { name: 'ticket-80', displayName: 'Caisse 1', options: { 'printer-state': '3' } };
const laser: TestPrinter = { name: 'laser', displayName: 'Bureau' };
const receipt = 'receipt-r-2027-000001';
const sheet = 'rules-t-papers-v1';

let folder: string;
let app: DesktopApp;
let session: string;
let sums: Readonly<Record<string, string>>;

beforeAll(async () => {
  buildApp();
  folder = await plannedFolder();
  await drawPapers(folder);
  sums = sumsOf(folder);
  app = startPlanned({ folder });
  session = await signIn(app);
});

afterAll(() => {
  app.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** SHA-256 of each filed paper, as the journal has it. */
function sumsOf(of: string): Readonly<Record<string, string>> {
  const desk = openPaperDesk({ folder: of });
  const rows = desk.store.reader.all<{ paper: string; sha256: string }>('SELECT paper, sha256 FROM papers');
  const clear = desk.documents.read(receipt);
  expect(createHash('sha256').update(clear).digest('hex')).toBe(rows.find(({ paper }) => paper === receipt)?.sha256);
  desk.close();
  return Object.fromEntries(rows.map(({ paper, sha256 }) => [paper, sha256]));
}

beforeEach(async () => {
  await app.do('printers', { printers: [ticket, laser] });
  await app.ask('host.setPrinters', { receipt: ticket.name, a4: laser.name }, session);
});

const printed = async () => (await app.notes('printed')).at(-1);

const refusalOf = async (paper: string, by: string | undefined = session) => {
  const answer = await app.call('host.print', { paper }, by);
  return answer.ok ? undefined : answer.refusal;
};

describe('a receipt', () => {
  it('goes to the ticket printer, silently, 80 mm wide and as long as it is, never as part of a sheet (D04)', async () => {
    expect(await app.ask('host.print', { paper: receipt }, session)).toEqual({ paper: receipt, printer: ticket.name });
    const job = (await printed()) as { pageSize: { width: number; height: number } };
    expect(job).toEqual({
      silent: true,
      deviceName: ticket.name,
      pageSize: { width: 80_000, height: expect.any(Number) as number },
      landscape: false,
      margins: { marginType: 'none' },
      scaleFactor: 100,
      printBackground: true,
      sha256: sums[receipt],
    });
    expect(job.pageSize.height).toBeGreaterThan(100_000);
    expect(job.pageSize.height).toBeLessThan(297_000);
  });

  it.each([
    [[laser], 'host.printerMissing', 'Imprimante introuvable'],
    [[laser, { ...ticket, options: { 'printer-state': '5' } }], 'host.printerOffline', 'Imprimante hors ligne'],
    [[{ ...ticket, options: { 'printer-state-reasons': 'offline-report' } }], 'host.printerOffline', 'hors ligne'],
    [[{ ...ticket, fails: 'Print job failed' }], 'host.printFailed', 'Print job failed'],
  ] as const)('is not taken for printed when the printer is not there (%#)', async (printers, code, words) => {
    await app.do('printers', { printers });
    const refusal = await refusalOf(receipt);
    expect(refusal?.code).toBe(code);
    const sentence = sentenceOf('fr', refusal!);
    expect(sentence).toContain(words);
    if (code !== 'host.printFailed') expect(sentence).toContain('n’est pas admis sans récépissé (art. 57-7)');
  });
});

describe('the test page', () => {
  it.each([
    ['roll', ticket.name, { width: 80_000 }],
    ['sheet', laser.name, 'A4'],
  ] as const)('of a %s goes to its printer in its own size (D04)', async (size, printer, pageSize) => {
    expect(await app.ask('host.testPaper', { size }, session)).toEqual({ printer });
    expect(await printed()).toMatchObject({ deviceName: printer, pageSize, margins: { marginType: 'none' } });
  });
});

describe('a sheet', () => {
  it('goes to the other printer, on A4', async () => {
    expect(await app.ask('host.print', { paper: sheet }, session)).toEqual({ paper: sheet, printer: laser.name });
    expect(await printed()).toMatchObject({
      deviceName: laser.name,
      pageSize: 'A4',
      landscape: false,
      sha256: sums[sheet],
    });
  });

  it('waits for the one before it: two at once are two jobs in their order', async () => {
    const before = (await app.notes('printed')).length;
    await Promise.all([
      app.ask('host.print', { paper: sheet }, session),
      app.ask('host.print', { paper: receipt }, session),
    ]);
    const jobs = (await app.notes('printed')).slice(before) as { deviceName: string }[];
    expect(jobs.map(({ deviceName }) => deviceName)).toEqual([laser.name, ticket.name]);
    expect((await app.do('windows')).filter(({ url }) => url.includes('/paper/'))).toEqual([]);
  });
});

describe('printers', () => {
  it('are listed with their state, and chosen from the list', async () => {
    await app.do('printers', { printers: [laser, { ...ticket, options: { 'printer-is-accepting-jobs': 'false' } }] });
    expect(await app.ask('host.printers', {}, session)).toEqual({
      printers: [
        { name: 'laser', label: 'Bureau', ready: true },
        { name: 'ticket-80', label: 'Caisse 1', ready: false },
      ],
      receipt: ticket.name,
      a4: laser.name,
    });
    const chosen = await app.call('host.setPrinters', { receipt: 'fax', a4: null }, session);
    expect(chosen).toMatchObject({ ok: false, refusal: { code: 'host.printerMissing', params: { printer: 'fax' } } });
  });

  it('none chosen: the size of the paper is told', async () => {
    await app.ask('host.setPrinters', { receipt: ticket.name, a4: null }, session);
    expect(await refusalOf(sheet)).toMatchObject({ code: 'host.noPrinterChosen', params: { size: '210 × 297 mm' } });
  });

  it('print nothing for nobody, nor what is not filed or was altered', async () => {
    const before = (await app.notes('printed')).length;
    expect(await refusalOf('receipt-r-2027-999999')).toMatchObject({ code: 'host.paperUnknown' });
    expect(await refusalOf('../house.key')).toMatchObject({ code: 'desk.invalidInput' });
    const nobody = await app.call('host.print', { paper: receipt });
    expect(nobody).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
    truncateSync(join(folder, 'data', 'papers', `${receipt}.sealed`), 100);
    expect(await refusalOf(receipt)).toMatchObject({ code: 'host.paperUnreadable' });
    expect((await app.notes('printed')).length).toBe(before);
  });
});
