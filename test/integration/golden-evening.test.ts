import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fillTables } from '../../electron/desk/fill-tables.ts';
import { registryOf } from '../../electron/desk/registry.ts';
import { replay } from '../../electron/desk/replay.ts';
import { features } from '../../electron/hosts/compose.ts';
import { verifyExport } from '../../electron/journal/verify-export.ts';
import { memoryStore } from '../../electron/storage/database.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { eventSchemas } from '../../shared/contract/events.ts';
import { kindOf, streamFolds } from '../../shared/domain/streams.ts';
import { lineInForce } from '../../shared/domain/levy/index.ts';
import { upcast, upcasts } from '../../shared/domain/upcasters.ts';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

/**
 * The sample evening as the first version exported it, with the events in the forms they had then. Never edited: whatever a later version
 * changes, it proves these lines, reads them, and comes to the same money (decision 28).
 */
const lines = gunzipSync(readFileSync(new URL('../golden/evening-v1.jsonl.gz', import.meta.url))).toString('utf8');
const head = '335643dc8ea9757b1ef44072dcee1acca0b85d76af828633e42930850635a8d4';

const folder = mkdtempSync(join(tmpdir(), 'tapis-golden-'));
const file = join(folder, 'journal.jsonl');
writeFileSync(file, lines);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line extends JournalEvent {
  readonly prev: string;
  readonly hash: string;
}

const journal = lines
  .trimEnd()
  .split('\n')
  .slice(0, -1)
  .map((text) => {
    const { prev, hash, ...event } = JSON.parse(text) as Line;
    return { event: event satisfies JournalEvent, prev, hash };
  });

/** A folder of that evening as an upgrade leaves it: the journal is there, every read table is younger and to be filled. */
function upgradedStore() {
  const store = memoryStore(migrations.map(({ up }) => up));
  const registry = registryOf(features);
  store.transaction((db) => {
    for (const { event, prev, hash } of journal) {
      db.run(
        'INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...[event.seq, event.stream, event.rev, event.type, canonicalJson(event), prev, hash],
      );
    }
    for (const table of registry.tables) db.run('INSERT OR IGNORE INTO unfilled_tables (name) VALUES (?)', table);
  });
  fillTables(store, registry);
  return { store, registry };
}

describe('an evening that the first version exported (decision 28)', () => {
  it('is proved to its last line', () => {
    expect(verifyExport(file)).toEqual({ lines: 1172, hash: head });
  });

  it('has events of earlier versions, and each fits the schema of today once it is lifted', () => {
    const older = new Set(
      journal
        .map(({ event }) => event)
        .filter(isOld)
        .map(({ type }) => type),
    );
    expect([...older].sort()).toEqual(['house.profileAdopted', 'notices.prepared', 'people.listImported']);
    const wrong = journal.flatMap(({ event }) => {
      const parsed = eventSchemas[event.type]?.safeParse(upcast(event).data);
      return parsed?.success ? [] : [`${event.seq} ${event.type}: ${parsed?.error.message ?? 'no schema'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('fills the read tables of today with the money of that evening', () => {
    const { store, registry } = upgradedStore();
    const one = (sql: string) => store.reader.get(sql);
    expect(one("SELECT count(*) AS entries FROM entries WHERE state NOT IN ('cancelled')")).toEqual({ entries: 143 });
    expect(one("SELECT count(*) AS rebuys FROM receipts WHERE kind = 'rebuy'")).toEqual({ rebuys: 27 });
    expect(one('SELECT sum(caves_cents) AS caves, sum(fee_cents) AS fees FROM receipts')).toEqual({
      caves: 1_700_000,
      fees: 286_000,
    });
    expect(one("SELECT sum(amount_cents) AS prizes FROM prizes WHERE status = 'paid'")).toEqual({ prizes: 1_632_000 });
    expect(replay(store.reader, { migrations, registry })).toMatchObject({ lines: 1172 });
    store.close();
  });

  it('folds to a closed ranking, prizes settled and a levy line signed twice', () => {
    const fold = streamFolds.tournament;
    const state = fold.initial();
    for (const { event } of journal) if (kindOf(event.stream) === 'tournament') fold.apply(state, upcast(event));
    const { standings, prizes, levy } = state;
    const ranks = standings.closed?.ranking.map(({ rank }) => rank).toSorted((a, b) => a - b);
    expect(ranks?.length).toBe(143);
    expect(ranks?.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(Object.values(prizes.settled).map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'paid'));
    expect(lineInForce(levy)).toMatchObject({
      levyCents: 68_000,
      certified: { account: expect.any(String) as string },
      countersigned: { account: expect.any(String) as string },
    });
  });
});

const isOld = ({ type, version }: JournalEvent): boolean => version <= (upcasts[type]?.length ?? 0);
