import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eventSchemas } from '../../shared/contract/events.ts';

const project = join(import.meta.dirname, '..', '..');
const cli = (name: string): string => join(project, 'electron', 'hosts', 'cli', `${name}.ts`);
const root = mkdtempSync(join(tmpdir(), 'tapis-demo-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly out: string;
  readonly head: string | undefined;
}

function demo(fixtures: string, seed: string, name: string): Run {
  const out = join(root, name);
  const args = [cli('demo'), '--fixtures', fixtures, '--out', out, '--seed', seed];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 280_000 });
  return { status, stdout, stderr, out, head: /^head\s+([0-9a-f]{64})$/m.exec(stdout)?.[1] };
}

const linesOf = ({ out }: Run): { type: string; data: unknown }[] =>
  readFileSync(join(out, 'journal.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { type: string; data: unknown });

const papers = ({ out }: Run): Record<string, number> => {
  const kinds = readdirSync(out).map((name) =>
    name.replace(/-?([RCPA]-\d{4}-\d+|t-evening.*|n_\w+.*|20\d\d-.*)?\.pdf$/, ''),
  );
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]));
};

const wrongEvents = (run: Run): string[] =>
  linesOf(run).flatMap(({ type, data }) => {
    const schema = eventSchemas[type];
    if (!schema) return [`${type}: no schema`];
    const parsed = schema.safeParse(data);
    return parsed.success ? [] : [`${type}: ${parsed.error.message}`];
  });

describe('the evening of the fixtures, from the notices to the signed levy line', () => {
  const run = demo(join(project, 'resources', 'sample', 'evening'), '1', 'first');

  it('comes to what it must, and says so', () => {
    expect(run.stderr).not.toContain('StepRefused');
    expect(run.stdout).toContain('Tout concorde.');
    expect(run.stdout).not.toContain('✗');
    expect(run.status).toBe(0);
  });

  it('prints every paper', () => {
    expect(papers(run)).toMatchObject({
      bulletin: 143,
      recepisse: 143,
      recave: 27,
      'bon-de-paiement': 12,
      notice: 3,
      reglement: 1,
      'designation-directeur': 1,
      'structure-des-prix': 1,
      'carnet-11-ter': 2,
    });
  });

  it('journals only events of the contract, in their declared shape', () => {
    expect(linesOf(run).length).toBeGreaterThan(800);
    expect(wrongEvents(run)).toEqual([]);
  });

  it('keeps every name, address, document number and login out of the journal', () => {
    const journal = readFileSync(join(run.out, 'journal.jsonl'), 'utf8');
    const rows = readFileSync(join(project, 'resources', 'sample', 'evening', 'entries.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const accounts = JSON.parse(
      readFileSync(join(project, 'resources', 'sample', 'evening', 'accounts.json'), 'utf8'),
    ) as { login: string; name: string }[];
    for (const { login, name } of accounts) expect(journal).not.toMatch(new RegExp(`"(${login}|${name})"`));
    const leaked = rows
      .flatMap((row) => {
        const [, surname, , , birth, , , address, , , , , number] = row.split(';');
        return [surname, birth, address, number];
      })
      .filter((value) => value && value.length > 3 && journal.includes(`"${value}`));
    expect(leaked).toEqual([]);
  });

  it('is proved by a stranger with the file alone, and its head is the one printed', () => {
    const file = join(run.out, 'journal.jsonl');
    const verified = spawnSync(process.execPath, [cli('desk'), 'verify', file, '--head', run.head ?? ''], {
      encoding: 'utf8',
    });
    expect(verified.status).toBe(0);
    expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, hash: run.head });
  });
});

const second = join(project, 'test', 'fixtures', 'second-evening');

describe('a second evening with other figures, over the night the clocks change', () => {
  const run = demo(second, '7', 'second');

  it('comes to its own sums: cents in the cave, a guarantee above the floor, rest to first', () => {
    expect(run.stdout).toContain('Tout concorde.');
    expect(run.stdout).toContain('1\u202f637,47\u00a0€');
    expect(run.status).toBe(0);
    expect(wrongEvents(run)).toEqual([]);
  });

  it('gives the same head hash for the same seed, another for another (decision 33)', () => {
    const again = demo(second, '7', 'again');
    const other = demo(second, '8', 'other');
    expect(run.head).toMatch(/^[0-9a-f]{64}$/);
    expect(again.head).toBe(run.head);
    expect(other.status).toBe(0);
    expect(other.head).not.toBe(run.head);
  }, 600_000);
});
