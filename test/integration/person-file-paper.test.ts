import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import { openRegistrationDesk, type RegistrationDesk } from '../support/registration-desk.ts';

let desk: RegistrationDesk;

/** Asked for by whoever looks at it as a picture. */
const keptIn = process.env['PAPERS_DIR'];

/** One player, whose photograph was doubted. */
beforeAll(async () => {
  desk = await openRegistrationDesk();
  const form = { ...registerPlayerContract.example, tournament: 't-1', entry: 'e-1', person: 'p-1' };
  await desk.give('caisse1', 'registration.registerPlayer', form);
  await desk.give('mcd1', 'registration.flag', { tournament: 't-1', entry: 'e-1', reason: 'Photographie douteuse.' });
});
afterAll(() => desk.remove());

async function textOf(account: string, language: 'fr' | 'en'): Promise<string> {
  const { content } = await desk.give(account, 'documents.personFile', { person: 'p-1', language });
  const pdf = Buffer.from(content as string, 'base64');
  if (keptIn !== undefined) {
    mkdirSync(keptIn, { recursive: true });
    writeFileSync(`${keptIn}/person-file-${language}.pdf`, pdf);
  }
  return flowingText(await readPdf(pdf)).replaceAll(/[\u00a0\u202f\s]+/g, ' ');
}

describe('one person’s data as a paper', () => {
  it('is in the house’s look and the person’s language, with their data, papers and reasons', async () => {
    const text = await textOf('conf', 'fr');
    const { surname, address } = exampleIdentity;
    for (const part of ['Données conservées sur une personne', surname, address.line, 'Photographie douteuse.'])
      expect(text).toContain(part);
    expect(text).toContain('R-2027-000001');
    for (const part of ['inscrit', 'Bulletin d’inscription', 'Inscriptions · registration.flagged'])
      expect(text).toContain(part);
    for (const code of ['cnie', '1984-', '2027-03-0']) expect(text).not.toContain(code);
    expect(text).toContain('Consultations de ces données Aucune donnée.');
    expect(await textOf('dr', 'en')).toContain('Data kept about a person');
  });

  it('is noted as a look at the record and at the reasons; nobody unknown has one', async () => {
    expect(await desk.give('conf', 'people.looks', { subject: 'p-1', depths: ['record'] })).toMatchObject({
      looks: [
        { query: 'documents.personFile', account: 'dr' },
        { query: 'documents.personFile', account: 'conf' },
      ],
    });
    expect(await desk.refused('conf', 'documents.personFile', { person: 'p-x' })).toMatchObject({
      code: 'people.unknown',
    });
    const cashier = await desk.as('caisse1', 'cashier')('documents.personFile', { person: 'p-1' });
    expect(cashier.ok).toBe(false);
  });
});
