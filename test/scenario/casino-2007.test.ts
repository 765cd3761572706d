import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpContract } from '../../shared/contract/house.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { screen, type Identity } from '../../shared/domain/people/index.ts';
import { additionWithin, checkPrizes, freezeStructure, payPrize, poolOf } from '../../shared/domain/prizes/index.ts';
import { planTournament } from '../../shared/domain/tournament/index.ts';
import { basisPoints, cents } from '../../shared/kernel/cents.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { linesAfter } from '../../electron/journal/read.ts';
import { awarded, directorFacts, profile, started, stateAfter, tournament } from '../support/award-given.ts';
import { foundedClairval, nobody, openClairval } from '../support/clairval.ts';
import { draft, planFacts, PlayedStream } from '../support/played-stream.ts';
import { accepted, drawerHolding, refusal } from '../support/registration-facts.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';
import { terms } from '../unit/people/evening.ts';

/** Obligations that no single feature carries alone, each as the desk fulfils it. */

describe('prizes are money', () => {
  it('no prize, no addition can be anything else: the desk takes amounts and no other word (FR-REG-20, FR-REG-24)', async () => {
    const desk = await openRegistrationDesk();
    for (const inKind of [{ prizes: [{ rank: 1, kind: 'ticket' }] }, { extra: 'une voiture' }, { extraCents: '100' }]) {
      const asked = await desk.refused('mcd1', 'prizes.freeze', { tournament: 't-1', pin: '2468', ...inKind });
      expect(asked.code).toBe('desk.invalidInput');
    }
    desk.remove();
    expect(profile.permissions.prizeInKind).toBe('block');
    const mixed = { floorCents: cents(10_000), prizesCents: [cents(10_000)], declaredAdditionCents: cents(0) };
    expect(checkPrizes({ ...mixed, kinds: ['cash'] }).faults).toEqual([]);
    expect(checkPrizes({ ...mixed, kinds: ['ticket'] }).faults).toEqual(['prize-not-cash']);
  });

  it('money is no matter of banknotes: the means of payment is a field of its own (A-06)', () => {
    const input = { tournament, entry: 'e-1', till: 'caisse1', documentVerdict: 'valid', setAside: false } as const;
    const facts = {
      number: 'P-2027-000001',
      ...drawerHolding(0),
      samePerson: true,
      pastExpiry: false,
      entryOpen: false,
    };
    const watch = { digest: 'f'.repeat(64), ofDayCents: 0, watchCents: 200_000 };
    const payment = [{ method: 'transfer' as const, amountCents: 19_200 }];
    const events = accepted(payPrize(stateAfter(awarded()), { ...input, payment }, { ...facts, ...watch }));
    expect(events).toMatchObject([{ type: 'prizes.paid', data: { amountCents: 19_200, payment } }]);
  });
});

describe('what the house adds', () => {
  const half = { levyBase: 4, addition: 20_000_000 };
  const freeze = (guaranteeCents: number, capCents: number = profile.prizes.additionCapCents) => {
    const capped = { ...profile, prizes: { ...profile.prizes, additionCapCents: cents(capCents) } };
    const events = started(half.levyBase, { guaranteeCents: cents(guaranteeCents) });
    return freezeStructure(stateAfter(events), { tournament }, { ...directorFacts, profile: capped });
  };

  it('is what lots exceed caves less levy by, whatever brought it about (A-08)', () => {
    for (const guaranteeCents of [0, 96_000, 96_001, 5_000_000].map(cents)) {
      for (const extraCents of [0, 1, 250_000].map(cents)) {
        const pool = poolOf({
          baseCents: cents(100_000),
          rateBasisPoints: basisPoints(400),
          guaranteeCents,
          extraCents,
        });
        expect(pool.poolCents).toBe(Math.max(guaranteeCents, 96_000) + extraCents);
        expect(pool.additionCents).toBe(pool.poolCents - 96_000);
      }
    }
  });

  it('is measured tournament by tournament: 200 000 € in one leave the next its own 250 000 € (A-09)', () => {
    const both = [freeze(half.addition), freeze(half.addition)].map((decision) => accepted(decision)[0]?.data);
    for (const data of both) expect(data).toMatchObject({ additionCents: half.addition - 38_400 });
    expect(additionWithin(cents(2 * half.addition), profile.prizes.additionCapCents)).toBe(false);
  });

  it('ends where the profile says, so that a revision is data and no code (FR-REG-29)', () => {
    expect(refusal(freeze(half.addition, half.addition - 38_401))).toMatchObject({
      code: 'prizes.additionOverCap',
      rules: ['FR-REG-25', 'FR-REG-26'],
    });
    expect(accepted(freeze(half.addition, half.addition - 38_400))).toHaveLength(1);
  });

  it('bears no levy: the base is the caves alone (A-24, FR-REG-93)', () => {
    const base = { baseCents: cents(100_000), rateBasisPoints: basisPoints(400), guaranteeCents: cents(0) };
    for (const extra of [0, 50_000, 25_000_000])
      expect(poolOf({ ...base, extraCents: cents(extra) }).levyCents).toBe(4_000);
  });
});

describe('the hundred tournaments', () => {
  it('are a number of the profile: another text, another number, or none (FR-REG-19)', () => {
    const plan = (yearlyCap: typeof planFacts.profile.yearlyCap, held: number) =>
      new PlayedStream().take(
        planTournament(new PlayedStream().state.plan, draft, {
          ...planFacts,
          profile: { ...planFacts.profile, yearlyCap },
          counted: { calendar: held, season: 0 },
        }),
      );
    const cap = planFacts.profile.yearlyCap!;
    expect(plan({ ...cap, limit: 120 }, 119)).toEqual(['tournament.planned']);
    expect(plan({ ...cap, limit: 120 }, 120)).toBe('tournament.yearlyCap');
    expect(plan(null, 5_000)).toEqual(['tournament.planned']);
  });
});

describe('who stands for the house', () => {
  it('it is not founded without a responsible director who can be named, and nothing is done before (FR-REG-10)', async () => {
    const house = openClairval();
    const { director: named, ...rest } = setUpContract.example;
    const asked = await nobody(house)('house.setUp', rest);
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'desk.invalidInput' } });
    const unnamed = await nobody(house)('house.setUp', { ...rest, director: { ...named, name: '' } });
    expect(unnamed).toMatchObject({ ok: false, refusal: { code: 'desk.invalidInput' } });
    const early = await house.as('dr', 'responsible-director')('tournament.plan', planContract.example);
    expect(early.ok).toBe(false);
    house.remove();
  });

  it('an account has the roles of the moment: one that was taken away is gone at the next act (FR-REG-11)', async () => {
    const house = await foundedClairval();
    const director = house.as('dr', 'responsible-director');
    const before = house.access.callerOf('mcd2', 'poste');
    expect(before?.roles).toEqual(['committee-member']);
    const answer = await director('accounts.setRoles', { account: 'mcd2', roles: ['floor'], pin: '2468' });
    expect(answer).toMatchObject({ ok: true });
    expect(house.access.callerOf('mcd2', 'poste')?.roles).toEqual(['floor']);
    house.remove();
  });
});

describe('the usual checks', () => {
  const day = { terms, today: '2027-03-05' };
  const nothing = {
    lists: { exclusion: null, staff: null, limitation: null },
    candidates: [],
    registered: [],
    suspended: [],
  };

  it('are a fixed list in a fixed order, one verdict each, for everybody (A-15)', () => {
    const lists = ['age', 'exclusion', 'list-age', 'duplicate', 'staff', 'limitation', 'suspension'];
    const checks = [...lists, 'document', 'mrz', 'address'];
    const minor = { ...exampleIdentity, birthDate: '2015-01-01' };
    for (const identity of [exampleIdentity, minor])
      expect(screen(identity, nothing, day).map(({ check }) => check)).toEqual(checks);
  });

  it('want surname, given names, birth date and place and address, not nationality or sex (A-14)', () => {
    const { surname, givenNames, birthDate, birthPlace, address, document } = exampleIdentity;
    const least: Identity = { surname, givenNames, birthDate, birthPlace, address, document };
    const formOf = (identity: Identity) => screen(identity, nothing, day).find(({ check }) => check === 'address');
    expect(formOf(least)).toMatchObject({ code: 'form-complete' });
    expect(formOf({ ...least, birthPlace: ' ' })).toMatchObject({ code: 'civil-status-missing' });
    expect(formOf({ ...least, address: { ...address, city: '' } })).toMatchObject({ code: 'address-missing' });
  });
});

describe('at the desk', () => {
  let desk: RegistrationDesk;
  beforeEach(async () => {
    desk = await openRegistrationDesk();
  });
  afterEach(() => desk.remove());

  const journal = (): JournalEvent[] =>
    [...linesAfter(desk.store.reader)].map(({ body }) => JSON.parse(body) as JournalEvent);
  const t1 = { tournament: 't-1' };

  it('a registration is validated in two steps, and each says who took it and when (FR-REG-53)', async () => {
    await desk.give('caisse2', 'registration.preRegister', { ...t1, entry: 'e-1', identity: personNumber(1) });
    desk.clock.advance(60_000);
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const steps = journal().filter(({ type }) => /^registration\.(preRegistered|playerRegistered)$/.test(type));
    expect(steps).toMatchObject([
      { type: 'registration.preRegistered', actor: 'caisse2', data: { entry: 'e-1' } },
      { type: 'registration.playerRegistered', actor: 'caisse1', data: { entry: 'e-1' } },
    ]);
    expect(steps[1]!.at - steps[0]!.at).toBe(60_000);
  });

  it('nobody is registered before the cave is paid in full: no seat, no paper, no admission; the payment says how, when and to whom (FR-REG-48)', async () => {
    await desk.give('caisse2', 'registration.preRegister', { ...t1, entry: 'e-1', identity: personNumber(1) });
    const arriving = { ...t1, entry: 'e-1', documentVerdict: 'valid' };
    expect((await desk.refused('sol1', 'registration.checkIn', arriving)).code).toBe('registration.notPaid');
    const state = () => desk.desk.reader.state('tournament', 't-1');
    for (const short of [0, 2_000, 10_000, 11_999]) {
      const part = { payment: [{ method: 'cash', amountCents: short }], cashRetypedCents: short };
      const asked = await desk.refused('caisse1', 'registration.registerPlayer', registration(1, part));
      expect(['registration.paymentMismatch', 'desk.invalidInput']).toContain(asked.code);
    }
    expect(state().registration).toMatchObject({ paidEntries: 0, papers: {} });
    expect(state().seating.seatOf).toEqual({});
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const paid = journal().find(({ type }) => type === 'registration.playerRegistered');
    expect(paid).toMatchObject({
      ...{ actor: 'caisse1', at: Date.parse('2027-03-05T18:30:00+01:00') },
      data: {
        till: 'caisse-1',
        payment: [{ method: 'cash', amountCents: 12_000 }],
        buyInCents: 10_000,
        feeCents: 2_000,
      },
    });
    expect(state().seating.seatOf['e-1']).toBeDefined();
    expect((await desk.give('sol1', 'registration.checkIn', arriving))['entry']).toBe('e-1');
  });

  it('a variant that the rules do not have is no input; what the rules have is what was published (FR-REG-103)', async () => {
    const { terms: announced } = planContract.example;
    for (const variant of [{ straddle: true }, { game: 'Texas hold’em à sept cartes' }]) {
      const asked = await desk.refused('mcd1', 'tournament.plan', {
        tournament: 't-2',
        terms: { ...announced, ...variant },
      });
      expect(['desk.invalidInput', 'tournament.gameUnknown']).toContain(asked.code);
    }
  });

  it('the rules that lie open are the version that was published, with its hash, whatever is published later (FR-REG-84)', async () => {
    const shown = await desk.give('caisse1', 'tournament.show', t1);
    const { version, sha256 } = shown.rules as { version: number; sha256: string };
    const published = journal().find(({ type }) => type === 'tournament.rulesPublished')!;
    expect(published.data).toMatchObject({ version, sha256 });
    const taken = journal().filter(({ type }) => type === 'registration.playerRegistered').length;
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const signed = journal().filter(({ type }) => type === 'registration.playerRegistered')[taken]!;
    expect(signed.data).toMatchObject({ bulletin: { rulesVersion: version, rulesSha256: sha256 } });
    const papers = (await desk.give('dr', 'documents.list', {})) as unknown as { papers: { paper: string }[] };
    expect(papers.papers.map(({ paper }) => paper)).toContain('rules-t-1-v1');
  });
});
