import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

let desk: RegistrationDesk;

const paidByCard = { payment: [{ method: 'card', amountCents: 12_000 }], cashRetypedCents: undefined };

beforeAll(async () => {
  desk = await openRegistrationDesk();
  for (const index of [1, 2]) await desk.give('caisse1', 'registration.registerPlayer', registration(index));
  await desk.give('caisse1', 'registration.registerPlayer', registration(3, paidByCard));
});

afterAll(() => desk.remove());

const asked = (index: number, changes: object = {}) => {
  const { surname, givenNames, birthDate, document } = personNumber(index);
  return { surname, givenNames, birthDate, documentNumber: document.number, ...changes };
};

describe('who comes back to the desk', () => {
  it('knows a player by names as a document writes them and the birth date, and fills in their form', async () => {
    const scanned = asked(2, { surname: personNumber(2).surname.toUpperCase(), givenNames: 'XAVIER' });
    const { known } = await desk.give('caisse1', 'registration.known', scanned);
    expect(known).toMatchObject({ identity: personNumber(2), tournaments: 1, lastDay: '2027-03-05' });
  });

  it.each([
    ['another birth date', { birthDate: '1951-01-01' }],
    ['another given name', { givenNames: 'Barnabé' }],
  ])('does not take somebody with %s for the player', async (_what, changes) => {
    expect(await desk.give('caisse1', 'registration.known', asked(2, changes))).toEqual({ known: null });
  });

  it('a pre-registration that is being paid is no duplicate of itself (FR-REG-49)', async () => {
    const identity = personNumber(20);
    const { entry, person } = await desk.give('caisse1', 'registration.preRegister', { tournament: 't-1', identity });
    const codes = async (own: object) => {
      const { verdicts } = await desk.give('caisse1', 'people.screen', { identity, tournament: 't-1', person, ...own });
      return (verdicts as { code: string }[]).map(({ code }) => code);
    };
    expect(await codes({})).toContain('duplicate');
    expect(await codes({ entry })).toContain('first-entry');
  });
});

describe('what a drawer took', () => {
  it('sums each method without the float, and lists the papers from the last on', async () => {
    const answer = await desk.give('caisse1', 'registration.ofTill', { till: 'caisse-1' });
    expect(answer).toMatchObject({
      takings: {
        cash: { count: 2, cents: 24_000 },
        card: { count: 1, cents: 12_000 },
        transfer: { count: 0, cents: 0 },
      },
      totalCents: 36_000,
      papers: [
        { entry: 'e-3', money: [{ method: 'card', amountCents: 12_000 }], surname: personNumber(3).surname },
        { entry: 'e-2' },
        { entry: 'e-1', state: 'registered' },
      ],
    });
  });

  it('takes back what was paid back, and says so of the entry (decision 15)', async () => {
    const input = registration(4);
    await desk.give('caisse1', 'registration.registerPlayer', { ...input, till: 'caisse-2' });
    const { payment, cashRetypedCents } = input;
    const back = { tournament: 't-1', entry: 'e-4', till: 'caisse-2', payment, cashRetypedCents, reason: 'Part.' };
    await desk.give('caisse1', 'registration.cancel', back);
    const answer = await desk.give('caisse1', 'registration.ofTill', { till: 'caisse-2' });
    expect(answer).toMatchObject({ takings: { cash: { count: 1, cents: 0 } }, totalCents: 0 });
    expect(answer['papers']).toMatchObject([{ kind: 'cancellation' }, { kind: 'registration', state: 'cancelled' }]);
  });

  it('has nothing of a drawer that is not open, and knows every drawer', async () => {
    const nothing = await desk.give('caisse1', 'registration.ofTill', { till: 'caisse-7' });
    expect(nothing).toMatchObject({ session: null, papers: [], totalCents: 0 });
    const { tills } = await desk.give('caisse1', 'tills.list', {});
    expect(tills).toMatchObject([
      { till: 'caisse-1', open: true },
      { till: 'caisse-2', open: true },
    ]);
  });
});

describe('who is not admitted', () => {
  it('leaves the rule in the journal and nothing of the person (FR-REG-43, FR-REG-54)', async () => {
    const heard: unknown[] = [];
    const stop = desk.desk.subscribe((events) => heard.push(...events));
    await desk.give('caisse1', 'registration.turnAway', {
      tournament: 't-1',
      code: 'minor',
      till: 'caisse-1',
      called: true,
    });
    stop();
    expect(heard).toMatchObject([
      {
        stream: 'tournament/t-1',
        type: 'registration.turnedAway',
        data: { code: 'minor', rules: ['FR-REG-43', 'FR-REG-44'], called: true, till: 'caisse-1' },
      },
    ]);
  });

  it('is by a rule that stops somebody, and in a tournament that there is', async () => {
    const refused = (input: object) => desk.refused('caisse1', 'registration.turnAway', { called: false, ...input });
    expect(await refused({ tournament: 't-1', code: 'adult' })).toMatchObject({ code: 'desk.invalidInput' });
    expect(await refused({ tournament: 't-none', code: 'minor' })).toMatchObject({
      code: 'registration.unknownTournament',
    });
  });
});

describe('arriving', () => {
  it('the floor confirms the document of the registration without being told its number (decision 12)', async () => {
    const seen = { tournament: 't-1', entry: 'e-1', documentVerdict: 'valid' };
    expect(await desk.give('sol1', 'registration.checkIn', seen)).toMatchObject({ entry: 'e-1' });
  });
});
