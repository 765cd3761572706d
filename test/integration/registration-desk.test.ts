import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { registrationEvents } from '../../shared/contract/registration-events.ts';
import { seatingEvents } from '../../shared/contract/seating.ts';
import { tillsEvents } from '../../shared/contract/tills.ts';
import { postingsOf } from '../../shared/domain/ledger/index.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { replay } from '../../electron/desk/replay.ts';
import { linesAfter } from '../../electron/journal/read.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

const schemas: Readonly<Record<string, { safeParse(data: unknown): { success: boolean } }>> = {
  ...registrationEvents,
  ...seatingEvents,
  ...tillsEvents,
};

const rows = (sql: string, ...params: string[]) => desk.store.reader.all(sql, ...params);
const journal = (): JournalEvent[] =>
  [...linesAfter(desk.store.reader)].map(({ body }) => JSON.parse(body) as JournalEvent);
const cash = (amountCents: number) => ({ payment: [{ method: 'cash', amountCents }], cashRetypedCents: amountCents });
const t1 = { tournament: 't-1' };

describe('a registration at the desk', () => {
  it('answers number and seat, and keeps names out of the journal and the read tables', async () => {
    const answer = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    expect(answer).toMatchObject({ entry: 'e-1', number: 'R-2027-000001', draw: 1, late: false, watch: false });
    const text = JSON.stringify([journal(), rows('SELECT * FROM entries'), rows('SELECT * FROM receipts')]);
    const { surname, document, address } = personNumber(1);
    for (const secret of [surname, document.number, address.line]) expect(text).not.toContain(secret);
    const list = await desk.give('caisse1', 'registration.list', t1);
    expect(list).toMatchObject({ entries: [{ entry: 'e-1', surname, number: 'R-2027-000001' }], counts: { paid: 1 } });
  });

  it('takes money once on a double click: one payment, one number, one seat (M01, R30)', async () => {
    const input = registration(1);
    const [first, second] = await Promise.all([
      desk.give('caisse1', 'registration.registerPlayer', input, 'click-1'),
      desk.give('caisse1', 'registration.registerPlayer', input, 'click-1'),
    ]);
    expect(second).toEqual(first);
    expect(journal().filter(({ type }) => type === 'registration.playerRegistered')).toHaveLength(1);
    expect(rows("SELECT sum(amount_cents) AS held FROM postings WHERE account = 'cash:caisse-1'")).toEqual([
      { held: 62_000 },
    ]);
  });

  it('lets one of two tills have the same person at once (M01, FR-REG-49)', async () => {
    const at = (till: string, entry: string) => registration(1, { till, entry });
    const answers = await Promise.all([
      desk.as('caisse1', 'cashier')('registration.registerPlayer', at('caisse-1', 'e-1')),
      desk.as('caisse2', 'cashier')('registration.registerPlayer', at('caisse-2', 'e-2')),
    ]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused).toMatchObject({
      refusal: { code: 'registration.duplicate', params: { number: 'R-2027-000001', entry: 'e-1' } },
    });
    expect(rows('SELECT count(*) AS n FROM receipts')).toEqual([{ n: 1 }]);
  });

  it('numbers without a gap over registrations, cancellations and refusals (decision 15)', async () => {
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    await desk.refused('caisse1', 'registration.registerPlayer', registration(2, { cashRetypedCents: 1 }));
    await desk.give('caisse1', 'registration.registerPlayer', registration(2));
    await desk.give('caisse1', 'registration.cancel', {
      ...t1,
      entry: 'e-1',
      till: 'caisse-1',
      ...cash(12_000),
      reason: 'Départ imprévu.',
    });
    const again = await desk.give('caisse2', 'registration.registerPlayer', registration(1, { entry: 'e-3' }));
    expect(again).toMatchObject({ number: 'R-2027-000003' });
    expect(rows('SELECT number, kind, caves_cents FROM receipts ORDER BY seq')).toEqual([
      { number: 'R-2027-000001', kind: 'registration', caves_cents: 10_000 },
      { number: 'R-2027-000002', kind: 'registration', caves_cents: 10_000 },
      { number: 'A-2027-000001', kind: 'cancellation', caves_cents: -10_000 },
      { number: 'R-2027-000003', kind: 'registration', caves_cents: 10_000 },
    ]);
    const persons = rows('SELECT person FROM entries ORDER BY entry');
    expect(persons[0]).toEqual(persons[2]);
  });

  it('pays a pre-registration under its entry, and not somebody else’s (A-13, FR-REG-50)', async () => {
    const who = { ...t1, entry: 'e-1', identity: personNumber(1) };
    const { person } = await desk.give('caisse1', 'registration.preRegister', who);
    expect(
      await desk.refused('caisse1', 'registration.registerPlayer', registration(2, { entry: 'e-1' })),
    ).toMatchObject({ code: 'registration.otherPerson' });
    const taken = registration(2, { entry: 'e-2', person });
    expect((await desk.refused('caisse1', 'registration.registerPlayer', taken)).code).toBe('registration.otherPerson');
    const paid = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    expect(paid).toMatchObject({ entry: 'e-1', person, number: 'R-2027-000001' });
    await desk.give('caisse1', 'registration.preRegister', { ...t1, entry: 'e-5', identity: personNumber(5) });
    await desk.give('caisse1', 'registration.withdraw', { ...t1, entry: 'e-5', reason: 'Par téléphone.' });
    expect(rows("SELECT state FROM entries WHERE entry = 'e-5'")).toEqual([{ state: 'withdrawn' }]);
  });

  it('asks for a signature under a decision, seals its reason and cites the digest only (decisions 6, 25)', async () => {
    const homonym = {
      ...personNumber(1),
      surname: 'Benoît',
      givenNames: 'Jean-Luc',
      birthDate: '1981-07-14',
      birthPlace: 'Bordeaux',
    };
    const input = registration(1, { identity: homonym });
    expect(await desk.refused('caisse1', 'registration.registerPlayer', input)).toMatchObject({
      code: 'registration.decisionNeeded',
      params: { codes: ['homonym'] },
    });
    const reason = 'Autre date de naissance sur la pièce.';
    const decisions = [{ code: 'homonym', outcome: 'another-person', reason }];
    const decided = { ...input, decisions };
    expect(await desk.refused('caisse1', 'registration.registerPlayer', decided)).toMatchObject({
      code: 'desk.signatureMissing',
    });
    expect((await desk.refused('caisse1', 'registration.registerPlayer', { ...decided, pin: '1111' })).code).toBe(
      'accounts.wrongPin',
    );
    const answer = await desk.give('caisse1', 'registration.registerPlayer', { ...decided, pin: '2468' });
    expect(answer).toMatchObject({ checks: ['homonym'] });
    const text = JSON.stringify(journal());
    expect(text).not.toContain('Autre date');
    const textId = /"textId":"(x_[a-z0-9]+)","verdict":"decided"/.exec(text)?.[1] ?? '';
    expect(desk.desk.reader.vault.text(textId)).toBe(reason);
  });

  it('watches caves of one person and gaming day over tournaments, less what was given back (decision 11)', async () => {
    const { person } = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    desk.store.raw
      .prepare(
        `INSERT INTO receipts (number, kind, tournament, entry, person, till, session, day, caves_cents, fee_cents, seq, at)
         VALUES ('R-2026-000001', 'registration', 't-0', 'e-0', ?, 'caisse-1', 's', '2027-03-05', 180000, 0, 1, 1)`,
      )
      .run(person);
    const cancelled = { ...t1, till: 'caisse-1', ...cash(12_000), reason: 'Erreur de tournoi.' };
    await desk.give('caisse1', 'registration.cancel', { ...cancelled, entry: 'e-1' });
    const below = await desk.give('caisse1', 'registration.registerPlayer', registration(1, { entry: 'e-2' }));
    expect(below).toMatchObject({ watch: false });
    desk.store.raw.prepare("UPDATE receipts SET caves_cents = 190000 WHERE number = 'R-2026-000001'").run();
    await desk.give('caisse1', 'registration.cancel', { ...cancelled, entry: 'e-2' });
    const reached = await desk.give('caisse1', 'registration.registerPlayer', registration(1, { entry: 'e-4' }));
    expect(reached).toMatchObject({ watch: true });
  });
});

describe('identity after registration', () => {
  it('flags an entry when a correction meets the exclusion list, and blocks check-in (R24)', async () => {
    const { person } = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const listed = {
      ...personNumber(1),
      surname: 'Rey',
      givenNames: 'Sandrine',
      birthDate: '1966-01-08',
      birthPlace: 'Enghien-les-Bains',
    };
    await desk.give('caisse1', 'people.editIdentity', { person, identity: listed });
    const arrive = {
      ...t1,
      entry: 'e-1',
      document: { kind: 'cnie', number: 'X4TEST0001', expiry: '2031-06-30' },
      documentVerdict: 'valid',
    };
    expect(await desk.refused('sol1', 'registration.checkIn', arrive)).toMatchObject({
      code: 'registration.flaggedEntry',
      params: { checks: ['exclusion'] },
    });
  });

  it('flags on import of a list (R33); a director clears it with a PIN', async () => {
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const { surname, givenNames, birthDate } = personNumber(1);
    await desk.give('conf', 'people.importList', {
      list: 'limitation',
      listDate: '2027-03-05',
      content: `surname;given_names;birth_date;until\r\n${surname};${givenNames};${birthDate};2028-01-31\r\n`,
    });
    const { entries } = await desk.give('caisse1', 'registration.list', t1);
    expect(entries).toMatchObject([{ flags: [{ check: 'limitation', code: 'limitation' }] }]);
    const clear = { ...t1, entry: 'e-1', check: 'limitation', reason: 'Admis par le directeur.', pin: '2468' };
    expect((await desk.refused('mcd1', 'registration.clearFlag', { ...clear, pin: '0000' })).code).toBe(
      'accounts.wrongPin',
    );
    await desk.give('mcd1', 'registration.clearFlag', clear);
    expect(await desk.give('caisse1', 'registration.list', t1)).toMatchObject({ entries: [{ flags: [] }] });
    await desk.give('conf', 'registration.flag', { ...t1, entry: 'e-1', reason: 'Pièce signalée.' });
    expect(await desk.give('caisse1', 'registration.list', t1)).toMatchObject({
      entries: [{ flags: [{ check: 'by-hand' }] }],
    });
  });

  it('asks once about two players of one name, and again when one of them has changed', async () => {
    const namesake = { ...personNumber(1), birthDate: '1992-02-02', birthPlace: 'Dieppe' };
    const twin = { ...namesake, document: { ...namesake.document, number: 'X4TWIN001' } };
    const decisions = [{ code: 'same-name', outcome: 'another-person', reason: 'Autre date de naissance.' }];
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const second = registration(2, { identity: twin });
    expect(await desk.refused('caisse1', 'registration.registerPlayer', second)).toMatchObject({
      params: { codes: ['same-name'] },
    });
    const signed = { ...second, decisions, pin: '2468' };
    const { person } = await desk.give('caisse1', 'registration.registerPlayer', signed);
    const arrive = (entry: string, { document }: { document: object }) => ({
      ...{ ...t1, entry, document, documentVerdict: 'valid' },
    });
    await desk.give('sol1', 'registration.checkIn', arrive('e-1', personNumber(1)));
    expect(journal().findLast(({ type }) => type === 'registration.checkedIn')?.data).toMatchObject({
      checks: expect.arrayContaining([
        expect.objectContaining({ code: 'same-name', decidedBy: 'caisse1', carriedFrom: ['e-2'] }),
      ]) as object[],
    });
    await desk.give('caisse1', 'people.editIdentity', { person, identity: { ...twin, birthPlace: 'Fécamp' } });
    await desk.give('mcd1', 'registration.clearFlag', {
      ...{ ...t1, entry: 'e-2', check: 'duplicate', reason: 'Vu : deux personnes.', pin: '2468' },
    });
    const changed = arrive('e-2', twin);
    expect((await desk.refused('sol1', 'registration.checkIn', changed)).code).toBe('registration.decisionNeeded');
    expect((await desk.refused('sol1', 'registration.checkIn', { ...changed, decisions })).code).toBe(
      'desk.signatureMissing',
    );
    await desk.give('sol1', 'registration.checkIn', { ...changed, decisions, pin: '2468' });
  });

  it('does not take a name that is only close for a person on file: corrected first, every entry is screened (R24)', async () => {
    const typed = { ...personNumber(1), surname: 'Aubri' };
    const { person } = await desk.give('caisse1', 'registration.registerPlayer', registration(1, { identity: typed }));
    const back = { ...t1, entry: 'e-1', till: 'caisse-1', ...cash(12_000), reason: 'Revient plus tard.' };
    await desk.give('caisse1', 'registration.cancel', back);
    const again = registration(1, { entry: 'e-2', person });
    expect((await desk.refused('caisse1', 'registration.registerPlayer', again)).code).toBe('registration.otherPerson');
    expect(desk.desk.reader.vault.person(String(person))).toMatchObject({ identity: { surname: 'Aubri' } });
    await desk.give('caisse1', 'people.editIdentity', { person, identity: personNumber(1) });
    expect(await desk.give('caisse1', 'registration.registerPlayer', again)).toMatchObject({ entry: 'e-2', person });
  });

  it('checks in with the document seen now, and tells another person’s zone (FR-REG-61, 62, 64)', async () => {
    const { table, seat } = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const arrive = (changes: object) => ({
      ...t1,
      entry: 'e-1',
      document: { kind: 'passport', number: '31BF33467', expiry: '2030-01-31' },
      documentVerdict: 'valid',
      ...changes,
    });
    const lemaire = 'IDFRAX4YKWBH807<<<<<<<<<<<<<<<|0401238M3106305FRA<<<<<<<<<<<2|LEMAIRE<<FREDERIC<<<<<<<<<<<<<';
    expect((await desk.refused('sol1', 'registration.checkIn', arrive({ mrz: lemaire }))).code).toBe(
      'registration.otherPerson',
    );
    const stale = arrive({ documentVerdict: 'expired' });
    expect((await desk.refused('sol1', 'registration.checkIn', stale)).code).toBe('registration.documentNotValid');
    expect(await desk.give('sol1', 'registration.checkIn', arrive({}))).toEqual({ entry: 'e-1', table, seat });
    const { seats } = await desk.give('sol1', 'seating.list', { ...t1, by: 'name' });
    expect(seats).toMatchObject([{ entry: 'e-1', seated: true, surname: personNumber(1).surname }]);
  });
});

describe('what the desk finds and prints again', () => {
  it('finds an entry by number, seat and name', async () => {
    const { table, seat } = await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    await desk.give('caisse1', 'registration.registerPlayer', registration(2));
    const find = async (text: string) => {
      const { entries } = await desk.give('sol1', 'registration.search', { text, ...t1 });
      return (entries as { entry: string }[]).map(({ entry }) => entry);
    };
    expect(await find('r-2027-000002')).toEqual(['e-2']);
    expect(await find(`${String(table)}.${String(seat)}`)).toEqual(['e-1']);
    expect(await find(personNumber(1).surname.slice(0, 4).toLowerCase())).toEqual(['e-1']);
    expect(await find('nobody')).toEqual([]);
  });

  it('counts duplicates of a paper and logs a refused transfer (FR-REG-50, FR-REG-55)', async () => {
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    expect(await desk.give('caisse1', 'registration.reprint', { ...t1, entry: 'e-1' })).toMatchObject({ copy: 1 });
    expect(await desk.give('caisse1', 'registration.reprint', { ...t1, number: 'R-2027-000001' })).toMatchObject({
      copy: 2,
    });
    expect(await desk.give('conf', 'registration.receipts', { day: '2027-03-05' })).toMatchObject({
      receipts: [{ number: 'R-2027-000001', copies: 2, cavesCents: 10_000, feeCents: 2_000 }],
    });
    expect(await desk.give('sol1', 'registration.refuseTransfer', { ...t1, entry: 'e-1' })).toMatchObject({
      transferred: false,
    });
    expect((await desk.refused('sol1', 'registration.refuseTransfer', { ...t1, entry: 'e-2' })).code).toBe(
      'registration.unknownEntry',
    );
  });
});

describe('drawers', () => {
  it('close on a blind count with a difference, once (M07), and the refund of another day stays its own (M06)', async () => {
    await desk.give('caisse1', 'registration.registerPlayer', registration(1));
    const shown = await desk.give('caisse1', 'tills.show', { till: 'caisse-1' });
    expect(shown).toMatchObject({ open: { floatCents: 50_000, expectedCents: null } });
    expect(await desk.give('mcd1', 'tills.show', { till: 'caisse-1' })).toMatchObject({
      open: { expectedCents: 62_000 },
    });
    await desk.give('caisse1', 'tills.move', {
      till: 'caisse-1',
      direction: 'out',
      amountCents: 10_000,
      reason: 'Coffre.',
    });
    const count = { till: 'caisse-1', countedCents: 51_500, pin: '2468' };
    expect((await desk.refused('caisse1', 'tills.close', count)).code).toBe('tills.reasonNeeded');
    expect(await desk.give('caisse1', 'tills.close', { ...count, reason: 'Rendu en trop.' })).toMatchObject({
      expectedCents: 52_000,
      countedCents: 51_500,
      differenceCents: -500,
    });
    expect((await desk.refused('caisse1', 'tills.close', count)).code).toBe('tills.closed');
    const monday = await desk.give('conf', 'tills.show', { till: 'caisse-1', day: '2027-03-05' });

    desk.clock.reach('2027-03-06T12:00:00+01:00');
    await desk.give('dr', 'tournament.cancel', { ...t1, reason: 'Panne générale.', pin: '2468' });
    await desk.give('caisse2', 'tills.close', { till: 'caisse-2', countedCents: 50_000, pin: '2468' });
    await desk.give('caisse2', 'tills.open', { till: 'caisse-2', floatCents: 30_000, floatRetypedCents: 30_000 });
    const refund = { ...t1, entry: 'e-1', till: 'caisse-2', ...cash(12_000) };
    expect(await desk.give('caisse2', 'registration.refund', refund)).toMatchObject({
      refundNumber: 'A-2027-000001',
      amountCents: 12_000,
    });
    expect(await desk.give('mcd1', 'tills.show', { till: 'caisse-2' })).toMatchObject({
      open: { day: '2027-03-06', expectedCents: 18_000 },
    });
    expect(await desk.give('conf', 'tills.show', { till: 'caisse-1', day: '2027-03-05' })).toEqual(monday);
    expect(rows("SELECT day, till FROM receipts WHERE number = 'A-2027-000001'")).toEqual([
      { day: '2027-03-06', till: 'caisse-2' },
    ]);
  });
});

describe('a drawer that is short (M09)', () => {
  it('gives no cash back that it does not hold, until funds come from the safe', async () => {
    const card = { payment: [{ method: 'card', amountCents: 12_000 }] };
    await desk.give('caisse1', 'registration.registerPlayer', registration(1, card));
    const move = (direction: 'in' | 'out', amountCents: number) => ({
      ...{ till: 'caisse-1', direction, amountCents, reason: 'Coffre.' },
    });
    expect(await desk.refused('caisse1', 'tills.move', move('out', 50_001))).toMatchObject({
      code: 'tills.short',
      params: { neededCents: 50_001 },
    });
    await desk.give('caisse1', 'tills.move', move('out', 45_000));
    const back = { ...t1, entry: 'e-1', till: 'caisse-1', reason: 'Ne vient pas.', ...cash(12_000) };
    expect(await desk.refused('caisse1', 'registration.cancel', back)).toMatchObject({
      code: 'tills.short',
      params: { neededCents: 12_000 },
    });
    await desk.give('caisse1', 'tills.move', move('in', 7_000));
    await desk.give('caisse1', 'registration.cancel', back);
    expect(await desk.give('mcd1', 'tills.show', { till: 'caisse-1' })).toMatchObject({ open: { expectedCents: 0 } });
  });
});

describe('tenders mixed in one visit (M09)', () => {
  it('M09 moves the cash that is expected by cash alone, whatever is bought and whatever is given back', async () => {
    const card = { payment: [{ method: 'card', amountCents: 12_000 }] };
    const expected = async () =>
      ((await desk.give('mcd1', 'tills.show', { till: 'caisse-1' })) as { open: { expectedCents: number } }).open
        .expectedCents;
    const buy = (index: number, tender: object) =>
      desk.give('caisse1', 'registration.registerPlayer', registration(index, tender));
    const back = (entry: string, tender: object) =>
      desk.give('caisse1', 'registration.cancel', { ...t1, entry, till: 'caisse-1', reason: 'Part.', ...tender });
    const float = await expected();
    await buy(1, card);
    expect(await expected()).toBe(float);
    await buy(2, cash(12_000));
    expect(await expected()).toBe(float + 12_000);
    // One by card against one in cash: nothing is owed, and the drawer still falls by what left it.
    await back('e-1', cash(12_000));
    await buy(3, card);
    expect(await expected()).toBe(float);
    await back('e-2', card);
    await buy(4, cash(12_000));
    expect(await expected()).toBe(float + 12_000);
    expect(await desk.give('caisse1', 'ledger.sums', t1)).toMatchObject({ cavesCents: 20_000, feesCents: 4_000 });
  });
});

describe('the ledger of an evening', () => {
  it('is the sum of the journal’s postings and balances to zero', async () => {
    for (let index = 1; index <= 5; index += 1) {
      const payment = index % 2 === 0 ? { payment: [{ method: 'card', amountCents: 12_000 }] } : cash(12_000);
      await desk.give('caisse1', 'registration.registerPlayer', registration(index, payment));
    }
    const sums = await desk.give('caisse1', 'ledger.sums', t1);
    expect(sums).toEqual({
      cavesCents: 50_000,
      recavesCents: 0,
      feesCents: 10_000,
      levyBaseCents: 50_000,
      cashCents: 36_000,
      cardCents: 24_000,
      transferCents: 0,
    });
    const { accounts, sumCents } = await desk.give('conf', 'ledger.accounts', {});
    expect(sumCents).toBe(0);
    const replayed = new Map<string, number>();
    for (const event of journal())
      for (const { account, amountCents } of postingsOf(event))
        replayed.set(account, (replayed.get(account) ?? 0) + amountCents);
    expect(
      new Map(
        (accounts as { account: string; balanceCents: number }[]).map((each) => [each.account, each.balanceCents]),
      ),
    ).toEqual(replayed);
    expect(await desk.give('conf', 'ledger.accounts', t1)).toMatchObject({ sumCents: 0 });
  });
});

describe('the draw', () => {
  it('is committed to before the first registration and can be repeated once the seed is public (FR-REG-85)', async () => {
    const { commitment } = await desk.give('sol1', 'seating.commitDraw', t1);
    await desk.give('sol1', 'seating.openTables', { ...t1, tables: [1, 2] });
    for (let index = 1; index <= 4; index += 1) {
      await desk.give('caisse1', 'registration.registerPlayer', registration(index));
    }
    const before = await desk.give('sol1', 'seating.draws', t1);
    expect(before).toMatchObject({ commitment, seed: null, faults: null });
    expect((await desk.refused('dr', 'seating.revealSeed', t1)).code).toBe('seating.notOver');
    await desk.give('dr', 'tournament.cancel', { ...t1, reason: 'Panne générale.', pin: '2468' });
    const { seed } = await desk.give('dr', 'seating.revealSeed', t1);
    const after = await desk.give('sol1', 'seating.draws', t1);
    expect(after).toMatchObject({ commitment, seed, faults: [] });
    expect(after['draws']).toHaveLength(4);
  });
});

describe('rebuys and late entries on the running clock', () => {
  it('sells to a busted player, moves players by draw, seats the late, and stops with the time of closing', async () => {
    await desk.give('sol1', 'seating.openTables', { ...t1, tables: [1, 2] });
    for (let index = 1; index <= 4; index += 1) {
      await desk.give('caisse1', 'registration.registerPlayer', registration(index));
      const { document } = personNumber(index);
      await desk.give('sol1', 'registration.checkIn', {
        ...t1,
        entry: `e-${index}`,
        document,
        documentVerdict: 'valid',
      });
    }
    desk.clock.reach('2027-03-05T20:00:00+01:00');
    await desk.give('mcd1', 'clock.start', t1);
    desk.clock.reach('2027-03-05T20:30:00+01:00');
    await desk.give('sol1', 'standings.eliminate', { ...t1, busts: [{ entry: 'e-1' }] });
    const buy = (entry: string) => ({ ...t1, entry, till: 'caisse-1', ...cash(10_000) });
    expect((await desk.refused('caisse1', 'registration.rebuy', buy('e-2'))).code).toBe('registration.notBusted');
    expect(await desk.give('caisse1', 'registration.rebuy', buy('e-1'))).toMatchObject({
      number: 'C-2027-000001',
      chips: 20_000,
    });
    expect(
      await desk.give('caisse1', 'registration.refundRebuy', { ...buy('e-1'), reason: 'Mauvais joueur.' }),
    ).toMatchObject({
      number: 'C-2027-000001',
      refundNumber: 'A-2027-000001',
    });
    expect(await desk.give('caisse1', 'registration.rebuy', buy('e-1'))).toMatchObject({ number: 'C-2027-000002' });
    expect(await desk.give('caisse1', 'registration.registerPlayer', registration(9))).toMatchObject({ late: true });
    await desk.give('sol1', 'seating.breakTable', { ...t1, table: 2 });
    expect(await desk.give('sol1', 'seating.drawFinalTable', { ...t1, table: 1 })).toMatchObject({
      moves: { length: 5 },
    });
    await desk.give('sol1', 'seating.openTables', { ...t1, tables: [2] });
    expect(await desk.give('sol1', 'seating.movePlayer', { ...t1, entry: 'e-3' })).toMatchObject({
      moves: [{ entry: 'e-3', table: 2 }],
    });
    expect((await desk.refused('sol1', 'seating.movePlayer', { ...t1, entry: 'e-99' })).code).toBe(
      'seating.notPlaying',
    );
    await desk.give('sol1', 'standings.eliminate', { ...t1, busts: [{ entry: 'e-2' }] });

    desk.clock.reach('2027-03-05T20:46:00+01:00');
    const over = await desk.refused('caisse1', 'registration.rebuy', buy('e-2'));
    expect(over).toMatchObject({
      code: 'registration.rebuyOver',
      params: { date: '2027-03-05', time: '20:40' },
    });
    const late = await desk.refused('caisse1', 'registration.registerPlayer', registration(10));
    expect(late).toMatchObject({
      code: 'registration.lateOver',
      params: { date: '2027-03-05', time: '20:40' },
    });

    const { registry } = desk.desk;
    const replayed = replay(desk.store.reader, {
      migrations,
      registry,
      stateOf: (stream) => desk.desk.snapshotOf(stream),
    });
    expect(isRefused(replayed) ? replayed.refusal : replayed.tables).toEqual(
      expect.arrayContaining(['entries', 'receipts', 'postings', 'till_sessions']),
    );

    const misshapen = journal().filter(({ type, data }) => schemas[type]?.safeParse(data).success === false);
    expect(misshapen).toEqual([]);
    expect(
      new Set(
        journal()
          .map(({ type }) => type)
          .filter((type) => type in schemas),
      ).size,
    ).toBeGreaterThan(10);
  });
});

describe('a tournament that nobody planned', () => {
  it.each([
    ['registration.list', { tournament: 't-none' }, 'registration.unknownTournament'],
    ['seating.list', { tournament: 't-none', by: 'name' }, 'seating.unknownTournament'],
    ['seating.draws', { tournament: 't-none' }, 'seating.unknownTournament'],
  ])('%s says so instead of showing an empty list', async (name, input, code) => {
    expect(await desk.refused('caisse1', name, input)).toMatchObject({ code });
  });
});
