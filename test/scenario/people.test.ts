import { describe, expect, it } from 'vitest';
import {
  editIdentity,
  importList,
  listsSlice,
  newFinding,
  peopleRefusals,
  screen,
  type Identity,
  type ListEntry,
  type ListsState,
  type PeopleEvents,
} from '../../shared/domain/people/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { terms } from '../unit/people/evening.ts';

type Imported = PeopleEvents['people.listImported'];

const imported = (listDate: string, list: Imported['list'] = 'exclusion'): Imported => ({
  list,
  listId: `l-${listDate}`,
  listDate,
  rows: 43,
  unusable: 0,
  change: null,
  digest: 'a'.repeat(64),
});

/** The lists after these imports. */
function given(...events: readonly Imported[]): ListsState {
  const lists = listsSlice.initial();
  const meta = { seq: 1, rev: 1, at: 0, actor: 'conf', stream: 'house' };
  for (const event of events) listsSlice.fold['people.listImported']?.(lists, event, meta);
  return lists;
}

const facts = (listDate: string) => {
  const { listId, rows, unusable, change, digest } = imported(listDate);
  return { listId, listDate, rows, unusable, change, digest, today: '2027-03-05', flagged: [] };
};

describe('importing a list (FR-REG-46, R33)', () => {
  it('puts each list in force beside the others', () => {
    const lists = given(imported('2027-02-01'), imported('2027-02-10', 'staff'), imported('2027-03-01'));
    expect(lists).toEqual({
      exclusion: { listId: 'l-2027-03-01', listDate: '2027-03-01', rows: 43, unusable: 0, change: null },
      staff: { listId: 'l-2027-02-10', listDate: '2027-02-10', rows: 43, unusable: 0, change: null },
      limitation: null,
    });
  });

  it('takes the first list, a newer one and the same date again', () => {
    for (const lists of [given(), given(imported('2027-02-01')), given(imported('2027-03-01'))]) {
      const decision = importList({ lists }, { list: 'exclusion' }, facts('2027-03-01'));
      expect(decision).toEqual({
        events: [{ stream: 'house', type: 'people.listImported', data: imported('2027-03-01') }],
      });
    }
  });

  it('refuses an older list until confirmed', () => {
    const lists = given(imported('2027-03-01'));
    const refused = importList({ lists }, { list: 'exclusion' }, facts('2027-02-01'));
    expect(refused).toMatchObject({ refusal: { code: 'people.listOlder', params: { currentDate: '2027-03-01' } } });
    expect(isRefused(importList({ lists }, { list: 'exclusion', confirmOlder: true }, facts('2027-02-01')))).toBe(
      false,
    );
  });

  it('refuses a date that has not come, confirmed or not', () => {
    const refused = importList({ lists: given() }, { list: 'exclusion', confirmOlder: true }, facts('2027-03-06'));
    expect(refused).toMatchObject({ refusal: { code: 'people.listDateAhead', rules: ['FR-REG-46'] } });
  });

  it('adds the events of the entries that it stops', () => {
    const flag = { stream: 'tournament/t-1', type: 'registration.flagged', data: {} };
    const decision = importList({ lists: given() }, { list: 'exclusion' }, { ...facts('2027-03-01'), flagged: [flag] });
    expect(decision).toMatchObject({ events: [{ type: 'people.listImported' }, flag] });
  });
});

describe('what a new list says of somebody registered (R33)', () => {
  const identity: Identity = exampleIdentity;
  const row = (birthDate: string | null): ListEntry => ({
    surname: 'GARNIER',
    givenNames: 'SOLENE',
    birthDate,
    birthPlace: null,
    until: null,
  });
  const exact = row('1984-09-17');
  const homonym = row('1950-01-01');

  it.each([
    ['a hit', [], [exact], { check: 'exclusion', code: 'excluded', verdict: 'block' }],
    ['a homonym', [], [homonym], { check: 'exclusion', code: 'homonym', verdict: 'decide' }],
    ['a hit after a homonym', [homonym], [homonym, exact], { check: 'exclusion', code: 'excluded', verdict: 'block' }],
    ['the homonym of last month', [homonym], [homonym], null],
    ['the hit of last month', [exact], [exact], null],
    ['nobody', [], [row('1984-09-17')].map((entry) => ({ ...entry, surname: 'AUTRE' })), null],
  ])('%s', (_, before, now, finding) => {
    expect(newFinding('exclusion', identity, { before, now, today: '2027-03-05' })).toEqual(finding);
  });

  it('leaves a new limitation to a person', () => {
    expect(newFinding('limitation', identity, { before: [], now: [exact], today: '2027-03-05' })).toMatchObject({
      code: 'limitation',
      verdict: 'decide',
    });
  });
});

describe('correcting a person (R24)', () => {
  const lists = given(imported('2027-03-01'));
  const verdicts = screen(
    exampleIdentity,
    { lists, candidates: [], registered: null, suspended: [] },
    { terms, today: '2027-03-05' },
  );
  const edit = (changes: Partial<Parameters<typeof editIdentity>[1]> = {}, identity: Identity = exampleIdentity) =>
    editIdentity({ person: 'p_1', identity }, { digest: 'b'.repeat(64), verdicts, flagged: [], ...changes });

  it('records every check anew, without ages, dates or names', () => {
    const decision = edit();
    expect(decision).toMatchObject({
      events: [{ stream: 'house', type: 'people.identityChanged', data: { person: 'p_1', digest: 'b'.repeat(64) } }],
    });
    const text = JSON.stringify(decision);
    expect(['list-fresh', 'l-2027-03-01', 'Garnier', '1984', '"age":'].map((part) => text.includes(part))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('refuses somebody unknown and a form with gaps (FR-REG-52)', () => {
    expect(edit({ digest: null })).toMatchObject({ refusal: { code: 'people.unknown' } });
    expect(edit({}, { ...exampleIdentity, birthPlace: '' })).toMatchObject({
      refusal: { code: 'people.formIncomplete', params: { missing: 'civil-status-missing' }, rules: ['FR-REG-52'] },
    });
  });
});

it('has a rule or a technical reason behind every refusal', () => {
  for (const [code, rules] of Object.entries(peopleRefusals)) {
    expect(code).toMatch(/^people\.[a-zA-Z]+$/);
    for (const rule of rules) expect(rule).toMatch(/^FR-REG-\d+$/);
  }
});
