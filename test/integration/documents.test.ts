import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { replay } from '../../electron/desk/replay.ts';
import { openCopyOf, openPaperDesk, plannedFolder, type PaperDesk } from '../support/paper-desk.ts';
import * as evening from '../support/paper-events.ts';
import { answerOf } from '../support/people-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

interface Listed {
  readonly papers: readonly { paper: string; archivedAt: number | null; sha256: string | null; bytes: number | null }[];
  readonly queued: number;
  readonly faults: readonly { paper: string; fault: string; tries: number }[];
}

let desk: PaperDesk;

const list = async (): Promise<Listed> =>
  answerOf(await desk.as('dr', 'responsible-director')('documents.list', {})) as unknown as Listed;

const textOf = async (paper: string): Promise<string> => flowingText(await readPdf(desk.documents.read(paper)));

async function registerThree(): Promise<void> {
  await desk.happened([evening.tablesOpened]);
  const people = {
    p_1: evening.identity('Lemaire', 'Julie Camille'),
    p_2: evening.identity('Щукина', 'Анна'),
    p_3: evening.identity('Żółć', 'Łucja'),
  };
  for (const [index, person] of Object.entries(people).entries()) {
    const [id, record] = person;
    await desk.happened(evening.registered(index + 1, { publicName: index === 0 }), { people: { [id]: record } });
  }
}

let template: string;

beforeAll(async () => {
  template = await plannedFolder();
});

afterAll(() => {
  rmSync(template, { recursive: true, force: true });
});

const open = (): void => {
  desk = openCopyOf(template);
};

const close = async (): Promise<void> => {
  await desk.documents.stop();
  desk.remove();
};

describe('decision 34: the papers of one evening, step by step on one desk', () => {
  beforeAll(open);
  afterAll(close);

  test('planning makes the booklet, one letter a recipient and the appointment due; drawn, they are filed and journalled', async () => {
    const before = await list();
    expect(before.papers.map(({ paper }) => paper).sort()).toEqual([
      'appointment-t-papers-6',
      'notice-letter-n-1-v1',
      'notice-letter-n-2-v1',
      'notice-letter-n-3-v1',
      'rules-t-papers-v1',
    ]);
    expect(before.queued).toBe(5);
    expect(await desk.documents.drain()).toEqual({ filed: 5, faults: [] });
    const after = await list();
    expect(after.queued).toBe(0);
    const letter = await textOf('notice-letter-n-1-v1');
    expect(letter).toContain('Référence N-1 Lettre 1 sur 3');
    expect(letter).toContain('Ministre de l’intérieur');
    expect(letter).toContain('Directrice responsable');
    expect(letter).toContain('Pièce jointe : règlement du tournoi, version 1.');
    expect(await textOf('appointment-t-papers-6')).toContain('désigne Marc Delorme, membre du comité de direction');
    expect(await textOf('rules-t-papers-v1')).toContain('Cagnotte (prélèvement)');
  });

  test('FR-REG-51, 52, 55 a registration makes form, with civil status and address, and receipt; the journal keeps hash and size of the clear PDF and no name', async () => {
    await registerThree();
    await desk.documents.drain();
    const receipt = await textOf('receipt-r-2027-000001');
    expect(receipt).toContain('LEMAIRE Julie Camille née le 23/07/1991');
    expect(receipt).toContain('Caisse 1, Chloé Moreau');
    expect(await textOf('receipt-r-2027-000002')).toContain('ЩУКИНА Анна');
    const form = await textOf('bulletin-r-2027-000003');
    for (const part of ['R-2027-000003', 'ŻÓŁĆ', 'Łucja', '23/07/1991', 'Caen', 'Lu et approuvé'])
      expect(form).toContain(part);
    expect(form).toContain('14 rue des Pêcheurs 14470 Clairval');
    expect(form).toContain('n° terminant par 4821');
    expect(form).not.toContain('21AB34821');
    const lines = desk.store.reader.all<{ body: string }>("SELECT body FROM journal WHERE type = 'documents.archived'");
    expect(lines).toHaveLength(11);
    for (const { body } of lines) expect(body).not.toMatch(/Lemaire|Щукин|Julie/i);
    const { papers } = await list();
    for (const { paper, sha256, bytes } of papers) {
      const pdf = desk.documents.read(paper);
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256);
      expect(pdf.length).toBe(bytes);
    }
  });

  test('papers at rest are sealed: neither names nor PDF can be read in the folder', () => {
    const folder = join(desk.folder, 'data/papers');
    const files = readdirSync(folder);
    expect(files).toHaveLength(11);
    for (const file of files) {
      const bytes = readFileSync(join(folder, file)).toString('latin1');
      expect(bytes).not.toMatch(/%PDF|Lemaire/);
    }
    const [first = '', second = ''] = files;
    const own = readFileSync(join(folder, first));
    writeFileSync(join(folder, first), readFileSync(join(folder, second)));
    expect(() => desk.documents.read(first.replace('.sealed', ''))).toThrow();
    writeFileSync(join(folder, first), own);
  });

  test('a whole evening: rebuy, refund, seat lists, frozen structure, slip and register page', async () => {
    await desk.happened([evening.cancelled(3)], { texts: { x_cancel: 'le joueur renonce' } });
    await desk.happened([evening.started]);
    await desk.happened([evening.rebought]);
    await desk.happened([evening.frozen]);
    await desk.happened([evening.ranked, evening.paid]);
    for (const event of evening.levyLine) await desk.happened([event]);
    const { faults } = await desk.documents.drain();
    expect(faults).toEqual([]);
    expect(await textOf('rebuy-receipt-c-2027-000001')).toContain('Récépissé R-2027-000002');
    const refund = await textOf('refund-receipt-a-2027-000001');
    expect(refund).toContain('R-2027-000003 annulé');
    expect(refund).toContain('Motif : le joueur renonce');
    const byName = await textOf('seat-list-name-t-papers');
    expect(byName).toContain('LEMAIRE Julie Camille R-2027-000001');
    expect(byName).toContain('Анна Щ. R-2027-000002');
    expect(byName).not.toContain('R-2027-000003');
    expect(await textOf('seat-list-table-t-papers')).toContain('ЩУКИНА Анна');
    const kit = await textOf('paper-kit-t-papers');
    expect(kit).toContain('Dernier récépissé d’inscription R-2027-000003 Dernier récépissé de recave aucun');
    expect(kit).toContain('ЩУКИНА Анна R-2027-000002');
    expect(kit).toContain('N° Heure Table Siège Joueur');
    expect(kit).toContain('Petite blinde');
    expect(flowingText(await readPdf(desk.documents.read('prize-sheet-t-papers-' + String(prizeRev()))))).toContain(
      '1er 65 % 188,00 €',
    );
    const slip = await textOf('payment-slip-p-2027-000001');
    expect(slip).toContain('188,00 € cent quatre-vingt-huit euros');
    expect(slip).toContain('Passeport, n° terminant par 4821, valable jusqu’au 30/06/2031, valide');
    const page = await textOf('register-page-2026-2027-1-countersigned');
    expect(page).toContain('Marc Delorme 05/03 18:30');
    expect(page).toContain('Chloé Moreau 05/03 18:30');
    expect(page).toContain('arrêtée à la somme de douze euros (12,00 €)');
  });

  const prizeRev = (): number =>
    desk.store.reader.get<{ rev: number }>("SELECT rev FROM journal WHERE type = 'prizes.structureFrozen'")?.rev ?? 0;

  test('a duplicate is drawn from the archive, not from today’s state (FR-REG-55)', async () => {
    await desk.happened([evening.reprinted('R-2027-000001', 1)], {
      people: { p_1: evening.identity('Lemaire-Durand', 'Julie Camille') },
    });
    expect((await desk.documents.drain()).filed).toBe(1);
    const duplicate = await textOf('receipt-r-2027-000001-d1');
    expect(duplicate).toMatch(/^DUPLICATA n° 1 imprimé le 05\/03\/2027 à 18:30:00 par Chloé Moreau/);
    expect(duplicate).toContain('LEMAIRE Julie Camille');
    expect(duplicate).not.toContain('DURAND');
  });

  test('exported papers are clear PDFs under names that people understand', () => {
    const out = join(desk.folder, 'out');
    const names = desk.documents.exportTo(out);
    expect(names).toContain('recepisse-R-2027-000001.pdf');
    expect(names).toContain('recepisse-R-2027-000001-duplicata-1.pdf');
    expect(names).toContain('bulletin-R-2027-000002.pdf');
    expect(names).toContain('reglement-t-papers-v1.pdf');
    expect(readdirSync(out).sort()).toEqual([...names].sort());
    for (const name of names) expect(readFileSync(join(out, name)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('the read table follows from the journal alone', () => {
    const outcome = replay(desk.store.reader, {
      migrations,
      registry: desk.desk.registry,
      stateOf: (stream: string) => desk.desk.snapshotOf(stream),
    });
    expect(outcome).toMatchObject({ streams: 2, tables: expect.arrayContaining(['papers']) as string[] });
  });

  test('nobody but the desk files a paper, and none twice', async () => {
    const input = { tournament: 't-papers', paper: 'rules-t-papers-v1', sha256: 'ab'.repeat(32), bytes: 5 };
    expect(await desk.as('dr', 'responsible-director')('documents.archive', input)).toMatchObject({
      refusal: { code: 'desk.notAllowed' },
    });
    expect(await desk.asDesk('documents.archive', input)).toMatchObject({
      refusal: { code: 'documents.alreadyArchived' },
    });
    expect(await desk.asDesk('documents.archive', { ...input, paper: 'rules-t-papers-v2' })).toMatchObject({
      refusal: { code: 'documents.unknown' },
    });
  });
});

describe('when a paper cannot be printed', () => {
  beforeEach(open);
  afterEach(close);

  const folder = (): string => join(desk.folder, 'data/papers');

  test('a folder that is a file: every paper stays queued under a named fault, and is filed once the folder is right', async () => {
    writeFileSync(folder(), 'not a folder');
    const { filed, faults } = await desk.documents.drain();
    expect(filed).toBe(0);
    expect(faults).toHaveLength(5);
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(['folder-unwritable']));
    const shown = await list();
    expect(shown.queued).toBe(5);
    expect(shown.faults[0]).toMatchObject({ fault: 'folder-unwritable', tries: 1 });
    rmSync(folder());
    expect(await desk.documents.drain()).toEqual({ filed: 5, faults: [] });
    expect((await list()).faults).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'a full disk: the paper stays queued as no-space, no half file is left, the others are filed',
    async () => {
      mkdirSync(folder());
      symlinkSync('/dev/full', join(folder(), 'rules-t-papers-v1.sealed.part'));
      const { filed, faults } = await desk.documents.drain();
      expect(filed).toBe(4);
      expect(faults).toEqual([expect.objectContaining({ paper: 'rules-t-papers-v1', fault: 'no-space' })]);
      expect(readdirSync(folder()).filter((file) => file.startsWith('rules'))).toEqual([]);
      expect(await desk.documents.drain()).toEqual({ filed: 1, faults: [] });
    },
  );

  test('the service that runs by itself tries again after its rest', async () => {
    writeFileSync(folder(), 'not a folder');
    desk.documents.start();
    await until(async () => (await list()).faults.length === 5);
    rmSync(folder());
    await until(async () => (await list()).queued === 0);
    expect(readdirSync(folder())).toHaveLength(5);
  });

  test('what was queued when the house closed is drawn after the next opening, in the order of the journal', async () => {
    await registerThree();
    await desk.documents.stop();
    desk.close();
    desk = openPaperDesk({ folder: desk.folder, seed: 'reopened' });
    expect((await desk.documents.drain()).filed).toBe(11);
    const due = desk.store.reader.all<{ paper: string }>('SELECT paper FROM papers ORDER BY seq, paper');
    const filed = desk.store.reader.all<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'documents.archived' ORDER BY seq",
    );
    expect(filed.map(({ body }) => (JSON.parse(body) as { data: { paper: string } }).data.paper)).toEqual(
      due.map(({ paper }) => paper),
    );
  });

  test('a worker that dies on every paper leaves all of them queued as worker-stopped; a sound one files them', async () => {
    await desk.documents.stop();
    desk.close();
    const dying = new URL('../support/dying-worker.mjs', import.meta.url);
    desk = openPaperDesk({ folder: desk.folder, seed: 'dying', workerFile: dying });
    const { filed, faults } = await desk.documents.drain();
    expect(filed).toBe(0);
    expect(faults.map(({ fault }) => fault)).toEqual(Array.from({ length: 5 }, () => 'worker-stopped'));
    await desk.documents.stop();
    desk.close();
    desk = openPaperDesk({ folder: desk.folder, seed: 'reopened' });
    expect(await desk.documents.drain()).toEqual({ filed: 5, faults: [] });
  });

  test('a person whose record was purged: that paper is not drawable, the others are filed', async () => {
    await registerThree();
    desk.store.transaction((db) => db.run("DELETE FROM people WHERE person = 'p_2'"));
    const { filed, faults } = await desk.documents.drain();
    expect(filed).toBe(9);
    expect(faults.map(({ paper, fault }) => `${paper} ${fault}`)).toEqual([
      'bulletin-r-2027-000002 not-drawable',
      'receipt-r-2027-000002 not-drawable',
    ]);
  });
});

async function until(reached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await reached())) {
    if (performance.now() > deadline) throw new Error('not reached in 15 s');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
