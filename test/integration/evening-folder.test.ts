import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { EveningStopped } from '../../electron/hosts/cli/demo/stopped.ts';

const project = join(import.meta.dirname, '..', '..');
const root = mkdtempSync(join(tmpdir(), 'tapis-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Json = Record<string, unknown>;

/** The second evening in a folder of its own, to change. */
class Folder {
  readonly path = mkdtempSync(join(root, 'evening-'));

  constructor() {
    cpSync(join(project, 'test', 'fixtures', 'second-evening'), this.path, { recursive: true });
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  write(name: string, text: string): this {
    writeFileSync(join(this.path, name), text);
    return this;
  }

  remove(name: string): this {
    rmSync(join(this.path, name));
    return this;
  }

  change(name: string, by: (json: Json) => Json): this {
    return this.write(name, JSON.stringify(by(JSON.parse(this.read(name)) as Json)));
  }

  tournament(changes: Json): this {
    return this.change('tournament.json', (json) => ({ ...json, ...changes }));
  }

  /** Only the first entrants. */
  entrants(count: number): this {
    return this.write(
      'entries.csv',
      this.read('entries.csv')
        .split('\n')
        .slice(0, count + 1)
        .join('\n'),
    );
  }

  stop(): string {
    try {
      readEvening(this.path);
    } catch (error) {
      if (error instanceof EveningStopped) return error.message;
      throw error;
    }
    return '';
  }

  play(): { status: number | null; stdout: string; stderr: string } {
    const demo = join(project, 'electron', 'hosts', 'cli', 'demo.ts');
    const args = [demo, '--fixtures', this.path, '--out', join(this.path, 'out')];
    return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 200_000 });
  }
}

describe('an evening’s folder that is not of the form is refused in one sentence that names the file (bad input)', () => {
  const unfit: readonly [string, (folder: Folder) => Folder, string][] = [
    ['a file is missing', (f) => f.remove('house.json'), 'house.json : le fichier manque'],
    ['no JSON', (f) => f.write('tournament.json', '{"name": '), 'tournament.json : ce n’est pas du JSON'],
    ['another JSON', (f) => f.write('accounts.json', 'null'), 'accounts.json : '],
    ['an amount as text', (f) => f.tournament({ buy_in_cents: '12,5' }), 'tournament.json : buy_in_cents : '],
    [
      'an unknown zone',
      (f) => f.change('house.json', (j) => ({ ...j, time_zone: 'Mars/Olympus' })),
      'house.json : time_zone',
    ],
    ['a start without its offset', (f) => f.tournament({ starts_at: '2027-10-30T21:15:00' }), 'starts_at : '],
    ['a share of three decimals', (f) => f.tournament({ payout_percent: [50.001, 49.999] }), 'payout_percent.0 : '],
    ['nothing to compare with', (f) => f.write('expected.json', '{}'), 'expected.json : '],
    ['one entrant', (f) => f.entrants(1), 'entries.csv : '],
    ['a short row', (f) => f.write('entries.csv', `${f.read('entries.csv').trimEnd()}\nZ1;Court\n`), 'entries.csv : '],
    ['commas', (f) => f.write('entries.csv', f.read('entries.csv').replaceAll(';', ',')), 'entries.csv : '],
    [
      'more rebuys than the rules sell',
      (f) => f.entrants(5).tournament({ script: { rebuys: 11 } }),
      '11 recaves à vendre',
    ],
  ];

  it.each(unfit)('%s', (_what, change, sentence) => {
    const told = change(new Folder()).stop();
    expect(told.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(told).not.toContain('\n');
  });

  it('takes byte-order marks, keys that nobody knows, empty lists and no desk cases', () => {
    const folder = new Folder()
      .write('staff.csv', 'surname;given_names;birth_date;role\n')
      .write('limitations.csv', '');
    folder.remove('desk-cases.csv').tournament({ note: 'à relire' });
    for (const name of ['house.json', 'entries.csv']) folder.write(name, `\uFEFF${folder.read(name)}`);
    const { lists, deskCases, entrants, tournament } = readEvening(folder.path);
    expect(lists.map(({ list }) => list)).toEqual(['exclusion']);
    expect([deskCases.length, entrants.length, entrants[0]?.ref]).toEqual([0, 47, 'Q001']);
    expect(tournament).not.toHaveProperty('note');
  });
});

/** A single table (FR-REG-38, FR-REG-39) of four after midnight: 4 × 78,35 €, 4 % is 12,54 €. */
const singleTable = (): Folder =>
  new Folder()
    .entrants(4)
    .write('desk-cases.csv', '')
    .change('expected.json', () => ({ entries: 4, caves_cents: 31_340, levy_cents: 1254, prize_pool_cents: 30_086 }))
    .change('tournament.json', (json) => ({
      ...json,
      format: 'single-table',
      starts_at: '2027-10-30T00:30:00+02:00',
      registration: { opens_at: '2027-10-01T09:00:00+02:00', capacity: 8 },
      rebuy: null,
      script: undefined,
      guarantee_cents: 0,
      payout_percent: [70, 30],
    }));

describe('an evening is played as its folder has it', () => {
  it('on one table, after midnight, by one person in three roles but the till', () => {
    const roles = ['responsible-director', 'committee-member', 'floor'];
    const accounts = [
      { login: 'Patronne.A', name: 'Directrice', roles },
      { login: 'guichet', name: 'Guichet', roles: ['cashier'] },
    ];
    const run = singleTable().write('accounts.json', JSON.stringify(accounts)).play();
    expect(run.stderr).not.toMatch(/^ +at /m);
    expect(run.stdout).toContain('Tout concorde.');
    expect(run.status).toBe(0);
  });

  it('does not agree when the desk finds no warning where the file expects one', () => {
    const folder = singleTable();
    const run = folder.write('entries.csv', folder.read('entries.csv').replace(/;pass$/m, ';warn:homonym')).play();
    expect(run.stdout).toMatch(/^Q001 +pass {2}attendu warn:homonym {2}✗$/m);
    expect(run.status).toBe(1);
  });

  it('says which entrant and why when the desk refuses a step, and exits with 1', () => {
    const folder = singleTable();
    const run = folder.write('entries.csv', folder.read('entries.csv').replace(';1972-01-23;', ';2012-01-23;')).play();
    expect(run.stderr).toContain('registration.registerPlayer (entries.csv Q002)');
    expect(run.stderr).not.toMatch(/^ +at /m);
    expect(run.status).toBe(1);
  });
});
