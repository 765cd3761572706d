import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSigningKey } from '../../electron/bundle/signature.ts';
import { verifyBundle } from '../../electron/bundle/verify/verify-bundle.ts';
import { replay } from '../../electron/desk/replay.ts';
import type { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { sampleHouses, type SampleHouses } from '../support/sample-copy.ts';
import { zipParts } from '../support/zip-parts.ts';

const season = { kind: 'season', from: '2026-11-01', to: '2027-10-31' };
const whole = { scope: season, names: 'full', papers: true, form: 'zip' };

interface Shown {
  readonly file: string;
  readonly present: boolean;
  readonly orderedBy: string;
  readonly made: { readonly sha256: string; readonly lines: number; readonly head: string } | null;
  readonly failure: string | null;
}

interface Exports {
  readonly folder: string;
  readonly exports: readonly Shown[];
  readonly signingKey: { readonly publicKey: string; readonly fingerprint: string } | null;
}

/** Any machine that has it; where it is missing the signature is still checked by ours. */
const openssl = 'openssl';

let houses: SampleHouses;

async function ask<Answer>(house: Rehearsal, name: string, input: object, as = 'dr'): Promise<Answer> {
  const answer = await house.call({ name, input, caller: house.callerOf(as)! });
  if (!answer.ok) throw new Error(`${name}: ${answer.refusal.code}`);
  return answer.answer as Answer;
}

const shown = (house: Rehearsal): Promise<Exports> => ask<Exports>(house, 'audit.exports', {});

/** Orders an export in a copy of the sample house and writes it. */
async function exported(house: Rehearsal, order: object): Promise<{ readonly place: string; readonly entry: Shown }> {
  await ask(house, 'audit.orderExport', order);
  await house.exports.drain();
  const { folder, exports } = await shown(house);
  return { place: join(folder, exports[0]!.file), entry: exports[0]! };
}

beforeAll(async () => {
  houses = await sampleHouses();
}, 240_000);

afterAll(() => houses.remove());

describe('the export of a season', () => {
  let house: Rehearsal;
  let place = '';
  let entry: Shown;
  let parts: Map<string, Buffer>;
  const csv = (file: string): Record<string, string>[] =>
    parse(parts.get(`csv/${file}`)!, { bom: true, delimiter: ';', columns: true });

  beforeAll(async () => {
    house = houses.open('season');
    await house.documents.drain();
    ({ place, entry } = await exported(house, whole));
    parts = zipParts(readFileSync(place));
  }, 120_000);

  afterAll(() => house.close());

  it('is journalled with who, what and the hash of its list of files', () => {
    const sha256 = createHash('sha256').update(parts.get('MANIFEST.sha256')!).digest('hex');
    expect(entry).toMatchObject({ orderedBy: 'dr', present: true, failure: null, made: { sha256 } });
    const told = house.house.store.reader.all<{ type: string }>(
      "SELECT type FROM journal WHERE type LIKE 'audit.%' ORDER BY seq",
    );
    expect(told.map(({ type }) => type)).toEqual(['audit.exportOrdered', 'audit.signingKeyMade', 'audit.exportMade']);
  });

  it('holds with nothing else at hand: files, signature, chain, tables and papers', async () => {
    const verdict = verifyBundle(place);
    expect(verdict.findings).toEqual([]);
    expect(verdict.chain).toEqual({ lines: entry.made!.lines, hash: entry.made!.head });
    expect(verdict.papers.absent).toBe(0);
    expect(verdict.papers.held).toBeGreaterThan(200);
    expect(verdict.tables).toBe(9);
    const { signingKey } = await shown(house);
    expect(verdict.fingerprint).toBe(signingKey!.fingerprint);
  });

  it('holds the files that prove how notices were sent, each against the hash in the journal', () => {
    const [path = ''] = [...parts.keys()].filter((name) => name.endsWith('/f-sending-1.pdf'));
    expect(path).toMatch(/^papiers\/t-[a-z-]+\/f-sending-1\.pdf$/);
    expect(parts.get(path)!.toString('latin1')).toMatch(/^%PDF-1\.4/);
    const without = join(houses.root, 'without-proof');
    for (const [name, bytes] of parts) {
      mkdirSync(join(without, name, '..'), { recursive: true });
      writeFileSync(join(without, name), name === path ? Buffer.from('%PDF-1.4\n% another\n%%EOF\n') : bytes);
    }
    expect(verifyBundle(without)).toMatchObject({
      findings: [{ code: 'bundle.fileAltered', params: { file: path } }],
      papers: { absent: 1 },
    });
  });

  it('is verified by the command line, which says what is proved and what is not', () => {
    const cli = join(import.meta.dirname, '..', '..', 'electron', 'hosts', 'cli', 'desk.ts');
    const run = spawnSync(process.execPath, [cli, 'verify', place], { encoding: 'utf8' });
    expect(run.status).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, findings: [] });
    expect(run.stderr).toContain('Prouvé : journal de');
    expect(run.stderr).toContain('Non prouvé : que le journal s’arrête là');
  });

  it('can be checked without Tapis: the list as sha256sum reads it, the signature as openssl does', () => {
    const folder = join(houses.root, 'unpacked');
    for (const [path, bytes] of parts) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const list = parts.get('MANIFEST.sha256')!.toString('utf8').trimEnd().split('\n');
    for (const line of list) {
      const [sha256 = '', path = ''] = line.split('  ');
      expect(createHash('sha256').update(parts.get(path)!).digest('hex')).toBe(sha256);
    }
    expect(list).toHaveLength(parts.size - 2);
    if (spawnSync(openssl, ['version']).status === 0) {
      const names = ['-in', 'MANIFEST.sha256', '-sigfile', 'MANIFEST.sig'];
      const verify = ['pkeyutl', '-verify', '-pubin', '-inkey', 'cle-publique.pem', '-rawin', ...names];
      expect(execFileSync(openssl, verify, { cwd: folder, encoding: 'utf8' })).toContain('Success');
    }
    expect(verifyBundle(folder).findings).toEqual([]);
  });

  it('FR-REG-93 FR-REG-94 tells the figures of the levy register as the ledger has them', () => {
    const lines = csv('carnet-11-ter.csv');
    expect(lines.length).toBeGreaterThan(1);
    const postings = csv('ecritures.csv');
    const cents = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100);
    const levied = postings.filter(({ Compte }) => Compte === 'levy').map(({ Montant }) => cents(Montant!));
    const booked = lines.map((line) => cents(line['Cagnotte (prélèvement 4 %)']!));
    expect(booked.reduce((sum, each) => sum + each, 0)).toBe(-levied.reduce((sum, each) => sum + each, 0));
    for (const line of lines) {
      expect(cents(line['Cagnotte (prélèvement 4 %)']!)).toBe(cents(line['Total des achats de caves']!) * 0.04);
    }
    const sums = new Map<string, number>();
    for (const { 'Ligne du journal': line, Montant } of postings) {
      sums.set(line!, (sums.get(line!) ?? 0) + cents(Montant!));
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
  });

  it('X05 X08 carries amounts as numbers in the workbook too, and texts as texts', () => {
    const workbook = zipParts(parts.get('tableaux.xlsx')!);
    const titles = [
      ...workbook
        .get('xl/workbook.xml')!
        .toString()
        .matchAll(/<sheet name="([^"]+)"/g),
    ];
    expect(titles.map(([, title]) => title)).toEqual([
      'Tournois',
      'Inscriptions',
      'Carnet 11 ter',
      'Écritures',
      'Caisses',
      'Papiers',
      'Sceaux des journées',
    ]);
    const postings = workbook.get('xl/worksheets/sheet4.xml')!.toString();
    expect(postings).toContain('<c s="2"><v>-500.00</v></c>');
    expect(postings).not.toContain('<f>');
    const rows = [...workbook.get('xl/worksheets/sheet2.xml')!.toString().matchAll(/<row /g)].length;
    expect(rows).toBe(csv('inscriptions.csv').length + 1);
    expect(workbook.get('xl/worksheets/sheet2.xml')!.toString()).toContain('Schmitt');
  });

  it('explains itself in French and in English, with the fingerprint of the key', () => {
    const { fingerprint } = verifyBundle(place);
    for (const file of ['LISEZ-MOI.txt', 'README.txt']) expect(parts.get(file)!.toString()).toContain(fingerprint!);
    expect(parts.get('LISEZ-MOI.txt')!.toString()).toContain('CE QUI NE L’EST PAS');
    expect(parts.get('LISEZ-MOI.txt')!.toString()).not.toMatch(/ [:;»]|« /);
  });

  it('can be replayed: the table of exports follows from the journal', () => {
    const { desk, store } = house.house;
    expect(replay(store.reader, { migrations, registry: desk.registry })).toHaveProperty('lines');
  });

  it('is read in parts by a page, and a name that leads elsewhere is refused', async () => {
    const first = await ask<{ base64: string; next: number; bytes: number }>(house, 'audit.readBundle', {
      file: entry.file,
      offset: 0,
    });
    expect(Buffer.from(first.base64, 'base64').equals(readFileSync(place).subarray(0, first.next))).toBe(true);
    const elsewhere = await house.call({
      name: 'audit.readBundle',
      input: { file: '../tapis.sqlite', offset: 0 },
      caller: house.callerOf('dr')!,
    });
    expect(elsewhere).toMatchObject({ ok: false, refusal: { code: 'desk.invalidInput' } });
  });

  it('is verified from the page, and so is a bundle that was brought from elsewhere', async () => {
    const found = await ask<{ bundles: readonly { file: string }[] }>(house, 'audit.bundles', {}, 'mcd1');
    expect(found.bundles.map(({ file }) => file)).toContain(entry.file);
    const verdict = await ask(house, 'audit.verifyBundle', { file: entry.file }, 'mcd1');
    expect(verdict).toMatchObject({ findings: [], chain: { lines: entry.made!.lines } });
  });
});

describe('the export of one tournament, as initials for the management', () => {
  it('FR-REG-85 FR-REG-31 holds draws, eliminations, structure and its part of the journal, and no name of a player', async () => {
    const house = houses.open('initials');
    await house.documents.drain();
    const scope = { kind: 'tournament', tournament: 't-final' };
    const { place } = await exported(house, { scope, names: 'initials', papers: true, form: 'folder' });
    const persons = house.house.store.reader.all<{ person: string }>(
      "SELECT person FROM entries WHERE tournament = 't-final'",
    );
    const surnames = persons.map(
      ({ person }) => house.house.desk.reader.vault.person<{ identity: { surname: string } }>(person)!.identity.surname,
    );
    await house.close();
    expect(verifyBundle(place).findings).toEqual([]);
    const files = readdirSync(join(place, 'csv'));
    expect(files).toEqual(
      expect.arrayContaining(['tirages.csv', 'eliminations.csv', 'structure.csv', 'extrait-du-journal.csv']),
    );
    const workbook = zipParts(readFileSync(join(place, 'tableaux.xlsx')));
    const texts = [...files.map((file) => readFileSync(join(place, 'csv', file))), ...workbook.values()].join('\n');
    expect(surnames.length).toBeGreaterThan(2);
    expect(surnames.filter((surname) => texts.includes(surname))).toEqual([]);
    const papers = readdirSync(join(place, 'papiers', 't-final'));
    expect(papers.filter((paper) => /^(bulletin|receipt|payment|seat-list)/.test(paper))).toEqual([]);
    expect(papers).toContain('rules-t-final-v1.pdf');
    expect(papers.some((paper) => paper.startsWith('appointment-t-final'))).toBe(true);
  }, 120_000);
});

describe('an export that cannot be made', () => {
  it('is stopped half-way and leaves nothing', async () => {
    const house = houses.open('stopped');
    await house.documents.drain();
    await house.exports.start();
    const { export: name } = await ask<{ export: string }>(house, 'audit.orderExport', whole);
    for (let stopped = false; !stopped;) {
      ({ stopped } = await ask<{ stopped: boolean }>(house, 'audit.stopExport', { export: name }));
      await new Promise((done) => setTimeout(done, 1));
    }
    await house.exports.drain();
    const { folder, exports } = await shown(house);
    expect(exports[0]).toMatchObject({ present: false, failure: 'bundle.stopped', made: null });
    expect(readdirSync(folder)).toEqual([]);
    await house.exports.stop();
    await house.close();
  }, 120_000);

  it('cut off by the end of the program is told as interrupted, and its half is taken away', async () => {
    const house = houses.open('cut');
    await ask(house, 'audit.orderExport', whole);
    await house.documents.stop();
    house.house.close();
    const folder = join(houses.folderOf('cut'), 'exports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'saison-2026-11-01-2027-10-31-x_half.zip.part'), 'half');
    const again = houses.reopen('cut');
    await again.exports.start();
    expect((await shown(again)).exports[0]).toMatchObject({ failure: 'bundle.interrupted', present: false });
    expect(readdirSync(folder)).toEqual([]);
    await again.exports.stop();
    await again.documents.stop();
    again.house.close();
  }, 120_000);

  it.skipIf(process.platform === 'win32')(
    'on a disk that takes no more leaves nothing and says so',
    async () => {
      const house = houses.open('full');
      await house.documents.drain();
      await house.close();
      const script = join(houses.root, 'full.jsonl');
      const order = { at: '2027-03-05T19:40:00+01:00', as: 'dr', command: 'audit.orderExport', input: whole };
      writeFileSync(script, JSON.stringify(order));
      const cli = join(import.meta.dirname, '..', '..', 'electron', 'hosts', 'cli', 'desk.ts');
      // No file may grow beyond 4 MB: the export needs twice that, the database does not.
      const limited = `ulimit -f 8192; exec "$@"`;
      const args = [process.execPath, cli, 'run', script, '--data', houses.folderOf('full')];
      const env = { ...process.env, TAPIS_KEY_FILE: houses.keyFile };
      const run = spawnSync('sh', ['-c', limited, 'sh', ...args], { encoding: 'utf8', env });
      expect(run.stderr).toBe('');
      const again = houses.reopen('full');
      const { folder, exports } = await shown(again);
      expect(exports[0]).toMatchObject({ failure: 'storage.full', present: false });
      expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
      await again.close();
    },
    120_000,
  );

  it('is refused while another is being written, for days the wrong way round, and for a tournament that is none', async () => {
    const house = houses.open('refused');
    const order = (input: object, as = 'dr') =>
      house.call({ name: 'audit.orderExport', input: { ...whole, ...input }, caller: house.callerOf(as)! });
    expect(await order({ scope: { ...season, from: '2028-01-01' } })).toMatchObject({
      refusal: { code: 'audit.daysReversed' },
    });
    expect(await order({ scope: { kind: 'tournament', tournament: 't-nowhere' } })).toMatchObject({
      refusal: { code: 'audit.unknownTournament' },
    });
    expect(await order({ export: 'x-1' })).toMatchObject({ ok: true });
    expect(await order({})).toMatchObject({ refusal: { code: 'audit.exportUnderWay' } });
    expect(await order({}, 'caisse1')).toMatchObject({ refusal: { code: 'desk.notAllowed' } });
    expect(await order({}, 'mcd1')).toMatchObject({ refusal: { code: 'desk.notAllowed' } });
    await house.exports.drain();
    expect(await order({ export: 'x-1' })).toMatchObject({ refusal: { code: 'audit.nameTaken' } });
    const { publicKey } = newSigningKey();
    const second = await house.asDesk('audit.keepSigningKey', { publicKey, sealed: 'AAAA' });
    expect(second).toMatchObject({ refusal: { code: 'audit.keyKnown' } });
    expect(await house.asDesk('audit.failExport', { export: 'x-1', reason: 'storage.full' })).toMatchObject({
      refusal: { code: 'audit.exportOver' },
    });
    await house.close();
  }, 120_000);
});
