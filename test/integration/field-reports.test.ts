import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentService } from '../../electron/features/documents/index.ts';
import { readMrz, isReadable, type MrzReading } from '../../shared/domain/people/index.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

/** Reports from other houses, tried on the whole desk: from the window to the paper. */

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

const t1 = { tournament: 't-1' };
const pin = '2468';

/** The documents of a report, as a scanner reads them on the evening. */
function scanned(report: string): MrzReading[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'field-reports', `${report}.txt`), 'utf8');
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => readMrz(lines, '2027-03-05'))
    .filter(isReadable);
}

const identityOf = (reading: MrzReading, changes: object = {}) => ({
  ...personNumber(1),
  surname: reading.surname,
  givenNames: reading.givenNames,
  birthDate: reading.birth.date ?? reading.birth.partial ?? '',
  document: { kind: 'passport', number: reading.documentNumber, expiry: reading.expiryDate },
  ...changes,
});

const register = (entry: string, identity: object, more: object = {}) =>
  desk.give('caisse1', 'registration.registerPlayer', registration(1, { entry, identity, ...more }));

const refused = (entry: string, identity: object, more: object = {}) =>
  desk.refused('caisse1', 'registration.registerPlayer', registration(1, { entry, identity, ...more }));

/** The papers of the evening so far, drawn and read back. */
async function papersOf(pattern: RegExp): Promise<string[]> {
  const documents = documentService(desk, join(desk.folder, 'data'));
  expect((await documents.drain()).faults).toEqual([]);
  const { papers } = (await desk.give('dr', 'documents.list', {})) as unknown as { papers: { paper: string }[] };
  const names = papers.map(({ paper }) => paper).filter((paper) => pattern.test(paper));
  const texts = await Promise.all(names.map(async (paper) => flowingText(await readPdf(documents.read(paper)))));
  await documents.stop();
  return texts;
}

describe('a person of one name (R06)', () => {
  it('is registered, listed, seated and has papers, whichever place the name stood in', async () => {
    const [first, second] = scanned('R06');
    await register('e-1', identityOf(first!));
    const other = { birthDate: '1988-01-02' };
    const name = { code: 'same-name', outcome: 'another-person', reason: 'Autre date de naissance.' };
    await register('e-2', identityOf(second!, other), { decisions: [name], pin });
    const { entries } = await desk.give('caisse1', 'registration.list', t1);
    expect(entries).toMatchObject([
      { entry: 'e-1', surname: 'SURYADEVI', givenNames: '' },
      { entry: 'e-2', surname: '', givenNames: 'SURYADEVI' },
    ]);
    const papers = await papersOf(/^(receipt|bulletin)-/);
    expect(papers).toHaveLength(4);
    for (const paper of papers) expect(paper).toMatch(/suryadevi/i);
  });
});

describe('a document that says too little or too much', () => {
  it('with an impossible birth date is not taken until a person types one (R10)', async () => {
    const [card] = scanned('R10');
    for (const birthDate of ['', '1988-09-41', '880941'])
      expect((await refused('e-1', identityOf(card!, { birthDate }))).code).toBe('desk.invalidInput');
    await register('e-1', identityOf(card!, { birthDate: '1988-09-14', document: personNumber(1).document }));
  });

  it('that expired in 2004 is refused as expired, with that date, whatever the desk saw in it (R12)', async () => {
    const [card] = scanned('R12');
    for (const documentVerdict of [undefined, 'valid'])
      expect(await refused('e-1', identityOf(card!), { documentVerdict })).toMatchObject({
        code: 'registration.documentExpired',
        params: { expiry: '2004-04-25' },
      });
  });

  it('with a birth year alone keeps the gap on list and paper, and 2009 is nobody’s decision but a signed one (R13)', async () => {
    const [card] = scanned('R13');
    await register('e-1', identityOf(card!));
    const { entries } = await desk.give('caisse1', 'registration.list', t1);
    expect(entries).toMatchObject([{ entry: 'e-1', surname: 'WARSAME' }]);
    const [bulletin] = await papersOf(/^bulletin-/);
    expect(bulletin).toContain('naissance 1980 à Caen');
    expect(bulletin).not.toMatch(/01\/01\/1980|1er janvier 1980/);
    const young = { ...personNumber(2), birthDate: '2009' };
    expect(await refused('e-2', young)).toMatchObject({ params: { codes: ['age-unknown'] } });
    const admitted = { code: 'age-unknown', outcome: 'admitted', reason: 'Acte de naissance présenté.' };
    await register('e-2', young, { decisions: [admitted], pin });
  });
});

describe('late registration that was set wrong (M16)', () => {
  const terms = {
    ...planContract.example.terms,
    startsAt: '2027-05-28T20:00:00+02:00',
    registration: { ...planContract.example.terms.registration, opensAt: '2027-05-01T10:00:00+02:00' },
  };
  const none = { ...terms, registration: { ...terms.registration, lateUntil: null } };

  it('is corrected while nobody knows the terms; once filed, the desk says why not', async () => {
    const change = { tournament: 't-late', terms, pin };
    await desk.give('dr', 'tournament.plan', { tournament: 't-late', terms: none });
    await desk.give('dr', 'tournament.change', change);
    await desk.give('dr', 'tournament.change', { ...change, terms: none });
    await desk.give('dr', 'tournament.publishRules', { tournament: 't-late' });
    const { notices } = await desk.give('dr', 'notices.prepare', { tournament: 't-late' });
    const [{ notice }] = notices as [{ notice: string }];
    const sentAt = '2027-03-05T18:30:00+01:00';
    const letter = { tournament: 't-late', notice, sentAt, channel: 'registered-letter', reference: 'RA 1', pin };
    await desk.give('dr', 'notices.recordSent', letter);
    expect(await desk.refused('dr', 'tournament.change', change)).toMatchObject({
      code: 'tournament.termsSent',
      params: { fields: ['registration.lateUntil'] },
    });
  });

  it('can be ended early on the evening, and nobody enters after that', async () => {
    for (const index of [1, 2]) await desk.give('caisse1', 'registration.registerPlayer', registration(index));
    for (const index of [1, 2]) {
      const { document } = personNumber(index);
      await desk.give('sol1', 'registration.checkIn', {
        ...t1,
        entry: `e-${index}`,
        document,
        documentVerdict: 'valid',
      });
    }
    desk.clock.reach('2027-03-05T20:00:00+01:00');
    await desk.give('mcd1', 'clock.start', t1);
    desk.clock.advance(60_000);
    expect(await desk.give('caisse1', 'registration.registerPlayer', registration(3))).toMatchObject({ late: true });
    await desk.give('mcd1', 'tournament.closeRegistration', t1);
    expect(await desk.refused('caisse1', 'registration.registerPlayer', registration(4))).toMatchObject({
      code: 'registration.closed',
      rules: ['FR-REG-42'],
    });
    const wider = { ...t1, terms: { ...planContract.example.terms, startsAt: '2027-03-05T20:00:00+01:00' }, pin };
    expect(await desk.refused('dr', 'tournament.change', wider)).toMatchObject({
      code: 'tournament.wrongPhase',
      params: { phase: 'running' },
    });
  });
});
