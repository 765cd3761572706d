import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { longRead } from '../../electron/features/audit/long-read.ts';
import { documentService } from '../../electron/features/documents/index.ts';
import { sweepPapers } from '../../electron/features/people/index.ts';
import { filedPaper } from '../../electron/hosts/door/filed-paper.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { purgeContract } from '../../shared/contract/people-purge.ts';
import { countsOf, type PurgeCounts } from '../../shared/domain/people/index.ts';
import { peopleEvents } from '../../shared/contract/people.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { eventsAfter } from '../../electron/journal/read.ts';
import { carriedOut } from '../support/carried-out.ts';
import { openRegistrationDesk, type RegistrationDesk } from '../support/registration-desk.ts';

let desk: RegistrationDesk;
let documents: ReturnType<typeof documentService>;

/** An evening with one player, their rebuy cancelled with the tournament, every paper filed. */
beforeEach(async () => {
  desk = await openRegistrationDesk();
  documents = documentService(desk, join(desk.folder, 'data'));
  const form = { ...registerPlayerContract.example, tournament: 't-1', entry: 'e-1', person: 'p-1' };
  await desk.give('caisse1', 'registration.registerPlayer', form);
  await desk.give('mcd1', 'registration.flag', { tournament: 't-1', entry: 'e-1', reason: 'Photographie douteuse.' });
  await desk.give('dr', 'tournament.cancel', { tournament: 't-1', reason: 'La salle est fermée.', pin: '2468' });
  await documents.drain();
  await documents.stop();
});
afterEach(() => desk.remove());

type Retention = {
  due: PurgeCounts & { held: number; nextOn: string | null };
  restrictions: readonly object[];
};
const retention = async () => (await desk.give('conf', 'people.retention', {})) as unknown as Retention;
const expectsOf = ({ due }: Retention) => countsOf(due);
const purge = async () => {
  await desk.give('conf', 'people.purge', { expects: expectsOf(await retention()), pin: '2468' });
  return carriedOut(desk);
};
const papers = () => readdirSync(join(desk.folder, 'data', 'papers')).sort();

describe('retention (FR-REG-58, A-16)', () => {
  it('FR-REG-58 tells the day on which the first data reach their term, and destroys nothing before', async () => {
    expect((await retention()).due).toMatchObject({ persons: 0, papers: 0, texts: 0, nextOn: '2032-03-06' });
    const refused = await desk.refused('conf', 'people.purge', {
      expects: purgeContract.example.expects,
      pin: '2468',
    });
    expect(refused.code).toBe('people.nothingToPurge');
  });

  it('A-16 bulletins go after five years, money papers after ten years beyond the season', async () => {
    const numbered = papers();
    expect(numbered.filter((name) => /^(bulletin|receipt)/.test(name))).toHaveLength(2);
    desk.clock.reach('2032-03-06T12:00:00+01:00');
    expect((await retention()).due).toMatchObject({ persons: 1, papers: 1 });
    await purge();
    expect(papers().filter((name) => name.startsWith('bulletin'))).toEqual([]);
    expect(papers().filter((name) => name.startsWith('receipt'))).toHaveLength(1);
    desk.clock.reach('2037-10-31T12:00:00+01:00');
    expect((await retention()).due.papers).toBe(0);
    desk.clock.reach('2037-11-01T12:00:00+01:00');
    expect((await retention()).due.papers).toBeGreaterThan(0);
    await purge();
    expect(papers().filter((name) => name.startsWith('receipt'))).toEqual([]);
  });

  it('refuses terms shorter than the profile’s, and follows longer ones', async () => {
    const terms = { bulletinYears: 4, moneyYears: 10, incidentYears: 5, abandonedMonths: 1, lookMonths: 12 };
    expect(await desk.refused('conf', 'people.setRetention', { terms })).toMatchObject({
      code: 'people.termTooShort',
      params: { kind: 'bulletins', least: 5 },
    });
    await desk.give('conf', 'people.setRetention', { terms: { ...terms, bulletinYears: 7 } });
    expect((await retention()).due.nextOn).toBe('2034-03-06');
  });
});

describe('a purge', () => {
  beforeEach(() => desk.clock.reach('2032-06-01T12:00:00+02:00'));

  it('leaves chain, read tables and figures as they were', async () => {
    const receipts = () => desk.store.reader.all('SELECT * FROM receipts ORDER BY seq');
    const postings = () => desk.store.reader.all('SELECT * FROM postings ORDER BY seq');
    const before = [receipts(), postings()];
    await purge();
    expect([receipts(), postings()]).toEqual(before);
    expect(verifyDatabase(desk.store.reader)).toMatchObject({ lines: desk.desk.head.seq });
    const parts = {
      migrations,
      registry: desk.desk.registry,
      stateOf: (stream: string) => desk.desk.snapshotOf(stream),
    };
    expect(replay(desk.store.reader, parts)).toMatchObject({ lines: desk.desk.head.seq });
  });

  it('leaves no name, no salt and no text in any file of the folder, and says what it did', async () => {
    const salt = desk.store.reader.get<{ salt: string }>("SELECT salt FROM people WHERE person = 'p-1'")?.salt ?? '';
    const textSalt =
      desk.store.reader.get<{ salt: string }>('SELECT salt FROM texts ORDER BY text LIMIT 1')?.salt ?? '';
    expect(salt).toHaveLength(64);
    const bytes = () =>
      readdirSync(join(desk.folder, 'data'), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => readFileSync(join(file.parentPath, file.name)));
    expect(bytes().some((each) => each.includes(salt))).toBe(true);
    const inData = (...path: string[]): string => join(desk.folder, 'data', ...path);
    for (const place of ['backups', 'exports']) mkdirSync(inData(place), { recursive: true });
    desk.store.raw.prepare('VACUUM INTO ?').run(inData('backups', 'before-320.sqlite'));
    mkdirSync(inData('exports', 'saison', 'noms'), { recursive: true });
    writeFileSync(inData('exports', 'saison', 'noms', 'noms.csv'), `p-1;${exampleIdentity.surname};${salt}\n`);
    writeFileSync(inData('exports', 'journal-12.jsonl'), '{}\n');
    const done = await purge();
    expect(readdirSync(inData('backups'))).toEqual([]);
    expect(readdirSync(inData('exports'))).toEqual(['journal-12.jsonl']);
    expect(done).toMatchObject({ persons: 1, papers: 1, texts: 2, held: 0 });
    expect([salt, textSalt].map((one) => bytes().some((each) => each.includes(one)))).toEqual([false, false]);
    const left = (table: string) => desk.store.reader.get(`SELECT count(*) AS n FROM ${table}`);
    expect(['people', 'texts', 'person_keys', 'person_prefixes', 'unfiled_persons'].map(left)).toEqual(
      Array(5).fill({ n: 0 }),
    );
    const own = eventsAfter(desk.store.reader, 'house', 0).filter(({ type }) => type.startsWith('people.purge'));
    expect(own.map(({ type }) => type)).toEqual([
      'people.purgeOrdered',
      'people.purgedPersons',
      'people.purgedPapers',
      'people.purgedTexts',
      'people.purged',
    ]);
    for (const { type, data } of own)
      expect(peopleEvents[type as keyof typeof peopleEvents].safeParse(data).success).toBe(true);
  });

  it('shows a purged person without a name, finds them no more, and takes them anew as somebody new', async () => {
    await desk.give('caisse1', 'people.search', { text: exampleIdentity.surname });
    await purge();
    const list = await desk.give('caisse1', 'registration.list', { tournament: 't-1' });
    expect(list.entries).toMatchObject([{ person: 'p-1', surname: null, givenNames: null }]);
    expect(await desk.give('caisse1', 'people.search', { text: exampleIdentity.surname })).toEqual({ people: [] });
    expect(await desk.refused('caisse1', 'people.show', { person: 'p-1' })).toMatchObject({ code: 'people.unknown' });
  });

  it('answers a purged paper by what became of it; its row keeps the hash', async () => {
    const paper = desk.store.reader.get<{ paper: string; sha256: string }>(
      "SELECT paper, sha256 FROM papers WHERE kind = 'bulletin'",
    );
    await purge();
    const filed = filedPaper({ house: desk as never, documents }, paper?.paper ?? '');
    expect(filed).toMatchObject({ refusal: { code: 'host.paperPurged' } });
    const row = await desk.give('conf', 'documents.open', { paper: paper?.paper });
    expect(row.sha256).toBe(paper?.sha256);
    const target = join(desk.folder, 'clear');
    expect(documents.exportTo(target).some((name) => name.startsWith('bulletin'))).toBe(false);
  });

  it('is refused while an export reads the house, and when it is no longer what was shown', async () => {
    const reading = longRead({ job: 'export', folder: join(desk.folder, 'data') });
    const expects = expectsOf(await retention());
    expect(await desk.refused('conf', 'people.purge', { expects, pin: '2468' })).toMatchObject({
      code: 'people.readsUnderWay',
    });
    await reading;
    expect(
      await desk.refused('conf', 'people.purge', { expects: { ...expects, persons: 0 }, pin: '2468' }),
    ).toMatchObject({ code: 'people.purgeChanged', params: { persons: 1 } });
    expect(existsSync(join(desk.folder, 'data', 'papers', 'bulletin-r-2027-000001.sealed'))).toBe(true);
  });

  it('deletes at the next start a file that it could not delete', async () => {
    await purge();
    const file = join(desk.folder, 'data', 'papers', 'bulletin-r-2027-000001.sealed');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(file, 'left over');
    sweepPapers(desk.store.reader);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a dispute (FR-REG-77)', () => {
  beforeEach(() => desk.clock.reach('2032-06-01T12:00:00+02:00'));

  it.each([
    ['the tournament', { kind: 'tournament', tournament: 't-1' }, { persons: 0, papers: 0, texts: 0 }],
    ['the person', { kind: 'person', person: 'p-1' }, { persons: 0, papers: 0, texts: 1 }],
  ])('FR-REG-77 keeps %s from the purge until it is lifted', async (_what, subject, due) => {
    const { hold } = await desk.give('dr', 'people.placeHold', { subject, reason: 'Plainte déposée.' });
    const found = (await retention()) as Retention & { holds: unknown };
    expect(found.due).toMatchObject(due);
    expect(found.due.held).toBeGreaterThan(1);
    expect(found.holds).toMatchObject([{ hold, reason: 'Plainte déposée.', account: 'dr' }]);
    expect(await desk.refused('dr', 'people.placeHold', { subject, reason: 'Encore.' })).toMatchObject({
      code: 'people.heldAlready',
    });
    await desk.give('dr', 'people.liftHold', { hold, reason: 'Affaire classée.', pin: '2468' });
    expect((await retention()).due).toMatchObject({ persons: 1, papers: 1, held: 0 });
    expect(await desk.refused('dr', 'people.liftHold', { hold, reason: 'Encore.', pin: '2468' })).toMatchObject({
      code: 'people.notHeld',
    });
    const journal = JSON.stringify(eventsAfter(desk.store.reader, 'house', 0));
    expect(journal.includes('Plainte')).toBe(false);
  });

  it('FR-REG-77 keeps whom an incident under a hold names, and whom the house does not admit', async () => {
    const put = (sql: string) => desk.store.transaction((db) => db.run(sql));
    put("INSERT INTO holds (hold, person, tournament, incident, since) VALUES ('h-1', 'p-1', 't-1', 'i-1', 1)");
    expect((await retention()).due).toMatchObject({ persons: 0, papers: 0 });
    put('UPDATE holds SET lifted_at = 2');
    expect((await retention()).due).toMatchObject({ persons: 1, papers: 1 });
    put(
      `INSERT INTO suspensions (suspension, person, until, since, reason) VALUES ('s-1', 'p-1', '2032-06-01', 1, 'x')`,
    );
    expect((await retention()).due).toMatchObject({ persons: 0, papers: 0 });
    desk.clock.reach('2032-06-02T12:00:00+02:00');
    expect((await retention()).due).toMatchObject({ persons: 1, papers: 1 });
  });

  it('knows whom and what it keeps', async () => {
    const subject = { kind: 'person', person: 'p-nobody' };
    expect(await desk.refused('dr', 'people.placeHold', { subject, reason: 'x' })).toMatchObject({
      code: 'people.holdUnknown',
    });
  });
});

describe('restriction of processing', () => {
  it('keeps the data and shows them to nobody but who answers for them; checks go on', async () => {
    await desk.give('conf', 'people.restrict', { person: 'p-1', reason: 'Exactitude contestée.' });
    const text = exampleIdentity.surname;
    expect((await retention()).restrictions).toMatchObject([
      { person: 'p-1', name: `${text} ${exampleIdentity.givenNames}`, reason: 'Exactitude contestée.' },
    ]);
    expect(await desk.give('caisse1', 'people.search', { text })).toEqual({ people: [] });
    expect(await desk.give('conf', 'people.search', { text })).toMatchObject({ people: [{ person: 'p-1' }] });
    expect(await desk.refused('caisse1', 'people.show', { person: 'p-1' })).toMatchObject({
      code: 'people.restrictedToOthers',
    });
    const known = {
      ...{ surname: text, givenNames: exampleIdentity.givenNames, birthDate: exampleIdentity.birthDate },
      documentNumber: exampleIdentity.document.number,
    };
    expect(await desk.give('caisse1', 'registration.known', known)).toEqual({ known: null });
    expect(await desk.refused('conf', 'people.restrict', { person: 'p-1', reason: 'x' })).toMatchObject({
      code: 'people.restrictedAlready',
    });
    await desk.give('conf', 'people.unrestrict', { person: 'p-1', reason: 'Données corrigées.' });
    expect(await desk.give('caisse1', 'people.search', { text })).toMatchObject({ people: [{ person: 'p-1' }] });
    expect(await desk.refused('conf', 'people.unrestrict', { person: 'p-1', reason: 'x' })).toMatchObject({
      code: 'people.notRestricted',
    });
  });
});

describe('the export of one person’s data', () => {
  it('holds everything about them, readable and for a machine, and is noted as a look', async () => {
    const file = (await desk.give('conf', 'people.file', { person: 'p-1' })) as {
      data: { journal: { type: string }[]; texts: Record<string, string>; receipts: object[]; papers: object[] };
      markdown: string;
    };
    expect(file.data).toMatchObject({
      person: 'p-1',
      identity: exampleIdentity,
      entries: [{ tournament: 't-1', entry: 'e-1' }],
    });
    expect(file.data.receipts.length).toBeGreaterThan(0);
    expect(file.data.journal.map(({ type }) => type)).toContain('registration.flagged');
    expect(Object.values(file.data.texts)).toEqual(['Photographie douteuse.']);
    expect(file.markdown).toContain('# Données conservées sur une personne');
    expect(file.markdown).toContain(exampleIdentity.address.line);
    expect(file.markdown).not.toContain('undefined');
    const english = (await desk.give('dr', 'people.file', { person: 'p-1', language: 'en' })).markdown as string;
    expect(english).toContain('# Data kept about a person');
    expect(await desk.give('conf', 'people.looks', { subject: 'p-1', depths: ['record'] })).toMatchObject({
      looks: [
        { query: 'people.file', account: 'dr' },
        { query: 'people.file', account: 'conf' },
      ],
    });
    expect(await desk.refused('conf', 'people.file', { person: 'p-x' })).toMatchObject({ code: 'people.unknown' });
  });
});
