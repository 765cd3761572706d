import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpContract } from '../../shared/contract/house.ts';
import { buildApp, DesktopApp } from '../harness/desktop-app.ts';
import { signIn } from '../support/planned-app.ts';

/** Files that leave the desktop's page: through the system's dialog, to where the person points, whole or not at all. */

const folder = mkdtempSync(join(tmpdir(), 'tapis-save-'));
const elsewhere = join(folder, 'clé USB');
const name = 'journal-3.jsonl';
const target = join(elsewhere, 'copie du journal.jsonl');

let app: DesktopApp;
let session: string;

beforeAll(async () => {
  buildApp();
  app = DesktopApp.start({ folder });
  await app.ask('house.setUp', setUpContract.example);
  session = await signIn(app);
});

afterAll(() => {
  app.kill();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  rmSync(elsewhere, { recursive: true, force: true });
  mkdirSync(elsewhere);
  await app.do('saveAt', { path: target });
});

const save = (input: object, by = session) => app.ask<{ file: string | null }>('host.saveFile', input, by);
const begin = async (): Promise<string> => {
  const { file } = await save({ step: 'begin', name });
  if (file === null) throw new Error('nobody said where');
  return file;
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const refusal = async (input: object, by: string | undefined = session) => {
  const answer = await app.call('host.saveFile', input, by);
  return answer.ok ? undefined : answer.refusal;
};

describe('a file that leaves the desktop’s page', () => {
  it('is written where the person points, in parts, and stands there only when it is whole', async () => {
    const file = await begin();
    await save({ step: 'part', file, offset: 0, base64: base64('première, ') });
    await save({ step: 'part', file, offset: 11, base64: base64('seconde') });
    await save({ step: 'part', file, offset: 11, base64: base64('seconde') });
    expect(readdirSync(elsewhere)).toEqual([expect.stringMatching(/^copie du journal\.jsonl\.[0-9a-f]{8}\.part$/)]);
    await save({ step: 'end', file });
    expect(readdirSync(elsewhere)).toEqual(['copie du journal.jsonl']);
    expect(readFileSync(target, 'utf8')).toBe('première, seconde');
    const asked = (await app.notes('save dialog')).at(-1) as { defaultPath: string };
    expect(asked.defaultPath).toBe(join(folder, 'user', 'documents', name));
    expect(await refusal({ step: 'part', file, offset: 0, base64: base64('encore') })).toMatchObject({
      code: 'host.saveUnknown',
    });
  });

  it('is not written when the person thinks better of it', async () => {
    await app.do('saveAt', {});
    expect(await save({ step: 'begin', name })).toEqual({ file: null });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('given up half-way leaves nothing, and an older file of that name as it was', async () => {
    writeFileSync(target, 'of last week');
    const file = await begin();
    await save({ step: 'part', file, offset: 0, base64: base64('half') });
    await save({ step: 'drop', file });
    expect(readdirSync(elsewhere)).toEqual(['copie du journal.jsonl']);
    expect(readFileSync(target, 'utf8')).toBe('of last week');
  });

  it('that cannot be begun or put in its place is refused by the system’s own reason, and leaves nothing', async () => {
    const file = await begin();
    mkdirSync(target);
    expect(await refusal({ step: 'end', file })).toMatchObject({
      code: 'host.saveFailed',
      params: { name: 'copie du journal.jsonl', reason: 'EISDIR' },
    });
    expect(readdirSync(elsewhere)).toEqual(['copie du journal.jsonl']);
    await app.do('saveAt', { path: join(elsewhere, 'unplugged', 'x') });
    expect(await refusal({ step: 'begin', name })).toMatchObject({ params: { name: 'x', reason: 'ENOENT' } });
  });

  it('reads no path from the page, and is nobody’s without a session', async () => {
    for (const bad of ['../house.key', 'a/b', '.hidden', 'c:\\x', '']) {
      expect(await refusal({ step: 'begin', name: bad }), bad).toMatchObject({ code: 'desk.invalidInput' });
    }
    const before = (await app.notes('save dialog')).length;
    expect((await app.call('host.saveFile', { step: 'begin', name })).ok).toBe(false);
    expect((await app.notes('save dialog')).length).toBe(before);
    expect(await refusal({ step: 'end', file: '0'.repeat(32) })).toMatchObject({ code: 'host.saveUnknown' });
  });
});

it('a file half saved when the application ends is taken away again', async () => {
  const file = await begin();
  await save({ step: 'part', file, offset: 0, base64: base64('half') });
  expect(readdirSync(elsewhere)).toHaveLength(1);
  expect(await app.quit()).toBe(0);
  expect(readdirSync(elsewhere)).toEqual([]);
});
