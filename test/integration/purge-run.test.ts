import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchForPurges } from '../../electron/features/people/index.ts';
import { eventsAfter } from '../../electron/journal/read.ts';
import { countsOf, type PurgeCounts } from '../../shared/domain/people/index.ts';
import { features } from '../../electron/hosts/compose.ts';
import { carriedOut } from '../support/carried-out.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

let desk: RegistrationDesk;
const players = 45;

/** Nobody has the names of another. */
const playerNumber = (index: number) => ({
  person: `p-${index}`,
  identity: {
    ...personNumber(index),
    givenNames: ['Zoé', 'Yann', 'Xavier', 'Wanda', 'Victor'][Math.floor(index / 10)],
  },
});

/** An evening of 45 players with one extra dealer and one proof of a notice, cancelled; five years later their identities are due. */
beforeEach(async () => {
  desk = await openRegistrationDesk();
  for (let index = 1; index <= players; index += 1)
    await desk.give('caisse1', 'registration.registerPlayer', registration(index, playerNumber(index)));
  await desk.give('mcd1', 'notices.listWorker', { tournament: 't-1', name: 'Rose Extra', task: 'dealer' });
  const { notices } = (await desk.give('mcd1', 'notices.list', { tournament: 't-1' })) as {
    notices: { notice: string | null }[];
  };
  await desk.give('mcd1', 'notices.attachProof', {
    ...{
      tournament: 't-1',
      notice: notices.find(({ notice }) => notice !== null)?.notice,
      proof: 'f-1',
      of: 'sending',
      mediaType: 'application/pdf',
    },
    content: Buffer.from('%PDF-1.7 avis de réception, signé Dupond').toString('base64'),
  });
  await desk.give('dr', 'tournament.cancel', { tournament: 't-1', reason: 'La salle est fermée.', pin: '2468' });
  desk.clock.reach('2032-06-01T12:00:00+02:00');
});
afterEach(() => desk.remove());

type Due = PurgeCounts & { readonly held: number };
const due = async () => ((await desk.give('conf', 'people.retention', {})) as unknown as { due: Due }).due;
const order = async () => desk.give('conf', 'people.purge', { expects: countsOf(await due()), pin: '2468' });
const onFile = (of: TestDesk = desk) => of.store.reader.get<{ n: number }>('SELECT count(*) AS n FROM people')?.n;
/** Persons of whom something is left and something is gone. */
const halves = (of: TestDesk = desk) =>
  of.store.reader.all(
    `SELECT person FROM people WHERE person IN (SELECT person FROM purged_persons)
     UNION SELECT person FROM unfiled_persons WHERE person NOT IN (SELECT person FROM people)`,
  );
const purging = (of: TestDesk = desk) => of.desk.reader.state('house').people.purging;

describe('terms of what notices hold (FR-REG-58, A-16)', () => {
  it('FR-REG-08 names of extra staff go after five years, as bulletins do', async () => {
    expect(await due()).toMatchObject({ staffNames: 1, proofs: 0 });
    await order();
    expect(await carriedOut(desk)).toMatchObject({ staffNames: 1, persons: players, stopped: false });
    expect(await desk.give('mcd1', 'notices.workers', { tournament: 't-1' })).toMatchObject({
      workers: [{ name: null, task: 'dealer' }],
    });
  });

  it('FR-REG-03 proofs of notices go with the season’s money records, after ten years; the journal keeps their hashes', async () => {
    desk.clock.reach('2037-10-31T12:00:00+01:00');
    expect(await due()).toMatchObject({ proofs: 0 });
    desk.clock.reach('2037-11-01T12:00:00+01:00');
    const { hold } = await desk.give('dr', 'people.placeHold', {
      ...{ subject: { kind: 'tournament', tournament: 't-1' }, reason: 'Plainte.' },
    });
    expect(await due()).toMatchObject({ proofs: 0, staffNames: 0 });
    await desk.give('dr', 'people.liftHold', { hold, reason: 'Classée.', pin: '2468' });
    expect(await due()).toMatchObject({ proofs: 1, held: 0 });
    await order();
    expect(await carriedOut(desk)).toMatchObject({ proofs: 1 });
    expect(desk.store.reader.get('SELECT 1 FROM notice_proofs')).toBeUndefined();
    const [attached] = eventsAfter(desk.store.reader, 'tournament/t-1', 0).filter(
      ({ type }) => type === 'notices.proofAttached',
    );
    const { notice, sha256 } = attached?.data as { notice: string; sha256: string };
    expect(sha256).toHaveLength(64);
    expect(await desk.refused('mcd1', 'notices.showProof', { tournament: 't-1', notice, proof: 'f-1' })).toMatchObject({
      code: 'notices.proofPurged',
    });
  });
});

describe('a purge in slices (FR-REG-58)', () => {
  it('FR-REG-58 tells how far it is, and leaves each person whole or gone', async () => {
    const told: number[] = [];
    await order();
    expect(purging()).toMatchObject({ persons: players, done: { persons: 0 } });
    await carriedOut(desk, () => {
      told.push(purging()?.done.persons ?? players);
      expect(halves()).toEqual([]);
      expect(onFile()).toBe(players - (told.at(-1) ?? 0));
    });
    expect(told.slice(0, 4)).toEqual([0, 20, 40, 45]);
    expect(purging()).toBeNull();
  });

  it('FR-REG-58 ends when it is stopped; the report counts what is gone, the rest is still due', async () => {
    await order();
    const report = await carriedOut(desk, async () => {
      if (purging()?.done.persons === 20) await desk.give('conf', 'people.stopPurge', {});
    });
    const gone = players - (onFile() ?? 0);
    expect(gone).toBeGreaterThanOrEqual(20);
    expect(gone).toBeLessThan(players);
    expect(report).toMatchObject({ persons: gone, texts: 0, stopped: true });
    expect(await due()).toMatchObject({ persons: players - gone });
    expect(await desk.refused('conf', 'people.stopPurge', {})).toMatchObject({ code: 'people.noPurge' });
  });

  it('FR-REG-77 a dispute that begins meanwhile keeps whom it is about', async () => {
    await order();
    const report = await carriedOut(desk, async () => {
      if (purging()?.done.persons === 20)
        await desk.give('dr', 'people.placeHold', {
          ...{ subject: { kind: 'tournament', tournament: 't-1' }, reason: 'Plainte déposée.' },
        });
    });
    const kept = onFile() ?? 0;
    expect(kept).toBeGreaterThan(0);
    expect(report).toMatchObject({ persons: players - kept, staffNames: 0, stopped: false });
  });

  it('goes on at the next start where the last one broke off', async () => {
    await order();
    const end = watchForPurges(desk.desk, () => undefined);
    while (purging()?.done.persons === 0) await setImmediate();
    end();
    await setImmediate();
    const left = onFile() ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(players);
    desk.close();
    const again = openTestDesk({ features, at: '2032-06-02T09:00:00+02:00', seed: 'again', folder: desk.folder });
    expect(purging(again)).toMatchObject({ persons: players, done: { persons: players - left } });
    expect(halves(again)).toEqual([]);
    expect(await carriedOut(again)).toMatchObject({ persons: players, stopped: false, day: '2032-06-01' });
    expect(onFile(again)).toBe(0);
    again.close();
  });

  it('is one at a time, and no export is written beside it', async () => {
    await order();
    const expects = countsOf(await due());
    expect(await desk.refused('conf', 'people.purge', { expects, pin: '2468' })).toMatchObject({
      code: 'people.purgeUnderWay',
    });
    const scope = { kind: 'season', from: '2026-11-01', to: '2027-10-31' };
    const asked = { scope, names: 'full', papers: true, form: 'zip' };
    expect(await desk.refused('dr', 'audit.orderExport', asked)).toMatchObject({ code: 'audit.purgeUnderWay' });
  });
});
