import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportJournal } from '../../electron/journal/export.ts';
import { lineOf } from '../../electron/journal/entry.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { verifyExport } from '../../electron/journal/verify-export.ts';
import { openReadOnly } from '../../electron/storage/open.ts';
import type { Store } from '../../electron/storage/database.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { counterMigrations, openCounterDesk, openCounterStore, temporaryFolder } from '../support/counter-desk.ts';
import { writeLines } from '../support/journal-writer.ts';

let folder = '';
let store: Store;

beforeEach(() => {
  folder = temporaryFolder();
  const opened = openCounterStore(folder);
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  store = opened;
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** Someone with the file and without scruples: the triggers are dropped first. */
function forge(sql: string): void {
  const triggers = store.reader.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name LIKE 'journal%'",
  );
  expect(triggers.length).toBeGreaterThan(4);
  for (const { name } of triggers) store.raw.exec(`DROP TRIGGER ${name}`);
  store.raw.exec(sql);
}

function verdict(): unknown {
  const found = verifyDatabase(store.reader);
  return isRefused(found) ? [found.refusal.code, found.refusal.params.line] : found;
}

describe('the journal in the database', () => {
  it('verifies when nobody touched it, also empty', () => {
    expect(verdict()).toEqual({ lines: 0, hash: '0'.repeat(64) });
    const lines = writeLines(store, 2_500);
    expect(verdict()).toEqual({ lines: 2_500, hash: lines.at(-1)?.hash });
  });

  it('Q14: one character of line 1, 5 500 or 10 001 of 10 001 is found', () => {
    writeLines(store, 10_001);
    forge('');
    for (const line of [1, 5_500, 10_001]) {
      store.raw.exec(`UPDATE journal SET body = replace(body, '"by"', '"bY"') WHERE seq = ${line}`);
      expect(verdict()).toEqual(['journal.altered', line]);
      store.raw.exec(`UPDATE journal SET body = replace(body, '"bY"', '"by"') WHERE seq = ${line}`);
    }
    expect(verdict()).toMatchObject({ lines: 10_001 });
  });

  it.each([
    ['a line deleted', 'DELETE FROM journal WHERE seq = 5', ['journal.lineMissing', 5]],
    ['the first line deleted', 'DELETE FROM journal WHERE seq = 1', ['journal.lineMissing', 1]],
    ['Q14: the last three deleted', 'DELETE FROM journal WHERE seq > 9', ['journal.truncated', 10]],
    ['all deleted', 'DELETE FROM journal', ['journal.truncated', 1]],
    [
      'two swapped',
      'UPDATE journal SET seq = CASE seq WHEN 4 THEN -7 WHEN 7 THEN -4 END WHERE seq IN (4, 7); UPDATE journal SET seq = -seq WHERE seq < 0',
      ['journal.outOfOrder', 4],
    ],
    ['the stream column', "UPDATE journal SET stream = 'till/z' WHERE seq = 5", ['journal.columnsDiffer', 5]],
    ['the type column', "UPDATE journal SET type = 'counter.touched' WHERE seq = 5", ['journal.columnsDiffer', 5]],
    ['the rev column', 'UPDATE journal SET rev = 77 WHERE seq = 5', ['journal.columnsDiffer', 5]],
    ['the seq column of the last line', 'UPDATE journal SET seq = 77 WHERE seq = 12', ['journal.columnsDiffer', 12]],
    ['a hash', `UPDATE journal SET hash = '${'a'.repeat(64)}' WHERE seq = 5`, ['journal.altered', 5]],
    ['a previous hash', `UPDATE journal SET prev = '${'a'.repeat(64)}' WHERE seq = 5`, ['journal.altered', 5]],
    [
      'a text that is no longer UTF-8',
      "UPDATE journal SET body = CAST(x'7bff7d' AS TEXT) WHERE seq = 5",
      ['journal.altered', 5],
    ],
    ['a text that is no JSON', "UPDATE journal SET body = 'nothing' WHERE seq = 5", ['journal.altered', 5]],
  ])('%s, with the triggers dropped, is found and named', (_what, sql, found) => {
    writeLines(store, 12);
    forge(sql);
    expect(verdict()).toEqual(found);
  });

  it('the last lines replaced by others whose chain fits is found by the head that was kept', () => {
    const lines = writeLines(store, 12);
    const event = JSON.parse(lines.at(-1)!.body) as JournalEvent;
    const forged = lineOf({ ...event, data: { by: 1 } }, lines.at(-2)!.hash);
    forge(`UPDATE journal SET body = '${forged.body}', hash = '${forged.hash}' WHERE seq = 12`);
    expect(verdict()).toEqual(['journal.wrongHead', 12]);
  });

  it('a forged text with a hash that fits and no frame is malformed, not a crash', () => {
    const line = lineOf({ ...(JSON.parse(writeLines(store, 1)[0]!.body) as JournalEvent) }, '0'.repeat(64));
    expect(verdict()).toEqual({ lines: 1, hash: line.hash });
    const hash = spawnSync('sha256sum', { input: `${'0'.repeat(64)}\n{}` })
      .stdout.toString()
      .slice(0, 64);
    forge(`UPDATE journal SET body = '{}', hash = '${hash}' WHERE seq = 1`);
    expect(verdict()).toEqual(['journal.malformed', 1]);
  });

  it('can be proved beside a running desk, on a connection that only reads', () => {
    writeLines(store, 12);
    const beside = openReadOnly(folder, counterMigrations);
    if (isRefused(beside)) throw new Error(beside.refusal.code);
    expect(verifyDatabase(beside.reader)).toMatchObject({ lines: 12 });
    expect(() => beside.raw.exec('DELETE FROM journal_head')).toThrow(/readonly/);
    beside.close();
  });
});

describe('Q13: the chain does not report what nobody did', () => {
  it('200 lines in one second from two windows and a till verify, here, reopened, and in another time zone', async () => {
    const counter = openCounterDesk();
    const stations = ['window-1', 'window-2', 'till-1'];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        counter.clock.advance(index % 5 === 0 ? 1 : 0);
        const caller = { account: `a_${index % 3}`, roles: ['cashier' as const], station: stations[index % 3]! };
        return counter.call('counter.add', { counter: `c${index % 2}`, by: 1 }, { caller });
      }),
    );
    // A wall clock that is set back must not matter either: the order is the number.
    counter.clock.set('2020-01-01T00:00:00Z');
    await counter.call('counter.add', { counter: 'c0', by: 1 });
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const head = { lines: 201, hash: counter.desk.head.hash };
    expect(verifyDatabase(counter.store.reader)).toEqual(head);
    const file = join(counter.folder, 'export.jsonl');
    exportJournal(counter.store.reader, file);
    counter.close();
    const again = openCounterDesk({ folder: counter.folder });
    expect(verifyDatabase(again.store.reader)).toEqual(head);
    again.close();
    for (const zone of ['Pacific/Kiritimati', 'America/St_Johns']) expect(verifiedElsewhere(file, zone)).toEqual(head);
    expect(verifyExport(file)).toEqual(head);
    counter.remove();
  });
});

/** What another process, in another time zone and language, says of the file. */
function verifiedElsewhere(file: string, zone: string): unknown {
  const module = new URL('../../electron/journal/verify-export.ts', import.meta.url).href;
  const script = `const { verifyExport } = await import(${JSON.stringify(module)}); console.log(JSON.stringify(verifyExport(${JSON.stringify(file)})))`;
  const env = { ...process.env, TZ: zone, LANG: 'tr_TR.UTF-8' };
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout) as unknown;
}
