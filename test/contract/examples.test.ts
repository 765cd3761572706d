import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../electron/desk/ports.ts';
import { deskCaller, type Answer, type Caller } from '../../electron/desk/request.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { contracts } from '../../shared/contract/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** What one house cannot be in at once: a founded house is not founded again, an open day not opened, nor closed while prizes are owed, nor
 * carried to the control register while signatures are missing, nor a watch
 * list let out where nobody reaches the amount, nor is there an export before one was made, nor a duplicate before the paper is drawn. */
const refusedHere: Readonly<Record<string, string>> = {
  'house.setUp': 'house.alreadyFounded',
  'house.openDay': 'house.dayStillOpen',
  'house.closeDay': 'house.prizesUnpaid',
  'notices.issueStatement': 'notices.monthNotOver',
  'audit.readExport': 'journal.unknownExport',
  'levy.carryDay': 'levy.carryUnsigned',
  'people.purge': 'people.nothingToPurge',
  'people.stopPurge': 'people.noPurge',
  'people.purgeSlice': 'people.noPurge',
  'people.finishPurge': 'people.noPurge',
  'audit.readBundle': 'journal.unknownExport',
  'audit.verifyBundle': 'journal.unknownExport',
  'audit.finishExport': 'audit.unknownExport',
  'audit.failExport': 'audit.unknownExport',
  'registers.exportWatch': 'registers.nothingWatched',
  'registers.watchFile': 'registers.unknownExport',
  'documents.reprint': 'documents.notArchived',
};

const logins = ['caisse1', 'mcd1', 'dr', 'sol1', 'conf', 'admin', 'mcd2', 'caisse2'];

const root = mkdtempSync(join(tmpdir(), 'tapis-examples-'));
const keyFile = join(root, 'sample.key');

function reopened(folder: string): Rehearsal {
  const opened = Rehearsal.open({ folder, keyFile, chance: seededChance('again'), startsAt: Date.parse(sampleNow) });
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  return opened;
}

/** Those who may give it, likeliest first. */
const givers = (rehearsal: Rehearsal, roles: readonly string[]): Caller[] => [
  ...(roles.includes('desk') ? [deskCaller] : []),
  ...logins
    .flatMap((login) => rehearsal.callerOf(login) ?? [])
    .filter((caller) => roles.includes('anyone') || caller.roles.some((role) => roles.includes(role))),
];

/** The first answer that is accepted, or the last refusal. */
async function tryEach(rehearsal: Rehearsal, contract: (typeof contracts)[number]): Promise<Answer | undefined> {
  let last: Answer | undefined;
  for (const caller of givers(rehearsal, contract.roles)) {
    last = await rehearsal.call({ name: contract.name, input: contract.example, caller });
    if (last.ok) return last;
  }
  return last;
}

beforeAll(async () => {
  const sample = await buildSample(join(root, 'sample'), keyFile);
  if (isRefused(sample)) throw new Error(sample.refusal.code);
  sample.house.close();
}, 240_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('every example of the registry, on its own copy of the sample house', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s', async (name, contract) => {
    const folder = join(root, name);
    cpSync(join(root, 'sample'), folder, { recursive: true });
    const rehearsal = reopened(folder);
    try {
      const answer = await tryEach(rehearsal, contract);
      const expected = refusedHere[name];
      if (expected === undefined) expect(answer).toMatchObject({ ok: true });
      else expect(answer).toMatchObject({ ok: false, refusal: { code: expected } });
    } finally {
      await rehearsal.documents.stop();
      rehearsal.house.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('signs in and out, which is no part of the journal', async () => {
    const rehearsal = reopened(join(root, 'sample'));
    const caller: Caller = { account: null, roles: [], station: 'test' };
    const answer = await rehearsal.call({ name: 'accounts.signIn', input: { login: 'dr', pin: '2468' }, caller });
    expect(answer).toMatchObject({ ok: true, answer: { account: 'dr' } });
    rehearsal.house.close();
  });
});

describe('the sample house at rest', () => {
  const evening = join(import.meta.dirname, '..', '..', 'resources', 'sample', 'evening');
  const personal = ['surname', 'given_names', 'birth_date', 'birth_place', 'address', 'document_number', 'mrz'];

  /** Whatever is personal in a list of the evening and long enough not to be found by chance. */
  function wordsOf(file: string): string[] {
    const [head = '', ...rows] = readFileSync(join(evening, file), 'utf8').trim().split('\n');
    const columns = head.split(';').flatMap((name, place) => (personal.includes(name) ? [place] : []));
    return rows
      .flatMap((row) => columns.flatMap((place) => row.split(';')[place] ?? []))
      .filter((word) => word.length > 6);
  }

  it('holds no name, birth date, address or document number in clear in any file of its folder', () => {
    const words = [
      ...new Set([...wordsOf('entries.csv'), ...wordsOf('staff.csv'), 'La salle est fermée', 'photographie douteuse']),
    ];
    const forms = words.flatMap((word) => [
      Buffer.from(word),
      Buffer.from(word, 'utf16le'),
      Buffer.from(word).toString('hex'),
    ]);
    const folder = join(root, 'sample');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const bytes = files.map((file) => readFileSync(join(file.parentPath, file.name)));
    expect(words.length).toBeGreaterThan(300);
    expect(bytes.some((each) => each.includes('registration.playerRegistered'))).toBe(true);
    const found = forms.filter((form) => bytes.some((each) => each.includes(form)));
    expect(found.map(String)).toEqual([]);
  });
});

describe('the registry', () => {
  it('gives each name once', () => {
    const names = contracts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
