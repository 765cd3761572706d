import { describe, expect, it } from 'vitest';
import {
  oldCardValidity,
  outcomeOf,
  readMrz,
  screen,
  type Identity,
  type ListCandidate,
  type ListEntry,
  type ListKind,
  type ScreeningCheck,
  type ScreeningFacts,
  type Verdict,
} from '../../../shared/domain/people/index.ts';
import { terms } from './evening.ts';

const today = '2027-03-05';

const durand: Identity = {
  surname: 'Durand',
  givenNames: 'Élodie',
  birthDate: '1990-05-04',
  birthPlace: 'Caen',
  address: { line: '3 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4RTBPFW4', expiry: '2031-06-30' },
};

const row = (changes: Partial<ListEntry> = {}): ListEntry => ({
  surname: 'DURAND',
  givenNames: 'ELODIE',
  birthDate: '1990-05-04',
  birthPlace: 'Caen',
  until: null,
  ...changes,
});

const on = (list: ListKind, entry: ListEntry): ListCandidate => ({ list, entry });
const version = { listId: 'l_1', listDate: '2027-03-01', rows: 1, unusable: 0 };

const facts = (changes: Partial<ScreeningFacts> = {}): ScreeningFacts => ({
  lists: { exclusion: version, staff: version, limitation: version },
  candidates: [],
  registered: [],
  suspended: [],
  ...changes,
});

const verdictsOf = (identity: Identity, changes: Partial<ScreeningFacts> = {}, day = today): readonly Verdict[] =>
  screen(identity, facts(changes), { terms, today: day });

const codeOf = (check: ScreeningCheck, verdicts: readonly Verdict[]): string | undefined =>
  verdicts.find((one) => one.check === check)?.code;

const withDocument = (document: Partial<Identity['document']>, changes: Partial<Identity> = {}): Identity => ({
  ...durand,
  ...changes,
  document: { ...durand.document, ...document },
});

describe('the exclusion list (FR-REG-45, decision 6)', () => {
  const hit = (identity: Identity, entry: ListEntry) =>
    codeOf('exclusion', verdictsOf(identity, { candidates: [on('exclusion', entry)] }));

  it.each([
    ['the same spelling', {}],
    ['R19 inverted', { surname: 'Élodie', givenNames: 'Durand' }],
    ['another place', { birthPlace: 'Rouen' }],
    ['no place', { birthPlace: null }],
    ['further given names', { givenNames: 'Élodie Marie' }],
  ])('blocks %s with the same birth date, without override', (_, changes) => {
    expect(hit(durand, row(changes))).toBe('excluded');
  });

  it.each([
    ['R19 another birth date', { birthDate: '1991-05-04' }],
    ['no birth date', { birthDate: null }],
    ['the year only', { birthDate: '1990' }],
    ['one letter off, same date', { surname: 'DURANT' }],
  ])('asks a person about %s', (_, changes) => {
    expect(hit(durand, row(changes))).toBe('homonym');
  });

  it.each([
    ['another name', { surname: 'DURANTON' }],
    ['one letter off and another date', { surname: 'DURANT', birthDate: '1991-05-04' }],
    ['R26 a lone first name', { surname: '', givenNames: 'PAUL', birthDate: null }],
  ])('says nothing of %s', (_, changes) => {
    expect(hit(durand, row(changes))).toBe('not-excluded');
  });

  it('lets the birth place settle two equally incomplete dates', () => {
    const partial = { ...durand, birthDate: '1980' };
    expect(hit(partial, row({ birthDate: '1980' }))).toBe('excluded');
    expect(hit(partial, row({ birthDate: '1980', birthPlace: 'Rouen' }))).toBe('homonym');
  });

  it('registers nobody without a list', () => {
    const verdicts = verdictsOf(durand, { lists: { exclusion: null, staff: null, limitation: null } });
    expect(outcomeOf(verdicts)).toBe('block:list-missing');
  });

  it('names the list that it looked at', () => {
    const found = verdictsOf(durand).find(({ check }) => check === 'exclusion');
    expect(found?.params).toEqual({ listDate: '2027-03-01', listId: 'l_1', matching: 'names-birth-1' });
  });
});

describe('the age of the exclusion list (decision 6)', () => {
  // 2027-03-01 + 31 days is Thursday 1 April; two working days later is Monday 5 April.
  it.each([
    ['2027-03-31', 'list-fresh', 'pass'],
    ['2027-04-01', 'list-old', 'warn:list-old'],
    ['2027-04-04', 'list-old', 'warn:list-old'],
    ['2027-04-05', 'list-too-old', 'block:list-too-old'],
  ])('on %s is %s', (day, code, outcome) => {
    const verdicts = verdictsOf(durand, {}, day);
    expect(codeOf('list-age', verdicts)).toBe(code);
    expect(outcomeOf(verdicts)).toBe(outcome);
  });

  it('counts working days over public holidays: 8 May and Ascension Day', () => {
    const lists = { exclusion: { ...version, listDate: '2027-04-05' }, staff: null, limitation: null };
    const codes = ['2027-05-06', '2027-05-10', '2027-05-11'].map((day) =>
      codeOf('list-age', verdictsOf(durand, { lists }, day)),
    );
    expect(codes).toEqual(['list-old', 'list-too-old', 'list-too-old']);
  });
});

describe('minors (FR-REG-43, 44)', () => {
  it('are refused and held against nothing else', () => {
    const verdicts = verdictsOf({ ...durand, birthDate: '2009-03-06' }, { candidates: [on('exclusion', row())] });
    expect(outcomeOf(verdicts)).toBe('block:minor');
    expect(verdicts.slice(1).map(({ code }) => code)).toEqual(Array(9).fill('not-consulted'));
  });

  it('R13 leaves an incomplete date that allows both to a person', () => {
    expect(outcomeOf(verdictsOf({ ...durand, birthDate: '2009' }, {}, '2027-03-01'))).toBe('warn:age-unknown');
  });

  it('takes no birth date that has not come yet', () => {
    expect(outcomeOf(verdictsOf({ ...durand, birthDate: '2099-01-01' }))).toBe('block:birth-date-future');
  });
});

describe('duplicates (FR-REG-49)', () => {
  const against = (identity: Identity, changes: Partial<Identity>, person?: string) =>
    codeOf(
      'duplicate',
      verdictsOf(identity, {
        person,
        registered: [{ person: 'p_1', entry: 'e_1', identity: { ...durand, ...changes } }],
      }),
    );

  it.each([
    ['duplicate', {}],
    ['duplicate', { surname: 'DURAND', document: { kind: 'passport', number: '18KL88888', expiry: '2030-01-01' } }],
    ['duplicate', { birthPlace: '' }],
    ['near-duplicate', { birthPlace: 'Rouen' }],
    ['near-duplicate', { surname: 'Durant' }],
    ['near-duplicate', { birthDate: '1990' }],
    ['same-name', { birthDate: '1961-12-01', document: { kind: 'cnie', number: 'A', expiry: null } }],
    ['document-used', { surname: 'Bernard', givenNames: 'Luc' }],
    ['first-entry', { surname: 'Bernard', document: { kind: 'cnie', number: 'A', expiry: null } }],
  ] as const)('answers %s against %j', (code, changes) => {
    expect(against(durand, changes)).toBe(code);
  });

  it('knows the same person under any name', () => {
    expect(against({ ...durand, surname: 'Bernard' }, { surname: 'Autre', birthDate: '1950-01-01' }, 'p_1')).toBe(
      'duplicate',
    );
  });

  it('names the entry that is there and does not ask outside a tournament', () => {
    const registered = [{ person: 'p_1', entry: 'e_1', identity: durand }];
    expect(verdictsOf(durand, { registered }).find(({ check }) => check === 'duplicate')?.params).toEqual({
      entry: 'e_1',
      entries: ['e_1'],
    });
    const namesake = { ...durand, birthDate: '1950-01-01' };
    const document = { ...durand.document, number: 'AUTRE01' };
    const two = ['e_1', 'e_2'].map((entry) => ({ person: `p_${entry}`, entry, identity: namesake }));
    const other = {
      person: 'p_3',
      entry: 'e_3',
      identity: { ...namesake, surname: 'Autre', givenNames: 'Nom', document },
    };
    const found = verdictsOf(durand, { registered: [...two, other] }).find(({ check }) => check === 'duplicate');
    expect(found).toMatchObject({ code: 'same-name', params: { entry: 'e_1', entries: ['e_1', 'e_2'] } });
    expect(codeOf('duplicate', verdictsOf(durand, { registered: null }))).toBe('not-consulted');
  });
});

describe('staff and limitations (FR-REG-47, 59, 60, A-17)', () => {
  it.each([
    ['staff', {}, 'block:staff'],
    ['staff', { birthDate: '1961-01-01' }, 'warn:staff-name'],
    ['limitation', {}, 'warn:limitation'],
    ['limitation', { birthDate: '1961-01-01' }, 'warn:limitation-name'],
    ['limitation', { until: '2027-03-05' }, 'warn:limitation'],
    ['limitation', { until: '2027-03-04' }, 'pass'],
  ] as const)('%s with %j: %s', (list, changes, outcome) => {
    expect(outcomeOf(verdictsOf(durand, { candidates: [on(list, row(changes))] }))).toBe(outcome);
  });
});

describe('documents (FR-REG-62)', () => {
  it.each([
    [{ expiry: '2027-03-04' }, 'block:document-expired'],
    [{ expiry: '2027-03-05' }, 'warn:document-expires-today'],
    [{ expiry: '2027-03-06' }, 'pass'],
    [{ expiry: null }, 'warn:document-unclear'],
  ])('%j: %s', (document, outcome) => {
    expect(outcomeOf(verdictsOf(withDocument(document)))).toBe(outcome);
  });

  it('takes the operator’s no for any document, their yes only where it is open', () => {
    expect(outcomeOf(verdictsOf(durand, { documentVerdict: 'refused' }))).toBe('block:document-refused');
    expect(outcomeOf(verdictsOf(durand, { documentVerdict: 'expired' }))).toBe('block:document-expired');
    expect(outcomeOf(verdictsOf(withDocument({ expiry: null }), { documentVerdict: 'valid' }))).toBe('pass');
    expect(outcomeOf(verdictsOf(withDocument({ expiry: '2027-03-04' }), { documentVerdict: 'valid' }))).toBe(
      'block:document-expired',
    );
  });

  const card = (document: Partial<Identity['document']>, birthDate = '1979-11-30') =>
    withDocument({ kind: 'old-cni', number: '', expiry: null, ...document }, { birthDate });

  it.each([
    [
      'issued to an adult in 2013, printed 2023',
      card({ issuedOn: '2013-06-10', expiry: '2023-06-10' }),
      'document-extended',
    ],
    ['the same, only the print known', card({ expiry: '2023-06-10' }), 'document-extended'],
    ['the same, only the number known', card({ number: '130675098765' }), 'document-extended'],
    ['issued to a minor in 2012', card({ issuedOn: '2012-05-02' }, '1998-01-01'), 'document-expired'],
    ['issued on 15 December 2003', card({ issuedOn: '2003-12-15' }), 'document-expired'],
    ['without any date', card({ number: '12' }), 'document-unclear'],
  ])('R29 an old card %s on 2026-03-01: %3$s', (_, identity, code) => {
    expect(codeOf('document', verdictsOf(identity, {}, '2026-03-01'))).toBe(code);
  });

  it('R29 gives the day to which an adult’s card runs', () => {
    expect(oldCardValidity(card({ issuedOn: '2013-06-10', expiry: '2023-06-10' }))?.surelyUntil).toBe('2028-06-10');
  });

  it('leaves the month of issue to a person in the month of expiry', () => {
    const identity = card({ number: '120375098765' });
    const codes = ['2027-03-01', '2027-03-15', '2027-04-01'].map((day) =>
      codeOf('document', verdictsOf(identity, {}, day)),
    );
    expect(codes).toEqual(['document-extended', 'document-unclear', 'document-expired']);
  });

  it('R29 lets the operator find an old card valid against the reckoning, as a signed decision', () => {
    const identity = card({ issuedOn: '2003-12-15' });
    expect(outcomeOf(verdictsOf(identity, { documentVerdict: 'extended-validity' }))).toBe('warn:document-override');
  });
});

describe('the machine-readable zone against the form', () => {
  const lines = ['IDFRAX4RTBPFW46<<<<<<<<<<<<<<<', '9007138F3002119FRA<<<<<<<<<<<6', 'MARTIN<<MAELYS<GAELLE<MARIE<<<'];
  const maelys = withDocument(
    { expiry: '2030-02-11' },
    { surname: 'Martin', givenNames: 'Maëlys', birthDate: '1990-07-13' },
  );
  const screened = (identity: Identity, zone: readonly string[]) => {
    const found = verdictsOf(identity, { mrz: readMrz(zone, today) }).find(({ check }) => check === 'mrz');
    return [found?.code, found?.params.fields];
  };

  it('agrees with fewer given names than the document holds', () => {
    expect(screened(maelys, lines)).toEqual(['mrz-agrees', undefined]);
  });

  it.each([
    [{ surname: 'Marin' }, ['names']],
    [{ birthDate: '1991-07-13' }, ['birthDate']],
    [{ document: { kind: 'cnie', number: 'X4RTBPFW5', expiry: '2030-02-12' } }, ['documentNumber', 'expiryDate']],
  ] as const)('shows what disagrees: %j', (changes, fields) => {
    expect(screened({ ...maelys, ...changes }, lines)).toEqual(['mrz-mismatch', fields]);
  });

  it('asks about a short line and about a wrong check digit', () => {
    expect(screened(maelys, lines.slice(0, 2))[0]).toBe('mrz-unreadable');
    expect(screened(maelys, lines.with(1, '9007148F3002119FRA<<<<<<<<<<<6'))).toEqual([
      'mrz-check',
      ['birthDate', 'composite'],
    ]);
  });
});

describe('the bulletin (FR-REG-52)', () => {
  it.each([
    [{ address: { ...durand.address, line: ' ' } }, 'block:address-missing'],
    [{ address: { ...durand.address, postcode: '' } }, 'block:address-missing'],
    [{ address: { line: '5 Main Street', postcode: '', city: 'Cork', country: 'IRL' } }, 'pass'],
    [{ birthPlace: '' }, 'block:civil-status-missing'],
    [{ surname: '-', givenNames: ' ' }, 'block:civil-status-missing'],
    [{ surname: 'SURYADEVI', givenNames: '' }, 'pass'],
  ])('R06 %j: %s', (changes, outcome) => {
    expect(outcomeOf(verdictsOf({ ...durand, ...changes }))).toBe(outcome);
  });
});

describe('whom the house does not admit (FR-REG-82)', () => {
  const against = (other: Partial<Identity>, until: string | null = null, person = 'p_other') =>
    verdictsOf(durand, { person: 'p_1', suspended: [{ person, identity: { ...durand, ...other }, until }] });
  const found = (...given: Parameters<typeof against>) => codeOf('suspension', against(...given));

  it('FR-REG-82 is refused under whatever record they come, to the last day, and not after it', () => {
    expect(found({})).toBe('suspended');
    expect(found({ surname: 'DURAND', givenNames: 'Elodie' })).toBe('suspended');
    expect(found({ surname: 'Mariée', birthDate: '1991-01-01' }, null, 'p_1')).toBe('suspended');
    expect(found({}, today)).toBe('suspended');
    expect(found({}, '2027-03-04')).toBe('not-suspended');
    expect(outcomeOf(against({}, '2027-12-31'))).toBe('block:suspended');
    const told = against({}, '2027-12-31').find(({ check }) => check === 'suspension');
    expect(told).toMatchObject({ verdict: 'block', rules: ['FR-REG-82'], params: { until: '2027-12-31' } });
  });

  it.each([
    ['another birth date', { birthDate: '1991-05-04', document: { ...durand.document, number: 'Y1' } }],
    ['another birth place', { birthPlace: 'Lyon', document: { ...durand.document, number: 'Y1' } }],
    ['the same document', { surname: 'Autre', givenNames: 'Nom', birthDate: '1970-01-01' }],
  ])('somebody who resembles them, with %s, is for a person to decide on', (_what, other) => {
    expect(found(other)).toBe('suspended-name');
    expect(outcomeOf(against(other))).toBe('warn:suspended-name');
  });

  it('nobody else is concerned, and of a minor nothing is looked up', () => {
    const stranger = { ...durand.document, number: 'Y1' };
    expect(found({ surname: 'Autre', birthDate: '1970-01-01', document: stranger })).toBe('not-suspended');
    const child = { ...durand, birthDate: '2015-01-01' };
    const suspended = [{ person: 'p_2', identity: child, until: null }];
    expect(codeOf('suspension', verdictsOf(child, { suspended }))).toBe('not-consulted');
  });
});
