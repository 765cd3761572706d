import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRecipientsContract } from '../../shared/contract/house.ts';
import { answerOf } from '../support/people-desk.ts';
import { openCopyOf, plannedFolder, type PaperDesk } from '../support/paper-desk.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

let desk: PaperDesk;
const tournament = 't-papers';
const pin = '2468';

/** Asked for by whoever looks at them as pictures. */
const keptIn = process.env['PAPERS_DIR'];

beforeAll(async () => {
  desk = openCopyOf(await plannedFolder());
  const director = desk.as('dr', 'responsible-director');
  answerOf(await director('house.setRecipients', setRecipientsContract.example));
  answerOf(await director('notices.listWorker', { tournament, worker: 'w-1', name: 'Nadège Aubin', task: 'dealer' }));
  answerOf(await director('notices.listWorker', { tournament, worker: 'w-2', name: 'Loïc Percier', task: 'floor' }));
  answerOf(await director('notices.prepare', { tournament, ids: ['n-staff'] }));
  answerOf(await director('notices.prepareSeasonNote', { day: '2027-11-20', tables: [4, 5], ids: ['n-a', 'n-b'] }));
  const { terms } = (await import('../../shared/contract/tournament-plan.ts')).planContract.example;
  const dates = ['2027-08-06', '2027-08-13', '2027-08-14'];
  for (const [index, day] of dates.entries()) {
    const id = `t-august-${index}`;
    const sessions =
      index === 2 ? [{ startsAt: '2027-08-15T17:30:00+02:00', room: 'Salle des jeux', afterLevel: 2 }] : [];
    const bounty = index === 1 ? { bountyCents: 1_000 } : {};
    const named = {
      ...terms,
      ...bounty,
      sessions,
      name: `Deepstack d’août ${index + 1}`,
      startsAt: `${day}T20:00:00+02:00`,
    };
    answerOf(await director('tournament.plan', { tournament: id, terms: named }));
    answerOf(await director('tournament.publishRules', { tournament: id }));
  }
  answerOf(await director('notices.prepareSet', { month: '2027-08', set: 's-august' }));
  answerOf(await director('notices.issueSheet', { day: '2027-06-18', sheet: 'e-1' }));
  answerOf(
    await director('tournament.delayStart', {
      ...{ tournament, toAt: '2027-06-25T20:00:00+02:00', reason: 'Travaux.', pin },
    }),
  );
  answerOf(await director('tournament.cancel', { tournament, reason: 'Panne.', pin }));
  answerOf(await director('notices.prepare', { tournament, ids: ['n-c1', 'n-c2', 'n-x1', 'n-x2'] }));
  const { faults } = await desk.documents.drain();
  expect(faults).toEqual([]);
}, 120_000);

afterAll(async () => {
  await desk.documents.stop();
  desk.remove();
});

const paper = async (name: string): Promise<string> => {
  const bytes = desk.documents.read(name);
  if (keptIn !== undefined) {
    mkdirSync(keptIn, { recursive: true });
    writeFileSync(`${keptIn}/${name}.pdf`, bytes);
  }
  return flowingText(await readPdf(bytes)).replaceAll(/[\u00a0\u202f\s]+/g, ' ');
};

const tableOfSet = (): string =>
  desk.store.reader.get<{ paper: string }>("SELECT paper FROM papers WHERE kind = 'month-table' ORDER BY seq")!.paper;

describe('the papers of notices, as they are read', () => {
  it('FR-REG-08, 09 extra staff by name and task, the files held at the correspondent’s disposal', async () => {
    const text = await paper('notice-letter-n-staff-v1-e2');
    expect(text).toContain('Correspondant local du service des courses et jeux');
    expect(text).toContain('Nadège Aubin croupier');
    expect(text).toContain('Loïc Percier chef de table');
    expect(text).toContain('un dossier conforme à l’article 15 est tenu à votre disposition');
  });

  it('FR-REG-15, 16 the note of the season with the numbers of its tables', async () => {
    const text = await paper('notice-letter-n-a-v1');
    expect(text).toContain('Chef du service local des renseignements généraux');
    expect(text).toContain('avant l’ouverture de la saison des jeux 2027-2028');
    expect(text).toContain('n° 4 et 5');
    expect(text).toContain('du 1er novembre 2027 au 31 octobre 2028');
    expect(text).toContain('Lettre 1 sur 2');
  });

  it('FR-REG-67, 68, 69 a change names both moments, a cancellation the one that is called off', async () => {
    expect(await paper('notice-letter-n-c1-v1')).toContain(
      'prévu le vendredi 18 juin 2027 à 20 h 00, est reporté au vendredi 25 juin 2027 à 20 h 00',
    );
    const cancelled = await paper('notice-letter-n-x1-v1');
    expect(cancelled).toContain('annulation');
    expect(cancelled).toContain('prévu le vendredi 25 juin 2027 à 20 h 00, est annulé');
  });

  it('FR-REG-03, 06, 14 a month in one letter: days by weekday, the table, the prizes of each', async () => {
    const table = tableOfSet();
    const letter = await paper(table.replace('month-table', 'notice-letter'));
    expect(letter).toContain('Tournois de poker d’août 2027, information préalable');
    expect(letter).toContain('Vendredis 6 et 13 août 2027');
    expect(letter).toContain('Samedi 14 août 2027');
    expect(letter).toContain('règlement de « Deepstack d’août 1 », version 1');
    const text = await paper(table);
    expect(text).toContain('Annexe 3. Deepstack d’août 3');
    // FR-REG-14: a tournament in two sessions shows both days.
    expect(text).toContain('14/08/2027 à 20:00 15/08/2027 à 17:30');
    // 90 caves of 100 €: 9 000 €, 4 % 360 €.
    expect(text).toContain('90 caves de 100,00 € 9 000,00 €');
    expect(text).toContain('Cagnotte (prélèvement 4 %) 360,00 €');
    expect(text).toContain('Dotation indicative');
    // bounties of the second are of its pool and outside of its places.
    expect(text).toContain('dont primes d’élimination de 10,00 €, hors des places 900,00 €');
    expect(text).not.toMatch(/taxe|retenue/i);
  });

  it('FR-REG-08 the sign-in sheet: who works on which day of the week', async () => {
    const text = await paper('sign-in-sheet-e-1');
    expect(text).toContain('Feuille d’émargement, semaine du 14 juin 2027 au 20 juin 2027');
    expect(text).toContain('vendredi 18 juin');
    expect(text).toContain('Nadège Aubin');
  });
});
