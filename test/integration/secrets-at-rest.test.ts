import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { director, openCounterDesk } from '../support/counter-desk.ts';

const name = 'Marguerite Yourcenar-Crayencour';
const pin = '73915286';

/** The words that must not be found, in the forms in which a careless write would leave them. */
const forms = [name, name.toLowerCase(), 'Yourcenar', pin].flatMap((word) => [
  Buffer.from(word),
  Buffer.from(word, 'utf16le'),
  Buffer.from(Buffer.from(word).toString('hex')),
  Buffer.from(Buffer.from(word).toString('base64').replace(/=+$/, '')),
]);

/** Read in this process only once the desk is closed: closing a second handle would drop the locks of SQLite. */
const bytesOf = (folder: string, file: string): Buffer =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : Buffer.alloc(0);

it('neither a PIN nor a name is in the raw bytes of the database or its log, and the name can still be read', async () => {
  const counter = openCounterDesk();
  // Another connection keeps the log from being merged and deleted at the close.
  const reader = (await import('better-sqlite3')).default(join(counter.folder, 'tapis.sqlite'), { readonly: true });
  reader.prepare('SELECT count(*) FROM journal').get();
  const key = 'k1';
  const input = { counter: 'a', by: 1, person: { id: 'p_1', name } };
  expect(await counter.call('counter.add', input, { key })).toMatchObject({ ok: true });
  expect(await counter.as(director, 'counter.sign', { counter: 'a', by: 1, pin })).toMatchObject({ ok: true });
  expect(await counter.as(director, 'counter.sign', { counter: 'a', by: 1, pin: '0000' })).toMatchObject({ ok: false });
  expect(await counter.call('counter.add', { ...input, by: 2 }, { key })).toMatchObject({ ok: false });
  expect(await counter.call('counter.nameOf', { person: 'p_1' })).toMatchObject({ ok: true, answer: { name } });
  counter.close();
  const log = bytesOf(counter.folder, 'tapis.sqlite-wal');
  reader.close();
  openCounterDesk({ folder: counter.folder }).close();
  const database = bytesOf(counter.folder, 'tapis.sqlite');
  expect(log.length).toBeGreaterThan(4096);
  expect(database.includes('counter.added')).toBe(true);
  expect(log.includes('counter.added')).toBe(true);
  for (const form of forms) {
    expect(database.includes(form)).toBe(false);
    expect(log.includes(form)).toBe(false);
  }
  counter.remove();
});
