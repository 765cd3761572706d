import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsFile } from '../../electron/hosts/desktop/settings-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-settings-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hall = { open: true, display: { id: '7', label: 'TV' }, tournament: 't-mars', language: 'fr' } as const;

it('this computer’s printers and displays are kept whole in one small file', () => {
  const first = new SettingsFile(folder);
  expect([first.readable, readdirSync(folder)]).toEqual([true, []]);
  first.change({ printers: { receipt: 'ticket-80', a4: null } });
  first.change({ hall });
  expect(readdirSync(folder)).toEqual(['desktop.json']);
  const again = new SettingsFile(folder);
  expect(again.now).toEqual({ version: 1, printers: { receipt: 'ticket-80', a4: null }, hall });
  expect(again.readable).toBe(true);
});

it.each([
  ['cut off', '{"version":1,"printers":{"receipt"'],
  ['of a later version', JSON.stringify({ version: 2, printers: { receipt: null, a4: null }, hall: null })],
  ['with something else in it', JSON.stringify({ version: 1, printers: { receipt: 4, a4: null }, hall: null })],
  ['empty', ''],
])('a file that is %s counts as none, is said to be so, and stays until something is chosen', (_what, text) => {
  const file = join(folder, 'desktop.json');
  writeFileSync(file, text);
  const settings = new SettingsFile(folder);
  expect(settings.readable).toBe(false);
  expect(settings.now).toEqual({ version: 1, printers: { receipt: null, a4: null }, hall: null });
  expect(readFileSync(file, 'utf8')).toBe(text);
  settings.change({ hall });
  expect(new SettingsFile(folder)).toMatchObject({ readable: true, now: { hall } });
});
