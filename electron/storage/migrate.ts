import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { Migration } from './migration.ts';

interface MigrateOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
  readonly today: string;
  readonly from: number;
}

/**
 * Brings the database to the newest form in one transaction. An existing database is first copied whole to
 * `backups/before-<version>-<day>.sqlite`; a failing step leaves the database as it was.
 */
export function migrate(raw: Database.Database, { folder, migrations, today, from }: MigrateOptions): void {
  const due = migrations.filter((migration) => migration.number > from);
  const last = due.at(-1);
  if (!last) return;
  if (from > 0) backUp(raw, join(folder, 'backups'), `before-${last.number}-${today}.sqlite`);
  raw.transaction(() => {
    for (const migration of due) raw.exec(migration.up);
    raw.pragma(`user_version = ${last.number}`);
  })();
}

/** A consistent copy of the whole database, made by SQLite itself while it is open. */
export function backUp(raw: Database.Database, folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  if (existsSync(file)) rmSync(file);
  raw.prepare('VACUUM INTO ?').run(file);
  return file;
}
