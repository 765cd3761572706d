import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { Refused } from '../../shared/kernel/refusal.ts';
import { storeOn, type ReadableDatabase } from './database.ts';
import type { Migration } from './migration.ts';
import { refuseStorage, storageRefusalOf } from './refusals.ts';

interface MigrateOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
  readonly today: string;
  readonly from: number;
  /** Whether a house that is known may be changed now; refuses where it may not. */
  readonly mayMigrate?: (db: ReadableDatabase) => Refused | undefined;
}

/**
 * Brings the database to the newest form in one transaction. An existing database is first copied whole to
 * `backups/before-<version>-<day>.sqlite`. Refuses what `mayMigrate` refuses, and `storage.migrationFailed` when a step does not go through; the database
 * is then as it was.
 */
export function migrate(
  raw: Database.Database,
  { folder, migrations, today, from, mayMigrate }: MigrateOptions,
): Refused | undefined {
  const due = migrations.filter((migration) => migration.number > from);
  const last = due.at(-1);
  if (!last) return undefined;
  if (from > 0) {
    const refused = mayMigrate?.(storeOn(raw).reader);
    if (refused) return refused;
    backUp(raw, join(folder, 'backups'), `before-${last.number}-${today}.sqlite`);
  }
  let step = last;
  try {
    raw.transaction(() => {
      for (step of due) raw.exec(step.up);
      raw.pragma(`user_version = ${last.number}`);
    })();
  } catch (error) {
    return (
      storageRefusalOf(error) ?? refuseStorage('storage.migrationFailed', { step: step.number, detail: String(error) })
    );
  }
  return undefined;
}

/**
 * A consistent copy of the whole database, made by SQLite itself while it is open; it takes its name only when it is whole.
 * Throws the file system's or SQLite's error.
 */
function backUp(raw: Database.Database, folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  raw.prepare('VACUUM INTO ?').run(partial);
  renameSync(partial, file);
  return file;
}
