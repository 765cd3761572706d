import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsAfter } from '../../electron/journal/read.ts';
import { peopleEvents } from '../../shared/contract/people.ts';
import type { Identity } from '../../shared/domain/people/index.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, enter, importFile, importLists, openPeopleDesk, putPerson } from '../support/people-desk.ts';

const alias: Identity = {
  surname: 'Test',
  givenNames: 'Alias',
  birthDate: '1985-01-01',
  birthPlace: 'Caen',
  address: { line: '3 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4RTBPFW4', expiry: '2031-06-30' },
};

let desk: TestDesk;
beforeAll(async () => {
  desk = await openPeopleDesk();
});
afterAll(() => desk.remove());
beforeEach(async () => {
  await importLists(desk);
  desk.store.transaction((db) => {
    db.run('DELETE FROM entries');
    db.run('DELETE FROM open_tournaments');
  });
});

const compliance = () => desk.as('conf', 'compliance');
const header = 'surname;given_names;birth_date;birth_place\r\n';

/** Events of a stream as the journal holds them, type and data. */
const eventsOf = (stream: string): { type: string; data: object }[] =>
  eventsAfter(desk.store.reader, stream, 0).map(({ type, data }) => ({ type, data }));

const rowsOfExclusion = (): unknown =>
  desk.store.reader.get(
    "SELECT count(*) AS n FROM issue_rows WHERE issue = (SELECT issue FROM lists WHERE list = 'exclusion')",
  );

describe('importing a list', () => {
  it('puts it in force and says how many rows it has', async () => {
    const answer = await importFile(desk, 'exclusion', 'exclusion-list-2027-03-01.csv');
    expect(answer).toMatchObject({ listDate: '2027-03-01', rows: 43, unusable: 0, issues: [], flagged: [] });
    const lists = answerOf(await desk.as('admin', 'administrator')('people.lists', {})).lists;
    expect(lists).toMatchObject([
      { list: 'exclusion', version: { listDate: '2027-03-01', rows: 43 }, age: 'fresh' },
      { list: 'staff', version: { listDate: '2027-03-01', rows: 13 } },
      { list: 'limitation', version: { listDate: '2027-03-01', rows: 1 } },
    ]);
  });

  it('takes the date from the file’s name and rows that are split already', async () => {
    const rows = [
      ['Nom', 'Prénom', 'Naissance'],
      ['Durand', 'Élodie', '04/05/1990'],
      ['PAUL', '', ''],
    ];
    const answer = answerOf(
      await compliance()('people.importList', { list: 'staff', fileName: 'liste_20270302.csv', rows }),
    );
    expect(answer).toMatchObject({
      listDate: '2027-03-02',
      rows: 1,
      unusable: 1,
      issues: [{ line: 3, code: 'unusable-name' }],
    });
  });

  it.each([
    ['people.listColumns', { content: 'Nom;Ville\r\nDurand;Caen\r\n' }],
    ['people.listEmpty', { content: header }],
    ['people.listUnreadable', { content: `${header}"Durand;Élodie;1990-05-04;Caen\r\n` }],
    ['people.listEncoding', { content: `${header}Durand;\uFFFDlodie;1990-05-04;Caen\r\n` }],
    ['people.listDateUnknown', { content: `${header}Durand;Élodie;1990-05-04;Caen\r\n`, listDate: undefined }],
    ['people.listDateAhead', { content: `${header}Durand;Élodie;1990-05-04;Caen\r\n`, listDate: '2027-03-06' }],
  ])('refuses with %s and leaves the list in force', async (code, input) => {
    const answer = await compliance()('people.importList', { list: 'exclusion', listDate: '2027-03-04', ...input });
    expect(answer.ok ? null : answer.refusal.code).toBe(code);
    expect(rowsOfExclusion()).toEqual({ n: 43 });
  });

  it('names the line that is broken or badly encoded', async () => {
    const lines = `${header}Rey;Luc;1980-01-01;Caen\r\nDurand;\uFFFDlodie;1990-05-04;Caen\r\n`;
    const answer = await compliance()('people.importList', {
      list: 'exclusion',
      listDate: '2027-03-01',
      content: lines,
    });
    expect(answer.ok ? null : answer.refusal.params).toEqual({ line: 3 });
  });

  it('R33 refuses an older list until that is confirmed', async () => {
    const older = { list: 'exclusion', listDate: '2027-02-01', content: `${header}Durand;Élodie;1990-05-04;Caen\r\n` };
    const refused = await compliance()('people.importList', older);
    expect(refused.ok ? null : [refused.refusal.code, refused.refusal.params]).toEqual([
      'people.listOlder',
      { list: 'exclusion', listDate: '2027-02-01', currentDate: '2027-03-01' },
    ]);
    const confirmed = answerOf(await compliance()('people.importList', { ...older, confirmOlder: true }));
    expect(confirmed).toMatchObject({ listDate: '2027-02-01', rows: 1 });
  });

  it('drops the rows of the issue before, and journals no name', async () => {
    await compliance()('people.importList', {
      list: 'exclusion',
      listDate: '2027-03-04',
      content: `${header}Durand;Élodie;1990-05-04;Caen\r\n`,
    });
    expect(rowsOfExclusion()).toEqual({ n: 1 });
    expect(
      desk.store.reader.get(
        "SELECT count(*) AS n FROM issue_keys WHERE issue = (SELECT issue FROM lists WHERE list = 'exclusion')",
      ),
    ).toEqual({ n: 2 });
    const journal = JSON.stringify(eventsOf('house'));
    expect(
      ['people.listImported', 'durand', 'élodie', 'morel', '1990-05-04'].map((text) => journal.includes(text)),
    ).toEqual([true, false, false, false, false]);
  });
});

describe('re-screening (R24, R33)', () => {
  it('R33 flags a registered player whom a new list names, once', async () => {
    enter(desk, { person: 'p_alias', identity: alias }, 't-flagged');
    enter(desk, {
      person: 'p_other',
      identity: { ...alias, surname: 'Autre', document: { ...alias.document, number: 'B' } },
    });
    const next = { list: 'exclusion', listDate: '2027-03-04', content: `${header}TEST;ALIAS;01/01/1985;Caen\r\n` };
    const answer = answerOf(await compliance()('people.importList', next));
    const flag = { entry: 'e-p_alias', person: 'p_alias', check: 'exclusion', code: 'excluded' };
    expect(answer.flagged).toEqual([{ stream: 'tournament/t-flagged', ...flag }]);
    expect(eventsOf('tournament/t-flagged')).toEqual([{ type: 'registration.flagged', data: flag }]);
    const again = answerOf(await compliance()('people.importList', { ...next, listDate: '2027-03-05' }));
    expect(again.flagged).toEqual([]);
  });

  it('R33 leaves closed tournaments and cancelled entries alone', async () => {
    enter(desk, { person: 'p_alias', identity: alias }, 't-closed');
    desk.store.transaction((db) => db.run("DELETE FROM open_tournaments WHERE tournament = 't-closed'"));
    enter(desk, { person: 'p_twin', identity: alias }, 't-2');
    desk.store.transaction((db) => db.run("UPDATE entries SET state = 'cancelled' WHERE tournament = 't-2'"));
    const content = `${header}TEST;ALIAS;01/01/1985;Caen\r\n`;
    const answer = answerOf(
      await compliance()('people.importList', { list: 'exclusion', listDate: '2027-03-04', content }),
    );
    expect(answer.flagged).toEqual([]);
  });

  it('R24 screens a corrected identity at once and stops the person’s entries', async () => {
    enter(desk, { person: 'p_alias', identity: alias });
    const identity = { ...alias, surname: 'Rey', givenNames: 'Sandrine', birthDate: '1966-01-08' };
    const answer = answerOf(
      await desk.as('caisse1', 'cashier')('people.editIdentity', { person: 'p_alias', identity }),
    );
    expect(answer.flagged).toMatchObject([
      { stream: 'tournament/t-1', entry: 'e-p_alias', check: 'exclusion', code: 'excluded' },
    ]);
    expect(answer.checks).toContainEqual(
      expect.objectContaining({ check: 'exclusion', code: 'excluded', verdict: 'block' }),
    );
    const shown = answerOf(await desk.as('caisse1', 'cashier')('people.show', { person: 'p_alias' }));
    expect(shown.identity).toEqual(identity);
  });

  it('R24 finds the corrected person as a duplicate of another entry', async () => {
    enter(desk, { person: 'p_a', identity: alias });
    enter(desk, {
      person: 'p_b',
      identity: { ...alias, surname: 'Bernard', document: { ...alias.document, number: 'B' } },
    });
    const answer = answerOf(
      await desk.as('caisse1', 'cashier')('people.editIdentity', { person: 'p_b', identity: alias }),
    );
    expect(answer.flagged).toMatchObject([{ entry: 'e-p_b', check: 'duplicate', code: 'duplicate' }]);
  });

  it('R24 leaves a harmless correction without flags and keeps the person’s salt', async () => {
    enter(desk, { person: 'p_alias', identity: alias });
    const salt = () => desk.store.reader.get("SELECT salt FROM people WHERE person = 'p_alias'");
    const before = salt();
    const identity = { ...alias, birthPlace: 'Rouen' };
    const answer = answerOf(
      await desk.as('caisse1', 'cashier')('people.editIdentity', { person: 'p_alias', identity }),
    );
    expect(answer.flagged).toEqual([]);
    expect(salt()).toEqual(before);
    expect(/rouen|x4rtbpfw4|1985-01/i.test(JSON.stringify(eventsOf('house')))).toBe(false);
  });

  it('refuses an unknown person and a form with gaps', async () => {
    putPerson(desk, 'p_alias', alias);
    const edit = desk.as('caisse1', 'cashier');
    const unknown = await edit('people.editIdentity', { person: 'p_nobody', identity: alias });
    const gaps = await edit('people.editIdentity', {
      person: 'p_alias',
      identity: { ...alias, address: { ...alias.address, city: '' } },
    });
    expect([unknown, gaps].map((answer) => (answer.ok ? null : answer.refusal.code))).toEqual([
      'people.unknown',
      'people.formIncomplete',
    ]);
  });
});

it('journals events of the contract’s form only', async () => {
  answerOf(await compliance()('people.recheck', { occasion: 'asked' }));
  enter(desk, { person: 'p_form', identity: alias });
  answerOf(
    await desk.as('caisse1', 'cashier')('people.editIdentity', {
      person: 'p_form',
      identity: { ...alias, birthPlace: 'Lyon' },
    }),
  );
  const own = eventsOf('house').filter(({ type }) => type.startsWith('people.'));
  // What is kept and destroyed is journalled in people-purge.test.ts.
  const kept = /^people\.(hold|purge|restricted|unrestricted|retention)/;
  const expected = Object.keys(peopleEvents).filter((type) => !kept.test(type));
  expect(new Set(own.map(({ type }) => type))).toEqual(new Set(expected));
  const failures = own.filter(
    ({ type, data }) => !peopleEvents[type as keyof typeof peopleEvents].safeParse(data).success,
  );
  expect(failures).toEqual([]);
});
