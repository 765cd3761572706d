import { describe, expect, it } from 'vitest';
import { contracts } from '../../shared/contract/index.ts';
import { refusalsInCode } from '../support/refusals-in-code.ts';

/** The desk answers these by itself to who signs. */
const ofSigning = ['accounts.wrongPin', 'accounts.throttled'];

/**
 * Read in the code, never answered: the caller says it in its own words, or asks only in the other of two ways; and what is planned
 * cites a profile that the house holds.
 */
const neverAnswered: Readonly<Record<string, readonly string[]>> = {
  'clock.start': ['tournament.unknown', 'tournament.noProfile'],
  'notices.prepare': ['tournament.unknown', 'tournament.noProfile'],
  'notices.list': ['tournament.unknown', 'tournament.noProfile'],
  'tournament.show': ['tournament.noProfile'],
  'tournament.publishRules': ['tournament.noProfile'],
  'tournament.appointDirector': ['tournament.noProfile'],
  'tournament.openRegistration': ['tournament.noProfile'],
  'tournament.delayStart': ['tournament.noProfile'],
  'tournament.showGuarantees': ['tournament.noProfile'],
  'tournament.recordUnsealing': ['tournament.noProfile'],
  'house.setUp': ['accounts.exists', 'accounts.loginTaken', 'accounts.directorOnly'],
  'registration.refuseTransfer': ['registration.otherPerson'],
  'prizes.pay': ['prizes.notSetAside'],
  'prizes.leaveUnclaimed': ['prizes.notSetAside'],
  'prizes.payUnclaimed': ['prizes.setAside'],
};

const { codes, byContract } = refusalsInCode();
const inContracts = new Set(contracts.flatMap(({ refusals }) => refusals));
const ownRooms = /^(desk|storage|journal|script|host|keys)\./;

describe('the refusals that a contract lists', () => {
  it('are read for every command and query', () => {
    expect(contracts.map(({ name }) => name).filter((name) => !byContract.has(name))).toEqual([]);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s lists each code that its code can answer, and no other',
    (name, { refusals, ...contract }) => {
      const found = [...(byContract.get(name) ?? [])];
      const aside = neverAnswered[name] ?? [];
      expect(found.filter((code) => !refusals.includes(code) && !aside.includes(code) && !ownRooms.test(code))).toEqual(
        [],
      );
      expect(aside.filter((code) => !found.includes(code))).toEqual([]);
      const signed = contract.kind === 'command' && contract.signed ? ofSigning : [];
      expect(signed.filter((code) => !refusals.includes(code))).toEqual([]);
      const unused = refusals.filter((code) => !found.includes(code) && !signed.includes(code) && !ownRooms.test(code));
      expect(unused).toEqual([]);
    },
  );

  it('name every code of the features, and each stands in a closed list', () => {
    expect(codes.size).toBeGreaterThan(150);
    expect([...codes].filter((code) => !inContracts.has(code))).toEqual([]);
    expect([...inContracts].filter((code) => !codes.has(code) && !ownRooms.test(code))).toEqual([]);
  });
});
