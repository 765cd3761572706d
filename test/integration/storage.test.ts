import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import { openHouse, type House } from '../../electron/hosts/house.ts';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';
import type { Store } from '../../electron/storage/database.ts';
import type { Migration } from '../../electron/storage/migration.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { databaseFile, openReadOnly, openStore } from '../../electron/storage/open.ts';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import {
  counterMigrations,
  openCounterDesk,
  openCounterStore,
  temporaryFolder,
  type CounterDesk,
} from '../support/counter-desk.ts';
import { counterFeature } from '../support/counter-feature.ts';
import { writeLines } from '../support/journal-writer.ts';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const opened = (store: Store | Refused): Store => {
  if (isRefused(store)) throw new Error(store.refusal.code);
  return store;
};

const cli = fileURLToPath(new URL('../../electron/hosts/cli/desk.ts', import.meta.url));

const codeOf = (store: Store | Refused): string => {
  if (isRefused(store)) return store.refusal.code;
  store.close();
  return 'opened';
};

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A house with 50 lines, closed. */
function founded(): string {
  const store = opened(openCounterStore(folder));
  writeLines(store, 50);
  store.close();
  return databaseFile(folder);
}

/** Proves that opening is refused with this code, that not a byte was changed, and that the folder is free afterwards. */
function refusedUntouched(code: string): void {
  const file = databaseFile(folder);
  const before = digest(file);
  expect(codeOf(openCounterStore(folder))).toBe(code);
  expect(codeOf(openCounterStore(folder))).toBe(code);
  expect(digest(file)).toBe(before);
  expect(readdirSync(folder).sort()).toEqual(['lock.sqlite', 'tapis.sqlite']);
}

describe('the connection', () => {
  it('writes ahead with synchronous=FULL, foreign keys, recursive triggers and a bounded log', () => {
    const store = opened(openCounterStore(folder));
    const pragma = (name: string): unknown => store.raw.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('recursive_triggers')).toBe(1);
    expect(pragma('trusted_schema')).toBe(0);
    expect(pragma('journal_size_limit')).toBe(16 << 20);
    expect(pragma('application_id')).toBe(0x54415049);
    expect(pragma('user_version')).toBe(9990);
    store.close();
  });

  it('has no table that is not STRICT', () => {
    const store = opened(openStore({ folder, migrations, today: '2027-03-05' }));
    const tables = store.reader.all<{ name: string; strict: number }>(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    expect(tables.length).toBeGreaterThan(7);
    expect(tables.filter(({ strict }) => strict === 0)).toEqual([]);
    store.close();
  });

  it('leaves no log behind after a clean end', () => {
    founded();
    expect(readdirSync(folder).sort()).toEqual(['lock.sqlite', 'tapis.sqlite']);
  });
});

describe('a database that cannot be used is refused by name, and nothing is changed', () => {
  it('missing, when none shall be founded: no folder is made either', () => {
    const nowhere = join(folder, 'nowhere');
    const missing = { refusal: { code: 'storage.missing', params: { folder: nowhere }, rules: [] } };
    expect(openStore({ folder: nowhere, migrations, today: '2027-03-05', create: false })).toEqual(missing);
    expect(openReadOnly(nowhere, counterMigrations)).toEqual(missing);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('a file where the folder should be', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(codeOf(openStore({ folder: join(folder, 'file'), migrations, today: '2027-03-05' }))).toBe(
      'storage.missing',
    );
  });

  it('from the future', () => {
    const plain = new Database(founded());
    plain.pragma('user_version = 99990');
    plain.close();
    expect(openCounterStore(folder)).toMatchObject({ refusal: { params: { found: 99_990, known: 9990 } } });
    refusedUntouched('storage.fromTheFuture');
    expect(openReadOnly(folder, counterMigrations)).toMatchObject({
      refusal: { code: 'storage.fromTheFuture', params: { found: 99_990, known: 9990 } },
    });
    for (const asked of ['verify', 'replay']) {
      const { status, stdout } = spawnSync(process.execPath, [cli, asked, '--data', folder]);
      expect([status, JSON.parse(stdout.toString())]).toMatchObject([
        1,
        { refusal: { code: 'storage.fromTheFuture' } },
      ]);
    }
  });

  it("not ours: another program's database", () => {
    const other = new Database(databaseFile(folder));
    other.exec("CREATE TABLE contacts (name TEXT); INSERT INTO contacts VALUES ('Marguerite')");
    other.pragma('application_id = 7');
    other.close();
    refusedUntouched('storage.notOurs');
    expect(codeOf(openReadOnly(folder, counterMigrations))).toBe('storage.notOurs');
  });

  it('a text file by its name', () => {
    writeFileSync(databaseFile(folder), 'Not a database, but long enough to be read as the header of one. '.repeat(40));
    refusedUntouched('storage.corrupted');
    expect(codeOf(openReadOnly(folder, counterMigrations))).toBe('storage.corrupted');
  });

  it('its header overwritten', () => {
    const file = founded();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 0, 100);
    writeFileSync(file, bytes);
    refusedUntouched('storage.corrupted');
  });

  it('its first page overwritten behind the header', () => {
    const file = founded();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 100, 1500);
    writeFileSync(file, bytes);
    refusedUntouched('storage.corrupted');
  });

  it('cut to half its length', () => {
    const file = founded();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const store = openCounterStore(folder);
    const found = isRefused(store) ? store : verifyDatabase(store.reader);
    if (!isRefused(store)) store.close();
    expect(found).toMatchObject({ refusal: { code: 'storage.corrupted' } });
  });
});

describe('overwritten in the middle', () => {
  /** Overwrites the pages of the journal, as a failing disk would. */
  function damage(from: Uint8Array): void {
    const file = databaseFile(join(folder, 'data'));
    const plain = new Database(file, { readonly: true });
    const pages = plain
      .prepare("SELECT pageno FROM dbstat WHERE name = 'journal' AND pagetype = 'leaf'")
      .pluck()
      .all() as number[];
    plain.close();
    const bytes = readFileSync(file);
    for (const page of pages) bytes.set(from, (page - 1) * 4096);
    writeFileSync(file, bytes);
  }

  /** Opens a whole house, with its keyring, on the folder. */
  function house(): House | Refused {
    const env = { XDG_CONFIG_HOME: join(folder, 'config') };
    const clock = new SimulatedClock('2027-03-05T18:30:00+01:00');
    const access = () => ({ check: () => Promise.resolve(undefined), handlers: [] });
    const ports = { env, clock, chance: seededChance('x'), access, onFault: () => undefined };
    return openHouse({ folder: join(folder, 'data'), ...ports, features: [counterFeature(false)] });
  }

  async function played(): Promise<void> {
    const opening = house();
    if (isRefused(opening)) throw new Error(opening.refusal.code);
    const caller = { account: 'a_1', roles: ['cashier' as const], station: 's' };
    for (let by = 1; by <= 40; by += 1) {
      await opening.desk.call({ name: 'counter.add', input: { counter: 'a', by }, caller });
    }
    opening.close();
  }

  it('the verifier and the opening house say so by name; nothing throws', async () => {
    await played();
    damage(Buffer.alloc(4096, 0xff));
    const store = opened(openReadOnly(join(folder, 'data'), counterMigrations));
    expect(verifyDatabase(store.reader)).toMatchObject({ refusal: { code: 'storage.corrupted' } });
    store.close();
    // Twice: a refused opening leaves no lock behind.
    expect(house()).toMatchObject({ refusal: { code: 'storage.corrupted' } });
    expect(house()).toMatchObject({ refusal: { code: 'storage.corrupted' } });
  });

  it('a line whose text was hit is named, and the rest can still be read', async () => {
    await played();
    const file = databaseFile(join(folder, 'data'));
    const bytes = readFileSync(file);
    // Also where SQLite has left an older copy of the row behind: which one is read is its business.
    const sought = '"number":"R-2027-000017"';
    expect(bytes.includes(sought)).toBe(true);
    for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at))
      bytes.write('8', at + sought.length - 2);
    writeFileSync(file, bytes);
    const store = opened(openReadOnly(join(folder, 'data'), counterMigrations));
    expect(verifyDatabase(store.reader)).toMatchObject({ refusal: { code: 'journal.altered', params: { line: 17 } } });
    store.close();
  });
});

describe('read-only', () => {
  const child = fileURLToPath(new URL('../support/open-child.ts', import.meta.url));

  const asAnother = (mode: string): unknown => {
    const run = spawnSync(process.execPath, [child, folder, mode], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    return JSON.parse(run.stdout) as unknown;
  };

  it('another user who may write opens it: the test itself works', () => {
    founded();
    chmodSync(folder, 0o777);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    const said = asAnother('write');
    expect(said).toMatchObject({ head: { lines: 50 } });
    expect((said as { uid: number }).uid).not.toBe(0);
  });

  it.each([
    ['the folder', 0o555, 0o444, 0o444],
    ['the database alone', 0o777, 0o444, 0o666],
    ['the lock alone', 0o777, 0o666, 0o444],
    ['the folder, with files that may be written', 0o555, 0o666, 0o666],
  ])('%s: refused by name, nothing is changed', (_what, folderMode, databaseMode, lockMode) => {
    const file = founded();
    const before = digest(file);
    chmodSync(file, databaseMode);
    chmodSync(join(folder, 'lock.sqlite'), lockMode);
    chmodSync(folder, folderMode);
    expect(asAnother('write')).toMatchObject({ refusal: { code: 'storage.readOnly' } });
    expect(digest(file)).toBe(before);
  });

  it('a folder that may not even be entered', () => {
    founded();
    chmodSync(folder, 0o000);
    expect(asAnother('write')).toMatchObject({ refusal: { code: 'storage.readOnly' } });
  });

  it('a reader says so too, where it may not make the log that it needs', () => {
    const file = founded();
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    expect(asAnother('read')).toMatchObject({ refusal: { code: 'storage.readOnly' } });
  });
});

describe('while the desk is at work', () => {
  let counter: CounterDesk;

  beforeEach(() => {
    counter = openCounterDesk({ folder });
  });

  afterEach(() => counter.close());

  const add = (): ReturnType<CounterDesk['call']> =>
    counter.call('counter.add', { counter: 'a', by: 1, person: { id: 'p_1', name: 'x'.repeat(1500) } });

  it('the disk full while committing: refused by name, nothing half-done, and the desk goes on when there is room', async () => {
    await add();
    const { raw, reader } = counter.store;
    const most = raw.pragma('max_page_count', { simple: true });
    raw.pragma(`max_page_count = ${String(raw.pragma('page_count', { simple: true }))}`);
    let accepted = 1;
    let answer = await add();
    for (; answer.ok; answer = await add()) accepted += 1;
    expect(answer).toEqual({
      ok: false,
      refusal: { code: 'storage.full', params: { detail: 'SQLITE_FULL' }, rules: [] },
    });
    expect(raw.inTransaction).toBe(false);
    const rows = (table: string): unknown => reader.get(`SELECT count(*) AS rows FROM ${table}`);
    for (const table of ['journal', 'answers']) expect(rows(table)).toEqual({ rows: accepted });
    expect(reader.get('SELECT total, times FROM counters')).toEqual({ total: accepted, times: accepted });
    expect(counter.desk.snapshotOf('till/a')).toMatchObject({ rev: accepted, state: { count: { total: accepted } } });
    expect(verifyDatabase(reader)).toMatchObject({ lines: accepted });
    raw.pragma(`max_page_count = ${String(most)}`);
    expect(await add()).toMatchObject({ ok: true, seq: accepted + 1 });
    expect(verifyDatabase(reader)).toMatchObject({ lines: accepted + 1 });
    expect(counter.faults).toEqual([]);
  });

  it('another program holds the database: refused by name after two seconds, and the next try goes through', async () => {
    const other = new Database(databaseFile(folder));
    other.exec('BEGIN IMMEDIATE');
    expect(await add()).toMatchObject({ ok: false, refusal: { code: 'storage.busy' } });
    other.exec('ROLLBACK');
    other.close();
    expect(await add()).toMatchObject({ ok: true, seq: 1 });
  });

  it('Q03: over 20 000 commits, with a reader now and then that stays for a while, the log stays bounded and goes at the end', () => {
    const { store } = counter;
    // Only for the speed of this test: how the log grows does not depend on when it reaches the disk.
    store.raw.pragma('synchronous = OFF');
    const log = `${databaseFile(folder)}-wal`;
    let largest = 0;
    for (let commit = 0; commit < 20_000; commit += 500) {
      const reader = new Database(databaseFile(folder), { readonly: true });
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM marks').get();
      for (let within = 0; within < 500; within += 1) {
        store.transaction((db) =>
          db.run('INSERT INTO answers VALUES (?, ?, ?, ?, ?)', `k${commit + within}`, 'c', 'i', 0, '{}'),
        );
        if (within === 250) reader.close();
      }
      largest = Math.max(largest, statSync(log).size);
    }
    expect(largest).toBeLessThan(32 << 20);
    expect(statSync(log).size).toBeLessThanOrEqual(16 << 20);
    counter.close();
    expect(existsSync(log)).toBe(false);
    counter = openCounterDesk({ folder });
  }, 60_000);
});

describe('upgrading', () => {
  const next: Migration = {
    number: 9991,
    name: 'next',
    up: 'CREATE TABLE next (a INTEGER) STRICT; INSERT INTO next VALUES (1);',
  };
  const broken: Migration = {
    number: 9992,
    name: 'broken',
    up: 'CREATE TABLE half (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1);',
  };
  const today = '2028-01-02';
  const known = [...migrations];

  function old(): { lines: number; hash: string } {
    const store = opened(openStore({ folder, migrations: known, today: '2027-03-05' }));
    writeLines(store, 50);
    const head = verifyDatabase(store.reader);
    store.close();
    if (isRefused(head)) throw new Error(head.refusal.code);
    return head;
  }

  it('a new house makes no backup; an upgrade makes one first, which opens with the old version', () => {
    const head = old();
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    const upgraded = opened(openStore({ folder, migrations: [...known, next], today }));
    expect(upgraded.reader.get('SELECT a FROM next')).toEqual({ a: 1 });
    expect(verifyDatabase(upgraded.reader)).toEqual(head);
    upgraded.close();
    expect(readdirSync(join(folder, 'backups'))).toEqual(['before-9991-2028-01-02.sqlite']);

    const restored = join(folder, 'restored');
    mkdirSync(restored);
    copyFileSync(join(folder, 'backups', 'before-9991-2028-01-02.sqlite'), databaseFile(restored));
    const again = opened(openStore({ folder: restored, migrations: known, today }));
    expect(verifyDatabase(again.reader)).toEqual(head);
    expect(again.reader.get("SELECT 1 FROM sqlite_schema WHERE name = 'next'")).toBeUndefined();
    again.close();
  });

  it('nothing to do: no backup', () => {
    old();
    opened(openStore({ folder, migrations: known, today })).close();
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });

  it('a step that fails is named, leaves the old form, its backup, and no lock', () => {
    const head = old();
    const version = known.at(-1)?.number;
    const refused = openStore({ folder, migrations: [...known, next, broken], today });
    expect(refused).toMatchObject({ refusal: { code: 'storage.migrationFailed', params: { step: 9992 } } });
    expect(readdirSync(join(folder, 'backups'))).toEqual(['before-9992-2028-01-02.sqlite']);
    const store = opened(openStore({ folder, migrations: known, today }));
    expect(store.raw.pragma('user_version', { simple: true })).toBe(version);
    expect(store.reader.all("SELECT name FROM sqlite_schema WHERE name IN ('next', 'half')")).toEqual([]);
    expect(verifyDatabase(store.reader)).toEqual(head);
    store.close();
  });

  it('a second try on the same day replaces the backup of the first', () => {
    old();
    openStore({ folder, migrations: [...known, broken], today });
    openStore({ folder, migrations: [...known, broken], today });
    expect(readdirSync(join(folder, 'backups'))).toEqual(['before-9992-2028-01-02.sqlite']);
  });
});
