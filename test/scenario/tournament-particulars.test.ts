import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adoptProfile, houseSlice, setChipSets, setRooms } from '../../shared/domain/house/index.ts';
import {
  planTournament,
  planWarnings,
  rulesBooklet,
  type DraftTerms,
  type PlanFacts,
  type TournamentTerms,
} from '../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../shared/kernel/calendar.ts';
import { draft, planFacts, PlayedStream, profile2007 } from '../support/played-stream.ts';
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

const plan = (changes: Partial<DraftTerms>, facts: Partial<PlanFacts> = {}) => {
  const stream = new PlayedStream();
  const taken = stream.take(planTournament(stream.state.plan, { ...draft, ...changes }, { ...planFacts, ...facts }));
  return { taken, terms: stream.state.plan.terms };
};

const bookletOf = (terms: TournamentTerms | null): string =>
  JSON.stringify(
    rulesBooklet({ terms: terms!, profile: profile2007, version: 1, houseName: 'Casino', zone: 'Europe/Paris' }),
  );

const planTerms = planInput.terms;

const second = { startsAt: parseInstant('2027-06-19T18:00:00+02:00'), room: 'Salle des jeux', afterLevel: 2 };

describe('several sessions', () => {
  test('FR-REG-14, 40 the calendar goes with the rules: date, hour and place of each session', () => {
    const { taken, terms } = plan({ sessions: [second] });
    expect(taken).toEqual(['tournament.planned']);
    const booklet = bookletOf(terms);
    expect(booklet).toContain('en 2 séances, selon le calendrier joint');
    expect(booklet).toContain('Séance 1 : vendredi 18 juin 2027 à 20 h 00, Salle des jeux.');
    expect(booklet).toContain('Séance 2 : samedi 19 juin 2027 à 18 h 00, Salle des jeux, après le niveau 2.');
    expect(bookletOf(plan({}).terms)).toContain('en une séance.');
  });

  test.each([
    [
      'on the same day',
      { ...second, startsAt: parseInstant('2027-06-18T23:00:00+02:00') },
      'tournament.sessionsNotOrdered',
    ],
    ['after a level that no break follows', { ...second, afterLevel: 1 }, 'tournament.sessionWithoutBreak'],
    ['at a place that is none of the house’s', { ...second, room: 'Terrasse' }, 'tournament.roomUnknown'],
  ])('FR-REG-14 a session %s is refused', (_name, session, code) => {
    expect(plan({ sessions: [session] }).taken).toBe(code);
  });

  test('A-05 FR-REG-18, 40 several sessions are one event, also in the count of the hundred', async () => {
    const desk = await TournamentDesk.open();
    const sessions = [{ startsAt: '2027-06-19T18:00:00+02:00', room: 'Salle des jeux', afterLevel: 2 }];
    expect(answerOf(await desk.plan({ sessions }))).toMatchObject({ warnings: [] });
    expect(answerOf(await desk.member('tournament.list', {}))).toMatchObject({ tournaments: [{}] });
    for (let index = 2; index <= 99; index += 1) answerOf(await desk.plan({}, `t-${index}`));
    // With its two sessions it was one of the hundred.
    expect(codeOf(await desk.plan({ sessions }, 't-100'))).toBe('accepted');
    expect(codeOf(await desk.plan({}, 't-101'))).toBe('tournament.yearlyCap');
    desk.house.remove();
  });
});

describe('chips, cards and variants', () => {
  const chipSets = [
    { name: 'Jeu A', alsoCash: false },
    { name: 'Jeu B', alsoCash: true },
  ];

  test('FR-REG-98, 99 the chips of a tournament are a set of the house’s, dedicated and without value', () => {
    expect(plan({ chipSet: 'Jeu C' }, { chipSets }).taken).toBe('tournament.chipSetUnknown');
    const { terms } = plan({ chipSet: 'Jeu A' }, { chipSets });
    expect(bookletOf(terms)).toContain('Les jetons sont ceux du jeu « Jeu A ».');
    expect(bookletOf(terms)).toContain('sans valeur hors des tables du tournoi');
    expect(planWarnings(terms!, { ...planFacts, chipSets })).toEqual([]);
  });

  test('FR-REG-98 a set that also serves cash games is warned about', () => {
    const { terms } = plan({ chipSet: 'Jeu B' }, { chipSets });
    expect(planWarnings(terms!, { ...planFacts, chipSets })).toContain('chip-set-shared');
  });

  test('FR-REG-100 personalised cards are stated in the rules', () => {
    expect(bookletOf(plan({ cards: 'nom du tournoi au dos' }).terms)).toContain(
      'Les cartes sont personnalisées : nom du tournoi au dos.',
    );
    expect(plan({}).taken).toEqual(['tournament.planned']);
    expect(bookletOf(plan({}).terms)).not.toContain('personnalisées');
  });

  test('FR-REG-102, 103 a variant is played only when the house rules state it', () => {
    expect(plan({ variants: ['dead-button'] }).taken).toBe('tournament.variantNotInRules');
    const { terms } = plan({ variants: ['dead-button'] }, { houseRules: ['dead-button'] });
    expect(bookletOf(terms)).toContain('Variantes du règlement intérieur qui s’appliquent : dead-button.');
    expect(bookletOf(terms)).toContain('Les règles du Texas hold’em poker s’appliquent');
  });
});

describe('the house’s own stock', () => {
  let desk: TournamentDesk;
  beforeEach(async () => {
    desk = await TournamentDesk.open();
  });
  afterEach(() => desk.house.remove());

  test('FR-REG-98 chip sets are inventoried, each once, and can then be named', async () => {
    const chips = [{ value: 100, colour: 'black', count: 1200 }];
    const set = { name: 'Jeu A', alsoCash: false, chips };
    expect(codeOf(await desk.plan({ chipSet: 'Jeu A' }))).toBe('tournament.chipSetUnknown');
    answerOf(await desk.member('house.setChipSets', { sets: [set] }));
    expect(codeOf(await desk.plan({ chipSet: 'Jeu A' }))).toBe('accepted');
    expect(codeOf(await desk.member('house.setChipSets', { sets: [set, set] }))).toBe('house.chipSetTwice');
    const twice = { ...set, chips: [...chips, ...chips] };
    expect(codeOf(await desk.member('house.setChipSets', { sets: [twice] }))).toBe('house.chipTwice');
  });

  test('FR-REG-103 house rules have versions; the same text makes none', async () => {
    const variants = [{ id: 'dead-button', text: 'Le bouton mort s’applique.' }];
    expect(codeOf(await desk.plan({ variants: ['dead-button'] }))).toBe('tournament.variantNotInRules');
    expect(answerOf(await desk.director('house.publishRules', { variants }))).toMatchObject({ version: 1 });
    expect(answerOf(await desk.director('house.publishRules', { variants }))).toEqual({});
    expect(codeOf(await desk.plan({ variants: ['dead-button'] }))).toBe('accepted');
    const twice = [...variants, ...variants];
    expect(codeOf(await desk.director('house.publishRules', { variants: twice }))).toBe('house.variantTwice');
  });

  test('FR-REG-01 a place outside the enclosure is one of the house’s only under a text that allows it', async () => {
    const rooms = [
      { name: 'Salle des jeux', kind: 'gaming-room', tables: 20 },
      { name: 'Chapiteau', kind: 'outside', tables: 10 },
    ];
    expect(codeOf(await desk.director('house.setRooms', { rooms }))).toBe('house.unknownVenueKind');
    answerOf(await desk.director('house.adoptProfile', { profile: 'casino-fr-2013', inForce: false, pin: '2468' }));
    answerOf(await desk.director('house.setRooms', { rooms }));
    const outside = { room: 'Chapiteau', registration: { ...planTerms.registration, capacity: 80 } };
    expect(codeOf(await desk.plan(outside))).toBe('tournament.roomKindNotAllowed');
    const under = { tournament: 't-out', profile: 'casino-fr-2013', terms: { ...planTerms, ...outside } };
    expect(answerOf(await desk.member('tournament.plan', under))).toMatchObject({
      warnings: ['later-text', 'annex-guarantees', 'outside-enclosure'],
    });
  });

  test('before the house is founded there is nothing to set', () => {
    const nothing = { house: houseSlice.initial() };
    const fails = [
      setRooms(nothing, { rooms: [] }),
      setChipSets(nothing, { sets: [] }),
      adoptProfile(nothing, { profile: 'casino-fr-2007', inForce: true }, { product: profile2007 }),
    ];
    expect(fails.map((fail) => ('refusal' in fail ? fail.refusal.code : 'accepted'))).toEqual(
      Array(3).fill('house.notFounded'),
    );
  });
});

describe('annex premises', () => {
  let desk: TournamentDesk;
  beforeEach(async () => {
    desk = await TournamentDesk.open();
    const registration = { ...planTerms.registration, capacity: 48 };
    answerOf(await desk.plan({ room: 'Salon Annexe', registration }));
  });
  afterEach(() => desk.house.remove());

  const tournament = 't-example';
  const show = (items: readonly string[], pin = '2468') =>
    desk.member('tournament.showGuarantees', { tournament, items, pin });
  const unseal = (more: object = {}) =>
    desk.house.as('sol1', 'floor')('tournament.recordUnsealing', {
      ...{ tournament, tables: [1, 2], packs: ['S-1', 'S-2'], bandIntact: true, witness: 'Julie, table 1.' },
      ...more,
    });

  test('FR-REG-02 the guarantees of the gaming rooms are ticked and signed; what is missing is told', async () => {
    expect(answerOf(await show(['video', 'cards']))).toEqual({ missing: ['entry-control', 'cash-desk'] });
    expect(answerOf(await show(['entry-control', 'video', 'cards', 'cash-desk']))).toEqual({ missing: [] });
    expect(codeOf(await show(['parking']))).toBe('tournament.guaranteeUnknown');
    expect(codeOf(await show([], '9753'))).toBe('accounts.wrongPin');
  });

  test('FR-REG-101 six-packs are unsealed before the public, each once, with a witness who is not in the journal', async () => {
    expect(codeOf(await unseal())).toBe('accepted');
    expect(await unseal({ packs: ['S-2'] })).toMatchObject({ refusal: { code: 'tournament.packUnsealed' } });
    expect(codeOf(await unseal({ packs: ['S-3'], tables: [7] }))).toBe('tournament.tableNotPlayed');
    const { body } = desk.house.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'tournament.packsUnsealed'",
    )!;
    expect(body).toContain('S-1');
    expect(body).not.toContain('Julie');
  });

  test('FR-REG-02, 101 a gaming room has nothing of the kind to record', async () => {
    answerOf(await desk.plan({}, 't-room'));
    const inRoom = { tournament: 't-room', items: [], pin: '2468' };
    expect(codeOf(await desk.member('tournament.showGuarantees', inRoom))).toBe('tournament.notInAnnex');
    expect(codeOf(await unseal({ tournament: 't-room' }))).toBe('tournament.notInAnnex');
  });
});
