import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { houseStreams } from '../../electron/desk/streams.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { openLevyDesk, seasonBook, type LevyDesk } from '../support/levy-desk.ts';
import { answerOf } from '../support/people-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

const pin = '2468';

let desk: LevyDesk;
const others: LevyDesk[] = [];

beforeEach(async () => {
  desk = await openLevyDesk();
});
afterEach(async () => {
  for (const each of [desk, ...others.splice(0)]) {
    await each.documents.stop();
    each.remove();
  }
});

const director = (name: string, input: object) => desk.as('dr', 'responsible-director')(name, input);
const cashier = (name: string, input: object) => desk.as('caisse1', 'cashier')(name, input);

async function code(answer: ReturnType<typeof director>): Promise<string> {
  const given = await answer;
  return given.ok ? 'accepted' : given.refusal.code;
}

const ok = async (answer: ReturnType<typeof director>) => answerOf(await answer);

const openBook = (change: object = {}) => director('levy.openBook', { ...seasonBook, ...change });

async function enterMany(count: number): Promise<void> {
  for (let line = 0; line < count; line += 1) await desk.enter({ signed: true });
}

const paperNames = (): string[] =>
  desk.store.reader
    .all<{ paper: string }>("SELECT paper FROM papers WHERE kind LIKE 'register%' ORDER BY seq, paper")
    .map(({ paper }) => paper);

const textOf = async (paper: string): Promise<string> => flowingText(await readPdf(desk.documents.read(paper)));

describe('books of a season (FR-REG-94)', () => {
  test('FR-REG-94: no line before a book is numbered and initialled; then from number 1', async () => {
    const tournament = await desk.award();
    expect(await code(cashier('levy.enterLine', { tournament }))).toBe('levy.bookNotOpened');
    expect(await ok(openBook())).toEqual({ book: '2026-2027', volume: 1, firstLine: 1 });
    expect(await ok(cashier('levy.enterLine', { tournament }))).toEqual({ book: '2026-2027', line: 1 });
  });

  test.each<[string, object, string]>([
    ['while the last one has room', {}, 'levy.bookStillOpen'],
    ['for a season that is over', { book: '2025-2026' }, 'levy.bookOfPast'],
    ['initialled tomorrow', { initialledOn: '2027-03-06' }, 'levy.initialledLater'],
    ['without the right code', { pin: '1111' }, 'accounts.wrongPin'],
  ])('refuses another book %s', async (_what, change, refused) => {
    await ok(openBook());
    expect(await code(openBook(change))).toBe(refused);
  });

  test('the next season has its own book, also before it begins', async () => {
    await ok(openBook());
    expect(await ok(openBook({ book: '2027-2028' }))).toEqual({ book: '2027-2028', volume: 1, firstLine: 1 });
    expect(await ok(desk.enter().then(() => cashier('levy.page', {})))).toMatchObject({ book: '2026-2027', page: 1 });
  });

  test('a full book: the next one is opened and the numbering goes on without a gap', async () => {
    await ok(openBook({ folios: 1 }));
    await enterMany(12);
    const thirteenth = await desk.award();
    expect(await code(cashier('levy.enterLine', { tournament: thirteenth }))).toBe('levy.bookNotOpened');
    expect(await code(director('levy.correct', { tournament: 't-1', approval: 'Approuvé.', pin }))).toBe(
      'levy.bookNotOpened',
    );
    expect(await ok(openBook({ folios: 2, spelling: '1990' }))).toEqual({
      ...{ book: '2026-2027', volume: 2, firstLine: 13 },
    });
    expect(await ok(cashier('levy.enterLine', { tournament: thirteenth }))).toMatchObject({ line: 13 });
    expect(await ok(cashier('levy.page', {}))).toMatchObject({
      ...{ page: 2, pages: 2, folio: 1, firstLine: 13, volume: { number: 2, folios: 2 } },
      broughtForward: { entries: 48, levyCents: 19_200 },
      carriedForward: { entries: 52, levyCents: 20_800 },
    });
    expect(await ok(cashier('levy.books', {}))).toMatchObject({
      season: '2026-2027',
      volumes: [
        { volume: 1, lines: 12, full: true, initialledBy: seasonBook.initialledBy, closed: null },
        { volume: 2, lines: 1, full: false, spelling: '1990' },
      ],
    });
  });

  test('FR-REG-96, FR-REG-97: a book is closed only when all its lines are signed, and takes none afterwards', async () => {
    await ok(openBook());
    await desk.enter({ signed: true });
    const second = await desk.enter();
    expect(await director('levy.closeBook', { pin })).toMatchObject({
      refusal: { code: 'levy.bookUnsigned', params: { volume: 1, lines: ['2'] } },
    });
    await desk.sign(second);
    expect(await ok(director('levy.closeBook', { pin }))).toEqual({ book: '2026-2027', volume: 1, lastLine: 2 });
    expect(await code(director('levy.closeBook', { pin }))).toBe('levy.noBookToClose');
    const third = await desk.award();
    expect(await code(cashier('levy.enterLine', { tournament: third }))).toBe('levy.bookNotOpened');
    await ok(openBook());
    expect(await ok(cashier('levy.enterLine', { tournament: third }))).toMatchObject({ line: 3 });
    await desk.documents.drain();
    const closing = await textOf('register-mention-2026-2027-1-closing');
    expect(closing).toContain('du n° 1 au n° 2, sur un feuillet');
    expect(closing).toContain('arrêtée à la somme de trente-deux euros (32,00 €)');
    expect(closing).toContain('Les feuillets 2 à 50, restés vierges, sont annulés.');
  });

  test('the opening mention says how many folios, by whom and when', async () => {
    await ok(openBook());
    await desk.documents.drain();
    const text = await textOf('register-mention-2026-2027-1-opening');
    expect(text).toContain('contenant cinquante feuillets numérotés de 1 à 50');
    expect(text).toContain('coté et paraphé par M. Louis Carpentier, comptable du Trésor, le mercredi 28 octobre 2026');
    expect(JSON.stringify(desk.store.reader.all('SELECT body FROM journal'))).not.toContain('Carpentier');
  });
});

describe('signatures in the awkward cases', () => {
  test('FR-REG-96, FR-REG-97, A-26: wrong role, wrong order, the same person, twice, and after a correction', async () => {
    await ok(openBook());
    const tournament = await desk.enter();
    const both = desk.as('mcd1', 'committee-member', 'cashier');
    expect(await code(cashier('levy.certify', { tournament, pin }))).toBe('desk.notAllowed');
    expect(await code(desk.as('sol1', 'floor')('levy.certify', { tournament, pin }))).toBe('desk.notAllowed');
    expect(await code(cashier('levy.countersign', { tournament, pin }))).toBe('levy.notCertified');
    expect(await code(both('levy.certify', { tournament, pin: '9999' }))).toBe('accounts.wrongPin');
    expect(await code(both('levy.certify', { tournament, pin }))).toBe('accepted');
    expect(await code(director('levy.certify', { tournament, pin }))).toBe('levy.alreadyCertified');
    expect(await code(both('levy.countersign', { tournament, pin }))).toBe('levy.sameSigner');
    expect(await code(director('levy.countersign', { tournament, pin }))).toBe('desk.notAllowed');
    await ok(cashier('levy.countersign', { tournament, pin }));
    await ok(director('levy.correct', { tournament, approval: 'Une recave comptée deux fois.', pin }));
    expect(await code(cashier('levy.countersign', { tournament, line: 2, pin }))).toBe('levy.notCertified');
    expect(await code(both('levy.certify', { tournament, line: 1, pin }))).toBe('levy.alreadyCertified');
    expect(await ok(both('levy.certify', { tournament, pin }))).toMatchObject({ line: 2 });
    expect(await code(both('levy.countersign', { tournament, pin }))).toBe('levy.sameSigner');
    expect(await ok(cashier('levy.countersign', { tournament, pin }))).toMatchObject({ line: 2 });
    expect(await ok(cashier('levy.enterLine', { tournament }))).toMatchObject({ line: 3 });
    await desk.documents.drain();
    const red = await textOf('register-page-2026-2027-2-corrected');
    expect(red).toContain('Rectification de la ligne 1 : prélèvement de moins seize euros.');
    expect(red).toContain('Une recave comptée deux fois. Approuvé par');
    expect(red).toContain('Rectifiée par la ligne 2.');
  });

  test('A-26: after a quarter of an hour, or the minutes that the house chose, a missing signature is told', async () => {
    await ok(openBook());
    await desk.enter();
    const overdue = async () => (await ok(cashier('levy.due', {})))['due'];
    desk.clock.advance(11 * 60_000);
    expect(await overdue()).toMatchObject([{ missing: 'certification', line: 1, overdue: false }]);
    await ok(director('levy.setChoices', { spelling: 'traditional', signWithinMinutes: 10 }));
    expect(await overdue()).toMatchObject([{ missing: 'certification', line: 1, overdue: true }]);
  });

  test('FR-REG-96, FR-REG-97: the day does not close over a red line of an earlier tournament without its signatures', async () => {
    await ok(openBook());
    const tournament = await desk.enter({ signed: true });
    await desk.closeDay();
    desk.clock.reach('2027-03-06T12:00:00+01:00');
    await ok(director('house.openDay', {}));
    await ok(director('levy.correct', { tournament, approval: 'Approuvé.', pin }));
    expect(await director('house.closeDay', { pin })).toMatchObject({
      refusal: { code: 'house.signaturesMissing', params: { tournaments: [tournament] } },
    });
    await desk.sign(tournament);
    expect(await code(director('house.closeDay', { pin }))).toBe('house.signaturesMissing');
    await desk.enter({ tournament, signed: true });
    expect(await code(director('house.closeDay', { pin }))).toBe('accepted');
  });
});

describe('carried to the control register (modèle 12)', () => {
  test('once the day is over the carry is due; it is noted on the folio, and a later correction carried by itself', async () => {
    await ok(openBook());
    const tournament = await desk.enter();
    const carry = (day: string, controlLine: number) =>
      director('levy.carryDay', { day, controlPage: 31, controlLine, pin });
    expect(await director('levy.carryDay', { day: '2027-03-05', controlPage: 31, controlLine: 4, pin })).toMatchObject({
      refusal: { code: 'levy.carryUnsigned', params: { lines: ['1'] } },
    });
    await desk.sign(tournament);
    expect((await ok(cashier('levy.due', {})))['due']).toEqual([]);
    await desk.closeDay();
    desk.clock.reach('2027-03-06T12:00:00+01:00');
    expect((await ok(cashier('levy.due', {})))['due']).toMatchObject([{ missing: 'carry', line: 1, overdue: true }]);
    expect(await ok(carry('2027-03-05', 4))).toEqual({ day: '2027-03-05', levyCents: 1_600, lines: 1 });
    expect(await code(carry('2027-03-05', 5))).toBe('levy.nothingToCarry');
    await ok(director('house.openDay', {}));
    await ok(director('levy.correct', { tournament, approval: 'Approuvé.', pin }));
    await desk.sign(tournament);
    expect(await ok(carry('2027-03-06', 5))).toMatchObject({ levyCents: -1_600 });
    await desk.documents.drain();
    expect(await textOf('register-page-2026-2027-1-carried')).toContain('Mod. 12 : p. 31, l. 4.');
    expect(await textOf('register-page-2026-2027-1-countersigned')).not.toContain('Mod. 12');
  });
});

describe('folios as they were', () => {
  test('a past folio comes out of the archive identical to the byte, whatever was written since', async () => {
    await ok(openBook({ folios: 2 }));
    await enterMany(12);
    await desk.documents.drain();
    const full = 'register-page-2026-2027-12-countersigned';
    const before = Buffer.from(desk.documents.read(full));
    await enterMany(2);
    await ok(director('levy.correct', { tournament: 't-3', approval: 'Approuvé.', pin }));
    await desk.documents.drain();
    expect(Buffer.from(desk.documents.read(full)).equals(before)).toBe(true);
    expect(await textOf(full)).not.toContain('Rectifiée');
    expect(await textOf('register-page-2026-2027-14-countersigned')).toContain('Report de la page 1');
  });

  test('FR-REG-94: closing a day draws its folios again, under the whole seal of that day', async () => {
    await ok(openBook());
    await desk.enter({ signed: true });
    await desk.closeDay();
    await desk.documents.drain();
    const { hash } = desk.store.reader.get<{ hash: string }>(
      "SELECT hash FROM journal WHERE type = 'house.dayClosed'",
    )!;
    const text = await textOf('register-page-2026-2027-1-sealed-2027-03-05');
    expect(text.replaceAll(' ', '')).toContain(hash.toUpperCase());
    expect(text).toContain('Scellé de la journée du 05/03/2027');
    expect(await textOf('register-page-2026-2027-1-countersigned')).not.toContain('Scellé');
  });

  test('drawn late, each state of a folio is still the one of its moment: the same bytes as drawn at once', async () => {
    await ok(openBook());
    const first = await desk.enter({ signed: true });
    await desk.documents.drain();
    await ok(director('levy.correct', { tournament: first, approval: 'Approuvé.', pin }));
    await desk.documents.drain();
    await desk.sign(first);
    await desk.enter({ tournament: first, signed: true });
    await desk.closeDay();
    await ok(director('levy.carryDay', { day: '2027-03-05', controlPage: 1, controlLine: 1, pin }));
    const folder = mkdtempSync(join(tmpdir(), 'tapis-late-'));
    await desk.documents.drain();
    const drawn = new Map(paperNames().map((paper) => [paper, Buffer.from(desk.documents.read(paper))]));
    expect(drawn.size).toBeGreaterThan(6);
    cpSync(desk.folder, folder, { recursive: true });
    const late = await openLevyDesk({ folder });
    others.push(late);
    late.store.raw.exec('UPDATE papers SET archived_at = NULL, sha256 = NULL, bytes = NULL; DELETE FROM papers_filed');
    const archive = join(folder, 'data', 'papers');
    for (const file of readdirSync(archive)) rmSync(join(archive, file));
    await late.documents.drain();
    for (const [paper, bytes] of drawn) expect(Buffer.from(late.documents.read(paper)).equals(bytes), paper).toBe(true);
  });

  test('the journal alone rebuilds books, lines and carries', async () => {
    await ok(openBook({ folios: 1 }));
    await enterMany(12);
    await ok(openBook());
    await enterMany(1);
    await ok(director('levy.closeBook', { pin }));
    await ok(director('levy.carryDay', { day: '2027-03-05', controlPage: 2, controlLine: 9, pin }));
    const outcome = replay(desk.store.reader, {
      migrations,
      registry: desk.desk.registry,
      streams: houseStreams,
      stateOf: (stream) => desk.desk.snapshotOf(stream),
    });
    expect(outcome).toMatchObject({
      tables: expect.arrayContaining(['levy_lines', 'levy_volumes', 'levy_carries']) as string[],
    });
  });
});
