import { describe, expect, it } from 'vitest';
import { addressText, readAddress } from '../../../renderer/features/registration/logic/address.ts';
import { birthText, readBirth } from '../../../renderer/features/registration/logic/birth-text.ts';
import {
  emptyDraft,
  identityOf,
  isEmpty,
  isTyped,
  missingFields,
  registrationInput,
  withChannel,
  withKnown,
  withoutKnown,
  type Draft,
} from '../../../renderer/features/registration/logic/draft.ts';
import { registerPlayerContract } from '../../../shared/contract/registration.ts';
import { exampleIdentity } from '../../../shared/contract/identity.ts';
import type { Identity } from '../../../shared/domain/people/index.ts';

const filled: Draft = {
  ...emptyDraft,
  scan: ['IDFRAX4RTBPFW46<<<<<<<<<<<<<<<'],
  surname: 'Lemaire',
  givenNames: 'Julie Camille',
  sex: 'F',
  birthDate: '1991-07-23',
  birthPlace: 'Caen (14)',
  nationality: 'FRA',
  address: '14 rue des Pêcheurs, 14470 Clairval',
  documentNumber: 'X4RTBPFW4',
  documentExpiry: '2026-10-28',
  signedAt: 1,
};

describe('an address in one line', () => {
  it.each([
    ['14 rue des Pêcheurs, 14470 Clairval', ['14 rue des Pêcheurs', '14470', 'Clairval', 'FRA']],
    ['14 rue des Pêcheurs 14470 Clairval', ['14 rue des Pêcheurs', '14470', 'Clairval', 'FRA']],
    [
      '  12,  place de l’Église ,  01220  Divonne-les-Bains ',
      ['12, place de l’Église', '01220', 'Divonne-les-Bains', 'FRA'],
    ],
    ['Rue Neuve 3, 1000 Bruxelles, BEL', ['Rue Neuve 3', '1000', 'Bruxelles', 'BEL']],
    ['High Street 3, SW1A 1AA London (GBR)', ['High Street 3', 'SW1A 1AA', 'London', 'GBR']],
    ['Main Street 3, Dublin, IRL', ['Main Street 3', '', 'Dublin', 'IRL']],
    ['14 rue des Pêcheurs', ['14 rue des Pêcheurs', '', '', 'FRA']],
    ['', ['', '', '', 'FRA']],
  ])('reads %j', (text, [line, postcode, city, country]) => {
    expect(readAddress(text)).toEqual({ line, postcode, city, country });
  });

  it('comes back as it was typed', () => {
    for (const text of ['14 rue des Pêcheurs, 14470 Clairval', 'Rue Neuve 3, 1000 Bruxelles, BEL'])
      expect(addressText(readAddress(text))).toBe(text);
  });
});

describe('a birth date as it is typed', () => {
  it.each([
    ['23/07/1991', '1991-07-23'],
    ['23071991', '1991-07-23'],
    ['1.2.1991', '1991-02-01'],
    ['07/1991', '1991-07'],
    ['1991', '1991'],
  ])('%s is %s (R13)', (text, iso) => expect(readBirth(text)).toBe(iso));

  it.each(['31/02/1991', '29/02/2027', '00/00/1991', '12', '23/07/91'])('%s is none (R15)', (text) =>
    expect(readBirth(text)).toBeNull(),
  );

  it('is shown as it is typed', () => expect(birthText('1991-07-23')).toBe('23/07/1991'));
});

describe('an open file', () => {
  it('is empty until something was read or typed, and no person while too little is known', () => {
    expect(isEmpty(emptyDraft)).toBe(true);
    expect(isEmpty(filled)).toBe(false);
    expect(identityOf(emptyDraft)).toBeNull();
    expect(identityOf({ ...filled, birthDate: '1991-02-31' })).toBeNull();
    expect(identityOf({ ...filled, documentNumber: '  ' })).toBeNull();
    expect(identityOf({ ...filled, surname: '', givenNames: 'Suryadevi' })).toMatchObject({ givenNames: 'Suryadevi' });
  });

  it('says what the form lacks (FR-REG-52)', () => {
    expect(missingFields(filled)).toEqual([]);
    expect(missingFields({ ...filled, birthPlace: ' ', address: 'Clairval' })).toEqual(['birthPlace', 'address']);
    expect(missingFields({ ...filled, address: 'Main Street 3, Dublin, IRL' })).toEqual([]);
  });

  it('becomes an input that the contract takes, with its decisions signed', () => {
    const sale = {
      tournament: 't-open',
      till: 'caisse-1',
      paid: { payment: [{ method: 'cash' as const, amountCents: 12_000 }], cashRetypedCents: 12_000 },
    };
    const plain = registerPlayerContract.input.parse(registrationInput(filled, sale));
    expect(plain.bulletin).toMatchObject({ signed: true, channel: 'handed-in' });
    expect(plain.bulletin.declarations).toHaveLength(6);
    expect(plain.decisions).toBeUndefined();
    const decided = {
      ...filled,
      decisions: [{ code: 'homonym' as const, outcome: 'another-person' as const, reason: 'Vu.' }],
      pin: '2468',
    };
    expect(registerPlayerContract.input.parse(registrationInput(decided, sale))).toMatchObject({ pin: '2468' });
    const unsigned = registrationInput({ ...filled, signedAt: null }, sale);
    expect(unsigned['bulletin']).toMatchObject({ signed: false });
  });

  it('tells that the form was sent, which then did not come signed with the document: somebody looks (FR-REG-57)', () => {
    const payment = [{ method: 'card' as const, amountCents: 12_000 }];
    const bulletinOf = (draft: Draft) =>
      registrationInput(draft, { tournament: 't-1', till: 'caisse-1', paid: { payment } })['bulletin'];
    const read: Draft = { ...filled, readAt: 5, signedAt: 5 };
    const sent = withChannel(read, 'sent');
    expect(bulletinOf(read)).toMatchObject({ signed: true, channel: 'handed-in' });
    expect(bulletinOf(sent)).toMatchObject({ signed: false, channel: 'sent' });
    expect(bulletinOf({ ...sent, signedAt: 9 })).toMatchObject({ signed: true, channel: 'sent' });
    expect(withChannel({ ...read, signedAt: 7 }, 'sent').signedAt).toBe(7);
  });

  it('is filled in from last time, in the spelling on file, with the document that lies there now (R05)', () => {
    const read = {
      ...filled,
      surname: 'Garnier',
      givenNames: 'Solene Marie',
      birthPlace: '',
      address: '',
      documentNumber: 'NEW1',
    };
    const identity: Identity = exampleIdentity;
    const draft = withKnown(read, { person: 'p-1', identity, tournaments: 6, lastDay: '2026-09-25' });
    expect(draft).toMatchObject({
      person: 'p-1',
      givenNames: 'Solène Marie',
      birthPlace: 'Caen',
      address: '14 rue des Pêcheurs, 14470 Clairval',
      documentNumber: 'NEW1',
    });
    expect(
      withKnown(
        { ...read, address: 'Ailleurs, 75001 Paris' },
        { person: 'p-1', identity, tournaments: 6, lastDay: null },
      ).address,
    ).toBe('Ailleurs, 75001 Paris');
    expect(withoutKnown(draft)).toMatchObject({ person: null, birthPlace: '', address: '', documentNumber: 'NEW1' });
  });

  it('is worth a word when it is put aside only if more was typed than a scan brings back', () => {
    const scanned = { ...filled, birthPlace: '', address: '' };
    expect(isTyped(scanned, null)).toBe(false);
    expect(isTyped(filled, null)).toBe(true);
    expect(isTyped({ ...scanned, scan: [] }, null)).toBe(true);
  });
});
