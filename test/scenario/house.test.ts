import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandHandler, type DeskFeature } from '../../electron/desk/feature.ts';
import type { Answer } from '../../electron/desk/request.ts';
import { command } from '../../shared/contract/define.ts';
import { z } from '../../shared/contract/zod.ts';
import { accept } from '../../shared/kernel/event.ts';
import { accountsSlice } from '../../shared/domain/accounts/index.ts';
import { houseSlice, setUpHouse } from '../../shared/domain/house/index.ts';
import type { HouseStreamState } from '../../shared/domain/streams.ts';
import { profileNamed } from '../../electron/features/house/profiles.ts';
import recipients from '../../resources/sample/evening/recipients.json' with { type: 'json' };
import { foundedClairval, nobody, openClairval, setUpInput, type Clairval } from '../support/clairval.ts';
import { terms } from '../support/tournament-given.ts';

const profile = profileNamed('casino-fr-2007');
let desk: Clairval | undefined;
beforeEach(() => {
  desk = undefined;
});
afterEach(() => desk?.remove());

const codeOf = (answer: Answer) => (answer.ok ? 'accepted' : answer.refusal.code);
const typesOf = (house: Clairval) =>
  house.store.reader.all<{ type: string }>('SELECT type FROM journal ORDER BY seq').map(({ type }) => type);

test('first run founds the house, adopts its rules and opens the director, in one go and once', async () => {
  desk = openClairval();
  const anyone = nobody(desk);
  expect(await anyone('house.state', {})).toMatchObject({ ok: true, answer: { founded: false, name: null } });
  const answer = await anyone('house.setUp', setUpInput);
  expect(answer).toMatchObject({
    ok: true,
    answer: { account: 'dr', profileHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  });
  expect(typesOf(desk)).toEqual(['house.founded', 'house.profileAdopted', 'accounts.opened']);
  expect(codeOf(await anyone('house.setUp', setUpInput))).toBe('house.alreadyFounded');
  expect(typesOf(desk)).toHaveLength(3);
  expect(await anyone('house.state', {})).toMatchObject({ answer: { founded: true, name: 'Casino de Clairval' } });
  const shown = await desk.as('dr', 'responsible-director')('house.show', {});
  expect(shown).toMatchObject({ answer: { identity: { rcsCity: 'Caen' }, profile: { name: 'casino-fr-2007' } } });
  expect(await desk.access.check('dr', '2468', { at: desk.clock.now().wall, station: 'test' })).toBeUndefined();
});

const changed = (identity: object, director: object = {}, profile = 'casino-fr-2007') => ({
  identity: { ...setUpInput.identity, ...identity },
  director: { ...setUpInput.director, ...director },
  profile,
});

/** The rule alone: what a first run with this input answers. */
const setUp = (input: ReturnType<typeof changed>) =>
  setUpHouse({ house: houseSlice.initial(), accounts: accountsSlice.initial() }, input, {
    profile: input.profile === 'casino-fr-2007' ? profile : undefined,
    director: { account: 'dr', digest: '00' },
  });

test.each([
  ['a profile that is not ours', changed({}, {}, 'casino-fr-1807'), 'house.unknownProfile'],
  ['a company number with a wrong check digit', changed({ siren: '732 829 321' }), 'house.sirenWrong'],
  ['a company number too short', changed({ siren: '732 829' }), 'house.sirenWrong'],
  ['a time zone that does not exist', changed({ timeZone: 'Europe/Clairval' }), 'house.unknownTimeZone'],
  ['a season that begins on 31 November', changed({ seasonStarts: '11-31' }), 'house.noSuchDate'],
  ['a season that begins on 29 February', changed({ seasonStarts: '02-29' }), 'house.noSuchDate'],
  [
    'FR-REG-01 a room outside the enclosure',
    changed({ rooms: [{ name: 'Plage', kind: 'beach', tables: 2 }] }),
    'house.unknownVenueKind',
  ],
  [
    'two rooms of one name',
    changed({ rooms: [...setUpInput.identity.rooms, ...setUpInput.identity.rooms] }),
    'house.roomTwice',
  ],
  ['a weak PIN', changed({}, { pin: '0000' }), 'accounts.weakPin'],
  ['a weak password', changed({}, { password: 'short' }), 'accounts.weakPassword'],
])('first run with %s is refused and founds nothing', (_what, input, code) => {
  expect(setUp(input)).toMatchObject({ refusal: { code } });
});

test('a real company number passes', () => {
  expect(setUp(changed({ siren: '732 829 320' }))).toHaveProperty('events');
});

test('a weak PIN at first run leaves nothing behind, and an input that is no input is told field by field', async () => {
  desk = openClairval();
  expect(codeOf(await nobody(desk)('house.setUp', changed({}, { pin: '0000' })))).toBe('accounts.weakPin');
  const bad = await nobody(desk)('house.setUp', changed({ rooms: [], currency: 'FRF' }));
  expect(bad).toMatchObject({ refusal: { code: 'desk.invalidInput' } });
  expect(JSON.stringify(bad)).toMatch(/identity\.currency.*identity\.rooms/);
  expect(typesOf(desk)).toEqual([]);
  expect(desk.store.reader.all('SELECT * FROM account_secrets')).toEqual([]);
});

test('FR-REG-03 notices have their addresses; a role that the profile does not inform, or one twice, is refused', async () => {
  desk = await foundedClairval();
  const director = desk.as('dr', 'responsible-director');
  expect(codeOf(await director('house.setRecipients', { recipients }))).toBe('accepted');
  expect(await director('house.show', {})).toMatchObject({ answer: { recipients } });
  const mayor = [{ role: 'mayor', address: 'Mairie' }];
  expect(codeOf(await director('house.setRecipients', { recipients: mayor }))).toBe('house.unknownRecipient');
  const twice = [recipients[0], recipients[0]];
  expect(codeOf(await director('house.setRecipients', { recipients: twice }))).toBe('house.recipientTwice');
});

test('FR-REG-56 the director says when the desk takes a form for signed; until then it comes signed with the document', async () => {
  desk = await foundedClairval();
  const director = desk.as('dr', 'responsible-director');
  const { desk: house } = desk;
  const rule = (): unknown => (house.snapshotOf('house').state as HouseStreamState).house.formRule;
  expect(rule()).toBe('with-document');
  expect(codeOf(await desk.as('caisse1', 'cashier')('house.setFormRule', { rule: 'ticked' }))).toBe('desk.notAllowed');
  expect(codeOf(await director('house.setFormRule', { rule: 'ticked' }))).toBe('accepted');
  expect(rule()).toBe('ticked');
  const lines = typesOf(desk).length;
  expect(codeOf(await director('house.setFormRule', { rule: 'ticked' }))).toBe('accepted');
  expect(typesOf(desk)).toHaveLength(lines);
});

test('before the house is founded it has no recipients and no day', async () => {
  desk = openClairval();
  const director = desk.as('dr', 'responsible-director');
  expect(codeOf(await director('house.setRecipients', { recipients }))).toBe('house.notFounded');
  expect(codeOf(await director('house.openDay', {}))).toBe('house.notFounded');
  expect(codeOf(await director('house.setFormRule', { rule: 'ticked' }))).toBe('house.notFounded');
});

test('decision 11: until 06:00 the gaming day is that of the evening before', async () => {
  desk = await foundedClairval();
  const director = desk.as('dr', 'responsible-director');
  expect(await director('house.openDay', {})).toMatchObject({ ok: true, answer: { day: '2027-03-05' } });
  desk.clock.reach('2027-03-06T05:59:00+01:00');
  expect(codeOf(await director('house.openDay', {}))).toBe('house.dayStillOpen');
  expect(await director('house.closeDay', { pin: '2468' })).toMatchObject({ ok: true, answer: { day: '2027-03-05' } });
  expect(codeOf(await director('house.openDay', {}))).toBe('house.dayClosed');
  desk.clock.reach('2027-03-06T06:00:00+01:00');
  expect(codeOf(await director('house.openDay', { day: '2027-03-05' }))).toBe('house.dayNotToday');
  expect(await director('house.openDay', { day: '2027-03-06' })).toMatchObject({ answer: { day: '2027-03-06' } });
  expect(await director('house.state', {})).toMatchObject({ answer: { day: '2027-03-06' } });
});

test('a day is closed once, by name or not, and signed', async () => {
  desk = await foundedClairval();
  const committee = desk.as('mcd1', 'committee-member');
  expect(codeOf(await committee('house.closeDay', { pin: '2468' }))).toBe('house.dayNotOpen');
  await committee('house.openDay', {});
  expect(codeOf(await committee('house.closeDay', { day: '2027-03-04', pin: '2468' }))).toBe('house.dayNotOpen');
  expect(codeOf(await committee('house.closeDay', { pin: '1357' }))).toBe('accounts.wrongPin');
  expect(codeOf(await committee('house.closeDay', { day: '2027-03-05', pin: '2468' }))).toBe('accepted');
  expect(codeOf(await committee('house.closeDay', { pin: '2468' }))).toBe('house.dayNotOpen');
});

/** Lets a test put events of other features into the journal, as those features would. */
const happening: DeskFeature = {
  name: 'happening',
  commands: [
    commandHandler({
      contract: command({
        name: 'happening.record',
        roles: ['desk'],
        input: z.strictObject({ stream: z.string(), type: z.string(), data: z.record(z.string(), z.json()) }),
        refusals: [],
        example: { stream: 'house', type: 'x', data: {} },
      }),
      stream: () => ({ kind: 'house' }),
      facts: () => ({}),
      decide: (_state, event) => accept(event),
    }),
  ],
  queries: [],
};

async function dayWithTournament() {
  desk = await foundedClairval({ features: [happening] });
  const house = desk;
  const record = async (type: string, data: object, stream = 'tournament/t-1') => {
    const answer = await house.asDesk('happening.record', { stream, type, data });
    if (!answer.ok) throw new Error(answer.refusal.code);
  };
  const director = house.as('dr', 'responsible-director');
  await director('house.openDay', {});
  const close = () => director('house.closeDay', { pin: '2468' });
  return { house, record, close };
}

const registered = (entry: string) =>
  ({
    entry,
    person: `p_${entry}`,
    checks: [],
    buyInCents: 10_000,
    feeCents: 1_000,
    number: `R-2027-${entry}`,
  }) as const;

test.each([
  ['conduct.playStopped', { additionCents: 0 }],
  ['conduct.playSuspended', { resumesAt: null }],
])(
  'FR-REG-79, A-20 a day closes after %s: no prize is awarded that evening, and no line is owed',
  async (type, more) => {
    const { house: desk, record, close } = await dayWithTournament();
    await record('registration.playerRegistered', registered('1'));
    await record('registration.playerRegistered', registered('2'));
    await record('tournament.started', { at: 0 });
    expect(codeOf(await close())).toBe('house.prizesUnpaid');
    const snapshot = { position: 0, level: 1, elapsedMs: 0, remainingMs: 0, inPlay: ['1', '2'], stacks: [] };
    await record(type, { reason: 'power', snapshot, textId: 'x_1', digest: 'a'.repeat(64), ...more });
    expect(codeOf(await close())).toBe('accepted');
    const day = desk.store.reader.get<{ body: string }>("SELECT body FROM journal WHERE type = 'house.dayClosed'")!;
    expect(JSON.parse(day.body)).toMatchObject({ data: { tournaments: ['t-1'] } });
  },
);

test('FR-REG-40 the evening between two sessions closes; that of the last one asks for prizes and line', async () => {
  const { house: desk, record, close } = await dayWithTournament();
  const sessions = [{ startsAt: Date.parse('2027-03-06T20:00:00+01:00'), room: 'Salle des jeux', afterLevel: 3 }];
  await record('tournament.planned', { ...terms, sessions });
  await record('registration.playerRegistered', registered('1'));
  await record('registration.playerRegistered', registered('2'));
  await record('tournament.started', { at: 0 });
  expect(codeOf(await close())).toBe('accepted');
  desk.clock.reach('2027-03-06T16:00:00+01:00');
  await desk.as('dr', 'responsible-director')('house.openDay', {});
  expect(await close()).toMatchObject({ refusal: { code: 'house.prizesUnpaid', params: { tournaments: ['t-1'] } } });
});

test('FR-REG-96, FR-REG-97 a day closes only when prizes are settled, lines signed and tills closed', async () => {
  const { record, close } = await dayWithTournament();
  await record('registration.playerRegistered', registered('1'));
  await record('registration.playerRegistered', registered('2'));
  await record('tournament.started', { at: 0 });
  expect(await close()).toMatchObject({ refusal: { code: 'house.prizesUnpaid', params: { tournaments: ['t-1'] } } });
  await record('prizes.structureFrozen', {
    prizes: [
      { rank: 1, amountCents: 12_000 },
      { rank: 2, amountCents: 7_200 },
    ],
  });
  await record('standings.closed', {
    ranking: [
      { rank: 1, entry: '2' },
      { rank: 2, entry: '1' },
    ],
  });
  await record('prizes.paid', { entry: '2', rank: 1, amountCents: 12_000, number: 'P-2027-000001' });
  expect(codeOf(await close())).toBe('house.prizesUnpaid');
  await record('prizes.leftUnclaimed', { entry: '1', rank: 2, amountCents: 7_200, reason: 'absent' });
  expect(codeOf(await close())).toBe('house.signaturesMissing');
  const line = { book: '2026-2027', line: 1 };
  await record('levy.lineEntered', { ...line, tournament: 't-1' });
  await record('levy.lineCertified', { ...line, account: 'dr', role: 'responsible-director' });
  expect(codeOf(await close())).toBe('house.signaturesMissing');
  await record('levy.lineCountersigned', { ...line, account: 'caisse1' });
  await record(
    'till.opened',
    { till: 'caisse-1', session: 's1', day: '2027-03-05', floatCents: 0, account: 'caisse1' },
    'till/caisse-1',
  );
  expect(await close()).toMatchObject({ refusal: { code: 'house.tillsOpen', params: { tills: ['caisse-1'] } } });
  await record('till.closed', { till: 'caisse-1', session: 's1' }, 'till/caisse-1');
  expect(codeOf(await close())).toBe('accepted');
});

test('a tournament that started on another gaming day does not hold this one', async () => {
  const { house, record, close } = await dayWithTournament();
  expect(codeOf(await close())).toBe('accepted');
  await record('tournament.started', { at: 0 });
  house.clock.reach('2027-03-06T16:00:00+01:00');
  await house.as('dr', 'responsible-director')('house.openDay', {});
  expect(codeOf(await close())).toBe('accepted');
});

test('a day that was forgotten for a week still owes what it owed', async () => {
  const { house, record, close } = await dayWithTournament();
  await record('tournament.started', { at: 0 });
  house.clock.reach('2027-03-12T16:00:00+01:00');
  expect(await close()).toMatchObject({ refusal: { code: 'house.prizesUnpaid', params: { day: '2027-03-05' } } });
});
