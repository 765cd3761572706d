/**
 * Opens FOLDER as somebody who is not its owner, and prints what came of it. Root may write everywhere, so as root this
 * process first becomes user 65534; everything it needs is loaded before.
 */
import { writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { openReadOnly } from '../../electron/storage/open.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { counterMigrations, openCounterStore } from './counter-desk.ts';

const [folder = '', mode = ''] = process.argv.slice(2);

// The native part of the driver is loaded by its first use.
new Database(':memory:').close();
if (process.getuid?.() === 0) process.setuid?.(65_534);

const store = mode === 'read' ? openReadOnly(folder, counterMigrations) : openCounterStore(folder);
const said = isRefused(store) ? store : { uid: process.getuid?.(), head: verifyDatabase(store.reader) };
writeSync(1, JSON.stringify(said));
