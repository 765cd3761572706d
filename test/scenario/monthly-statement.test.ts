import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentService } from '../../electron/features/documents/index.ts';
import { noticesEvents } from '../../shared/contract/notices.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import { openRegistrationDesk, registration, type RegistrationDesk } from '../support/registration-desk.ts';

const tournament = 't-1';
const pin = '2468';

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

/** Four caves of 100 € on the evening of 5 March, the award made and its line in the book: levy 16 €. */
async function awarded(): Promise<void> {
  for (const index of [1, 2, 3, 4]) {
    await desk.give('caisse1', 'registration.registerPlayer', registration(index));
    await desk.give('sol1', 'registration.checkIn', { tournament, entry: `e-${index}`, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament });
  desk.clock.reach('2027-03-05T21:30:00+01:00');
  await desk.give('mcd1', 'prizes.freeze', { tournament, pin });
  for (const entry of ['e-4', 'e-3', 'e-2']) {
    await desk.give('sol1', 'standings.eliminate', { tournament, busts: [{ entry }] });
  }
  await desk.give('mcd1', 'standings.close', { tournament, countedChips: 80_000 });
  const mentions = { folios: 50, initialledBy: 'le comptable du Trésor', initialledOn: '2026-10-30' };
  await desk.give('dr', 'levy.openBook', { book: '2026-2027', ...mentions, pin });
  await desk.give('mcd1', 'levy.enterLine', { tournament });
}

interface Duty {
  readonly kind: string;
  readonly name: string | null;
  readonly day: string;
  readonly status: string;
}

const statements = async (): Promise<readonly Duty[]> => {
  const { entries } = await desk.give('dr', 'notices.calendar', { from: '2027-03-01', to: '2027-05-31' });
  return (entries as readonly Duty[]).filter(({ kind }) => kind === 'monthly-statement');
};

describe('the monthly statement (modèle n° 5)', () => {
  test('is a duty of each month that had an award, before the 5th of the next, until it is issued', async () => {
    expect(await statements()).toEqual([]);
    await awarded();
    expect(await statements()).toMatchObject([{ name: '2027-03', day: '2027-04-04', status: 'to-prepare' }]);
    desk.clock.reach('2027-04-06T10:00:00+02:00');
    expect(await statements()).toMatchObject([{ status: 'late' }]);
    await desk.give('dr', 'notices.issueStatement', { month: '2027-03', statement: 'm-march' });
    expect(await statements()).toMatchObject([{ status: 'drawn-up', late: true, letters: 0 }]);
    const { body } = desk.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'notices.statementIssued'",
    )!;
    const { data } = JSON.parse(body) as { data: object };
    expect(noticesEvents['notices.statementIssued'].parse(data)).toEqual(data);
  });

  test('is drawn up when the month is over and has a line', async () => {
    await awarded();
    const code = async (month: string) => (await desk.refused('dr', 'notices.issueStatement', { month })).code;
    expect(await code('2027-03')).toBe('notices.monthNotOver');
    desk.clock.reach('2027-04-01T10:00:00+02:00');
    expect(await code('2027-02')).toBe('notices.nothingToState');
  });

  test('FR-REG-94 its paper gives the lines of the book and their totals, in figures and in words', async () => {
    await awarded();
    desk.clock.reach('2027-04-01T10:00:00+02:00');
    const { paper } = await desk.give('dr', 'notices.issueStatement', { month: '2027-03', statement: 'm-march' });
    const documents = documentService(desk, join(desk.folder, 'data'));
    expect((await documents.drain()).faults).toEqual([]);
    const text = flowingText(await readPdf(documents.read(paper as string))).replaceAll(/\s+/g, ' ');
    expect(text).toContain('État mensuel des tournois, mars 2027');
    // The guarantee of 5 000 € on caves of 400 €: levy 16 €, addition 4 616 €.
    expect(text).toContain('05/03/2027 Tournoi du printemps 4 400,00 € 16,00 € 4 616,00 € 5 000,00 €');
    expect(text).toContain('Total du mois 4 400,00 € 16,00 € 4 616,00 € 5 000,00 €');
    expect(text).toContain('Total du prélèvement du mois : seize euros (16,00 €).');
    await documents.stop();
  });
});
