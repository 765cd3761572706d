import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearOldIssues } from '../../electron/features/people/index.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, openPeopleDesk } from '../support/people-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openPeopleDesk();
});
afterAll(() => desk.remove());

const conf = () => desk.as('conf', 'compliance');
const header = 'surname;given_names;birth_date;birth_place\r\n';
const importText = (content: string, listDate: string, run?: string) =>
  conf()('people.importList', { list: 'exclusion', listDate, content, ...(run !== undefined && { run }) });
const inForce = () =>
  desk.store.reader.get<{ n: number }>(
    "SELECT count(*) AS n FROM issue_rows WHERE issue = (SELECT issue FROM lists WHERE list = 'exclusion')",
  )?.n;
const stored = (table: string) => desk.store.reader.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;
/** Waits until nothing is left but the issue in force. */
const cleared = async () => {
  while ((stored('list_issues') ?? 0) > 1) await setImmediate();
};

/** The longest that this thread worked at one go while `work` ran, in milliseconds of its processor: what another call had to wait for. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const running = { now: true };
  void work.finally(() => (running.now = false)).catch(() => undefined);
  const spentMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  for (let last = spentMs(); running.now; last = spentMs()) {
    await setImmediate();
    longest = Math.max(longest, spentMs() - last);
  }
  return longest;
}

describe('the monthly file replaced (FR-REG-45, FR-REG-46)', () => {
  it('FR-REG-45 says how many rows are new, gone and the same', async () => {
    const first = `${header}Durand;Élodie;1990-05-04;Caen\r\nRey;Luc;1980-01-01;Caen\r\nRey;Luc;1980-01-01;Caen\r\n`;
    expect(answerOf(await importText(first, '2027-02-01')).change).toEqual({ added: 3, removed: 0, unchanged: 0 });
    const next = `${header}Rey;Luc;1980-01-01;Caen\r\nBlanc;Ana;1971-02-02;Nice\r\nNoir;Max;1971-02-02;Nice\r\n`;
    expect(answerOf(await importText(next, '2027-03-01')).change).toEqual({ added: 2, removed: 2, unchanged: 1 });
    const lists = answerOf(await conf()('people.lists', {})) as { lists: { version: object }[]; matching: object };
    expect(lists.lists[0]?.version).toMatchObject({ change: { added: 2, removed: 2, unchanged: 1 } });
    expect(lists.matching).toMatchObject({ id: 'names-birth-1', oneSlipFromLetters: 5 });
  });

  it('points out cells that would be calculated, line by line, and takes texts that Excel or an export made safe (X04)', async () => {
    const rows = [
      '=1+1;Paul;1980-01-01;Caen',
      '"=""DURAND""";Élodie;04/05/1990;Caen',
      "'-;Ana;1971-02-02;Nice",
      '@SUM(A1);Lou;-2+3;Caen',
    ];
    const answer = answerOf(await importText(`${header}${rows.join('\r\n')}\r\n`, '2027-03-02'));
    expect(answer).toMatchObject({
      rows: 4,
      unusable: 0,
      issues: [
        { line: 2, code: 'unusable-formula' },
        { line: 5, code: 'unusable-formula' },
      ],
    });
    const identity = {
      ...{ surname: 'Durand', givenNames: 'Élodie', birthDate: '1990-05-04', birthPlace: 'Caen' },
      address: { line: '1 rue A', postcode: '14000', city: 'Caen', country: 'FRA' },
      document: { kind: 'cnie', number: 'X', expiry: '2031-01-01' },
    };
    const screened = answerOf(await conf()('people.screen', { identity }));
    expect(screened.outcome).toBe('block:excluded');
  });

  it('names every column that is missing, in a file that is empty but for its headings too', async () => {
    const none = await importText('Nom;Ville\r\n', '2027-03-03');
    expect(none.ok ? null : none.refusal).toMatchObject({
      code: 'people.listColumns',
      params: { missing: ['given_names / prénom', 'birth_date / date de naissance'] },
    });
  });
});

describe('a list of 100 000 rows', () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `NOM${index % 9973};Prénom${index};19${40 + (index % 60)}-0${1 + (index % 9)}-1${index % 10};Caen`,
  );
  const content = `${header}${rows.join('\r\n')}\r\n`;

  it('is imported while other calls are answered, and tells how far it is', async () => {
    const seen: { rows: number; of: number }[] = [];
    const importing = { now: true };
    const watching = (async () => {
      while (importing.now) {
        seen.push(answerOf(await conf()('people.importProgress', { run: 'run-1' })) as { rows: number; of: number });
        await new Promise((done) => setTimeout(done, 20));
      }
    })();
    const answer = answerOf(await importText(content, '2027-03-04', 'run-1'));
    importing.now = false;
    await watching;
    expect(answer).toMatchObject({ rows: 100_000, unusable: 0, issues: [] });
    expect(inForce()).toBe(100_000);
    const steps = new Set(seen.map((each) => each.rows));
    expect(steps.size).toBeGreaterThan(3);
    expect(seen.some(({ of }) => of === 100_000)).toBe(true);
    expect(answerOf(await conf()('people.importProgress', { run: 'run-1' }))).toMatchObject({ running: false });
  }, 60_000);

  it('can be stopped half-way: the list in force stays as it was', async () => {
    const before = answerOf(await conf()('people.lists', {}));
    const running = importText(content, '2027-03-05', 'run-2');
    for (let of = 0; of === 0;) {
      of = (answerOf(await conf()('people.importProgress', { run: 'run-2' })) as { of: number }).of;
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(answerOf(await conf()('people.stopImport', { run: 'run-2' }))).toEqual({ stopped: true });
    const answer = await running;
    expect(answer.ok ? null : answer.refusal.code).toBe('people.importStopped');
    await cleared();
    expect([inForce(), stored('issue_rows')]).toEqual([100_000, 100_000]);
    expect(answerOf(await conf()('people.lists', {}))).toEqual(before);
  }, 60_000);

  it('takes the place of the one before in a moment; its rows are cleared away a few at a time', async () => {
    const importing = importText(content, '2027-03-05');
    // Some 20 ms, where the rows stored in one transaction took 950; twice that on a busy machine.
    expect(await longestTurn(importing)).toBeLessThan(60);
    expect(answerOf(await importing)).toMatchObject({ change: { added: 0, removed: 0, unchanged: 100_000 } });
    expect(await longestTurn(cleared())).toBeLessThan(60);
    expect([stored('issue_rows'), inForce()]).toEqual([100_000, 100_000]);
    expect(stored('issue_keys')).toBeLessThan(500_000);
  }, 60_000);

  it('R33 is cleared away when it was refused as older, and when the house was closed half-way', async () => {
    const older = await importText(content, '2027-01-05');
    expect(older.ok ? null : older.refusal.code).toBe('people.listOlder');
    await cleared();
    desk.store.transaction((db) => {
      db.run("INSERT INTO list_issues (list) VALUES ('exclusion')");
      db.run(
        'INSERT INTO issue_rows SELECT (SELECT max(issue) FROM list_issues), row, sealed, blinds, print FROM issue_rows WHERE row < 300',
      );
    });
    expect([inForce(), stored('issue_rows')]).toEqual([100_000, 100_300]);
    await clearOldIssues((work) => desk.store.transaction(work));
    expect([inForce(), stored('issue_rows')]).toEqual([100_000, 100_000]);
  }, 60_000);
});
