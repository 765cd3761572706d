import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../electron/desk/ports.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { sha256Hex } from '../../shared/kernel/sha256.ts';

interface Line {
  readonly seq: number;
  readonly type: string;
  readonly stream: string;
  readonly at: number;
  readonly body: string;
  readonly prev: string;
  readonly hash: string;
}

interface Page {
  readonly lines: readonly Line[];
  readonly last: number;
}

const root = mkdtempSync(join(tmpdir(), 'tapis-journal-screen-'));
let rehearsal: Rehearsal;

async function ask<Answer>(name: string, input: object = {}): Promise<Answer> {
  const answer = await rehearsal.call({ name, input, caller: rehearsal.callerOf('conf')! });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.answer as Answer;
}

beforeAll(async () => {
  const keyFile = join(root, 'sample.key');
  const folder = join(root, 'sample');
  const sample = await buildSample(folder, keyFile);
  if (isRefused(sample)) throw new Error(sample.refusal.code);
  sample.house.close();
  const opened = Rehearsal.open({ folder, keyFile, chance: seededChance('screen'), startsAt: Date.parse(sampleNow) });
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  rehearsal = opened;
}, 240_000);

afterAll(() => {
  rehearsal.house.close();
  rmSync(root, { recursive: true, force: true });
});

describe('audit.lines', () => {
  it('goes backwards from the latest line without a gap, each line provable by itself', async () => {
    const latest = await ask<Page>('audit.lines', { before: 1_000_000, limit: 20 });
    const older = await ask<Page>('audit.lines', { before: latest.last, limit: 20 });
    const all = [...latest.lines, ...older.lines];
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => all[0]!.seq - index));
    for (const { body, prev, hash } of all) expect(sha256Hex(`${prev}\n${body}`)).toBe(hash);
  });

  it('filters by stream, beginnings of types, texts and time', async () => {
    const filter = {
      stream: 'tournament/t-final',
      types: ['prizes.', 'standings.closed'],
      before: 1_000_000,
      limit: 500,
    };
    const { lines, last } = await ask<Page>('audit.lines', filter);
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['prizes.structureFrozen', 'prizes.leftUnclaimed', 'standings.closed']),
    );
    expect(last).toBe(1);
    const at = lines[0]!.at;
    const before = await ask<Page>('audit.lines', { ...filter, to: at });
    expect(before.lines.every((line) => line.at < at)).toBe(true);
    expect(before.lines.length).toBeLessThan(lines.length);
    const found = await ask<Page>('audit.lines', { any: ['E-FIN-3'], before: 1_000_000, limit: 500 });
    expect(found.lines.length).toBeGreaterThan(0);
    expect(found.lines.every(({ body }) => body.includes('e-fin-3'))).toBe(true);
  });

  it('goes forward from a line and says where it stopped', async () => {
    const { lines, last } = await ask<Page>('audit.lines', { after: 0, limit: 3 });
    expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(last).toBe(3);
    const end = await ask<Page>('audit.lines', { after: 1_000_000 });
    expect(end).toEqual({ lines: [], last: 1_000_000 });
  });
});

describe('audit.verify', () => {
  it('proves the journal under a name, and is no longer under way afterwards', async () => {
    const proven = await ask<{ lines: number; hash: string }>('audit.verify', { run: 'run-a' });
    const { lines } = await ask<Page>('audit.lines', { before: 1_000_000, limit: 1 });
    expect(proven).toEqual({ lines: lines[0]!.seq, hash: lines[0]!.hash });
    expect(await ask('audit.progress', { run: 'run-a' })).toEqual({ running: false, lines: 0, of: 0 });
  });

  it('ends when it is stopped, and says that nothing is proven', async () => {
    const proof = rehearsal.call({
      name: 'audit.verify',
      input: { run: 'run-b' },
      caller: rehearsal.callerOf('conf')!,
    });
    await expect.poll(() => ask('audit.progress', { run: 'run-b' })).toMatchObject({ running: true });
    expect(await ask('audit.stop', { run: 'run-b' })).toEqual({ stopped: true });
    expect(await proof).toMatchObject({ ok: false, refusal: { code: 'journal.stopped' } });
    expect(await ask('audit.stop', { run: 'run-b' })).toEqual({ stopped: false });
  });
});

describe('audit.readExport', () => {
  it('hands over the export, byte for byte', async () => {
    const { file, lines } = await ask<{ file: string; lines: number }>('audit.export');
    const parts: Buffer[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const part: { base64: string; next: number | null } = await ask('audit.readExport', { lines, offset });
      parts.push(Buffer.from(part.base64, 'base64'));
      offset = part.next;
    }
    expect(Buffer.concat(parts).equals(readFileSync(file))).toBe(true);
    await expect(ask('audit.readExport', { lines: lines + 7, offset: 0 })).rejects.toThrow('journal.unknownExport');
  });
});
