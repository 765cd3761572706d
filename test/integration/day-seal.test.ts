import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSealOf, shortSeal } from '../../electron/bundle/day-seal.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import { demoPin } from '../../electron/hosts/cli/demo/cast.ts';
import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { SampleHouse, samplePlannedAt } from '../../electron/hosts/cli/sample/sample-house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

const project = join(import.meta.dirname, '..', '..');
const root = mkdtempSync(join(tmpdir(), 'tapis-day-seal-'));
let rehearsal: Rehearsal;

interface Seals {
  readonly seals: readonly {
    readonly day: string;
    readonly line: number;
    readonly hash: string;
    readonly short: string;
  }[];
}

const ask = async <Answer>(name: string, input: object): Promise<Answer> => {
  const answer = await rehearsal.call({ name, input, caller: rehearsal.callerOf('dr')! });
  if (!answer.ok) throw new Error(`${name}: ${answer.refusal.code}`);
  return answer.answer as Answer;
};

/** A house that opened two gaming days without a tournament, and closed them. */
beforeAll(async () => {
  const opened = Rehearsal.open({
    ...{ folder: join(root, 'data'), keyFile: join(root, 'house.key'), chance: seededChance('seal') },
    startsAt: Date.parse(samplePlannedAt),
  });
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  rehearsal = opened;
  await new SampleHouse(rehearsal, readEvening(join(project, 'resources', 'sample', 'evening'))).found();
  for (const day of ['2027-03-05', '2027-03-06']) {
    await rehearsal.reach(Date.parse(`${day}T16:00:00+01:00`));
    await ask('house.openDay', { day });
    await rehearsal.reach(Date.parse(`${day}T23:00:00+01:00`));
    await ask('house.closeDay', { day, pin: demoPin });
  }
  await rehearsal.documents.drain();
}, 120_000);

afterAll(async () => {
  await rehearsal.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the seal of a gaming day', () => {
  it('is the hash of the line that closed it, on the last paper of the day, short and whole', async () => {
    const { seals } = await ask<Seals>('audit.daySeals', {});
    expect(seals.map(({ day }) => day)).toEqual(['2027-03-06', '2027-03-05']);
    for (const { day, line, hash, short } of seals) {
      const row = rehearsal.house.store.reader.get<{ hash: string; type: string }>(
        'SELECT hash, type FROM journal WHERE seq = ?',
        line,
      );
      expect(row).toEqual({ hash, type: 'house.dayClosed' });
      const text = flowingText(await readPdf(rehearsal.documents.read(`day-seal-${day}`)));
      expect(text).toContain(short);
      expect(text.replaceAll(/\s/g, '')).toContain(hash.toUpperCase());
      expect(text).toContain('Clôture de la journée de jeu');
    }
  });

  it('copied from paper it proves that an export is complete up to that day; an invented one proves nothing', async () => {
    const input = { export: 'x-seal', scope: { kind: 'season', from: '2026-11-01', to: '2027-10-31' } };
    await ask('audit.orderExport', { ...input, names: 'full', papers: true, form: 'zip' });
    await rehearsal.exports.drain();
    const file = join(root, 'data', 'exports', 'saison-2026-11-01-2027-10-31-x-seal.zip');
    const verify = (seal: string) =>
      spawnSync(process.execPath, [join(project, 'electron/hosts/cli/desk.ts'), 'verify', file, '--seal', seal], {
        encoding: 'utf8',
      });
    const { seals } = await ask<Seals>('audit.daySeals', {});
    const found = verify(` ${seals[0]!.short.toLowerCase()} `);
    expect(found.status).toBe(0);
    expect(found.stderr).toContain('le sceau de la journée du 2027-03-06');
    const invented = verify('0123 4567 89AB CDEF');
    expect(invented.status).toBe(1);
    expect(JSON.parse(invented.stdout)).toMatchObject({ ok: false, findings: [{ code: 'bundle.sealUnknown' }] });
  });

  it('is compared whatever its spaces and case, and never by a few signs only', () => {
    const hash = 'a1b2c3d4e5f60718'.repeat(4);
    expect(shortSeal(hash)).toBe('A1B2 C3D4 E5F6 0718');
    expect(isSealOf('a1b2\u202fc3d4 E5F6-0718', hash)).toBe(true);
    expect(isSealOf(hash, hash)).toBe(true);
    expect(isSealOf('A1B2 C3D4', hash)).toBe(false);
    expect(isSealOf('A1B2 C3D4 E5F6 0719', hash)).toBe(false);
  });
});
