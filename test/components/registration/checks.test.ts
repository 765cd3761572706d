import { describe, expect, it } from 'vitest';
import {
  checkRows,
  countOf,
  favourOf,
  stillNeeded,
  stopOf,
  undecided,
} from '../../../renderer/features/registration/logic/checks.ts';
import { expiresInDays, findingText, listDays } from '../../../renderer/features/registration/logic/check-text.ts';
import { emptyDraft } from '../../../renderer/features/registration/logic/draft.ts';
import { focusOf, stageOf, stepState } from '../../../renderer/features/registration/logic/steps.ts';
import { isStopCode, isTurnedAway, stopCodes } from '../../../renderer/features/registration/logic/stop-words.ts';
import {
  blockingCodes,
  verdictList,
  type ScreeningCheck,
  type Verdict,
  type VerdictCode,
} from '../../../shared/domain/people/index.ts';

const verdict = (check: ScreeningCheck, code: VerdictCode, params: Verdict['params'] = {}): Verdict => ({
  check,
  code,
  verdict: verdictList[code][0],
  rules: verdictList[code][1],
  params,
});
const passed = [
  verdict('age', 'adult', { age: 35 }),
  verdict('exclusion', 'not-excluded', { listDate: '2027-03-01' }),
  verdict('list-age', 'list-fresh'),
  verdict('duplicate', 'first-entry'),
  verdict('staff', 'not-staff'),
  verdict('limitation', 'no-limitation'),
  verdict('suspension', 'not-suspended'),
  verdict('document', 'document-valid'),
  verdict('mrz', 'mrz-agrees'),
  verdict('address', 'form-complete'),
];
const withCode = (check: ScreeningCheck, code: VerdictCode): readonly Verdict[] =>
  passed.map((one) => (one.check === check ? verdict(check, code) : one));
const decision = { code: 'homonym' as const, outcome: 'another-person' as const, reason: 'Vu.' };

describe('the list of checks', () => {
  it('has six lines, and more only for what has something to say', () => {
    expect(checkRows(passed, []).map(({ check }) => check)).toEqual([
      'age',
      'exclusion',
      'duplicate',
      'staff',
      'limitation',
      'document',
    ]);
    expect(checkRows(withCode('mrz', 'mrz-check'), []).at(-1)).toMatchObject({ check: 'mrz', kind: 'decide' });
    expect(checkRows(withCode('list-age', 'list-old'), [])).toContainEqual(
      expect.objectContaining({ check: 'list-age', kind: 'warn' }),
    );
  });

  it('shows nothing further as looked at after a stop, so that nothing is disclosed (FR-REG-54)', () => {
    const rows = checkRows(withCode('exclusion', 'excluded'), []);
    expect(rows.map(({ kind }) => kind)).toEqual(['ok', 'block', 'idle', 'idle', 'idle', 'idle']);
    expect(rows.filter(({ skipped }) => skipped)).toHaveLength(4);
    expect(countOf(rows)).toEqual({ ok: 1, open: 0, decided: 0, blocked: 1 });
  });

  it('takes a form with gaps for work to do, not for a stop (FR-REG-52)', () => {
    const gaps = withCode('address', 'address-missing');
    expect(stopOf(gaps)).toBeUndefined();
    expect(checkRows(gaps, []).every(({ kind }) => kind === 'ok')).toBe(true);
  });

  it('waits for a person where one must decide, and drops a decision whose finding is gone', () => {
    const homonym = withCode('exclusion', 'homonym');
    expect(undecided(homonym, [])).toHaveLength(1);
    expect(undecided(homonym, [decision])).toEqual([]);
    expect(checkRows(homonym, [decision])[1]).toMatchObject({ kind: 'decided' });
    expect(stillNeeded([decision], homonym)).toEqual([decision]);
    expect(stillNeeded([decision], passed)).toEqual([]);
  });

  it('knows what deciding in favour means', () => {
    expect(favourOf('homonym')).toBe('another-person');
    expect(favourOf('document-override')).toBe('document-accepted');
    expect(favourOf('mrz-century')).toBe('admitted');
  });

  it('tells the fields of a document by their names, never by ours', () => {
    const finding = verdict('mrz', 'mrz-check', { fields: ['birthDate', 'composite'] });
    const text = findingText(
      'fr',
      finding,
      (field) => ({ birthDate: 'date de naissance', composite: 'clé d’ensemble' })[field as 'birthDate'],
    );
    expect(text).toContain('date de naissance, clé d’ensemble');
    expect(text).not.toMatch(/birthDate|composite/);
  });

  it('counts days to an expiry that is near, and the age of a list', () => {
    expect(expiresInDays('2027-03-17', '2027-03-05')).toBe(12);
    expect(expiresInDays('2027-03-05', '2027-03-05')).toBe(0);
    expect(expiresInDays('2027-03-04', '2027-03-05')).toBeUndefined();
    expect(expiresInDays('2031-03-05', '2027-03-05')).toBeUndefined();
    expect(expiresInDays(null, '2027-03-05')).toBeUndefined();
    expect(listDays(verdict('exclusion', 'not-excluded', { listDate: '2027-03-01' }), '2027-03-16')).toBe(15);
  });

  it('has words for every block that can stop a registration, but for gaps in the form', () => {
    const forms: readonly string[] = ['address-missing', 'civil-status-missing'];
    expect([...stopCodes].toSorted()).toEqual(blockingCodes.filter((code) => !forms.includes(code)).toSorted());
    expect(isStopCode('adult')).toBe(false);
    expect(isTurnedAway('duplicate')).toBe(false);
    expect(isTurnedAway('minor')).toBe(true);
  });
});

describe('what the desk does next', () => {
  const draft = { ...emptyDraft, surname: 'Lemaire', birthPlace: 'Caen', address: 'Rue 1, 14000 Caen', signedAt: 1 };
  const standing = { draft, verdicts: passed, payable: false, registered: false };

  it.each([
    ['read', { ...standing, draft: emptyDraft }],
    ['correct', { ...standing, verdicts: null }],
    ['stopped', { ...standing, verdicts: withCode('age', 'minor'), payable: true }],
    ['form', { ...standing, draft: { ...draft, address: '' } }],
    ['form', { ...standing, draft: { ...draft, signedAt: null } }],
    ['decide', { ...standing, verdicts: withCode('exclusion', 'homonym') }],
    ['pay', standing],
    ['ready', { ...standing, payable: true }],
    ['registered', { ...standing, registered: true }],
  ] as const)('%s', (stage, given) => expect(stageOf(given)).toBe(stage));

  it('the focus goes there by itself', () => {
    expect(focusOf('form', { ...draft, birthPlace: '' })).toBe('birthPlace');
    expect(focusOf('form', { ...draft, signedAt: null })).toBe('signed');
    expect(focusOf('pay', draft)).toBe('mode');
    expect(focusOf('stopped', draft)).toBeNull();
  });

  it('a stop locks payment and seat', () => {
    expect(([1, 2, 3, 4] as const).map((step) => stepState(step, 'stopped'))).toEqual([
      'done',
      'stopped',
      'todo',
      'todo',
    ]);
    expect(([1, 2, 3, 4] as const).map((step) => stepState(step, 'pay'))).toEqual(['done', 'done', 'current', 'todo']);
    expect(([1, 2, 3, 4] as const).map((step) => stepState(step, 'registered'))).toEqual([
      'done',
      'done',
      'done',
      'current',
    ]);
  });
});
