import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlayerRegistered } from '../../shared/domain/registration/events.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { linesAfter } from '../../electron/journal/read.ts';
import {
  openRegistrationDesk,
  personNumber,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

/** Whom the law leaves to nobody's judgement, before the whole desk with the lists of 1 March 2027 in force. */

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

const tournament = 't-1';
const pin = '2468';
const reason = 'La direction l’accepte.';

/** 18 on the day after the evening. */
const minor = { ...personNumber(1), birthDate: '2009-03-06' };
/** A row of the exclusion list. */
const excluded = {
  ...{ ...personNumber(2), surname: 'Morel', givenNames: 'Aurélie' },
  ...{ birthDate: '1997-10-10', birthPlace: 'Forges-les-Eaux' },
};

const journal = (): JournalEvent[] =>
  [...linesAfter(desk.store.reader)].map(({ body }) => JSON.parse(body) as JournalEvent);
const entries = () => journal().filter(({ type }) => /^registration\.(preR|playerR)egistered$/.test(type));

describe.each([
  ['FR-REG-43, 44 a minor', minor, 'minor', ['FR-REG-43', 'FR-REG-44']],
  ['FR-REG-45, 46 a person of the exclusion list', excluded, 'excluded', ['FR-REG-45', 'FR-REG-46']],
] as const)('%s', (_who, identity, check, rules) => {
  const refusal = { code: `registration.${check}`, rules };

  test.each(['caisse1', 'mcd1', 'dr'])('is not registered by %s, and no signed decision helps', async (account) => {
    const input = registration(1, { identity });
    const decisions = [{ code: check, outcome: 'admitted', reason }];
    expect(await desk.refused(account, 'registration.registerPlayer', input)).toMatchObject(refusal);
    expect(await desk.refused(account, 'registration.registerPlayer', { ...input, decisions, pin })).toMatchObject(
      refusal,
    );
    expect(entries()).toEqual([]);
  });

  test('is not pre-registered either', async () => {
    const input = { tournament, entry: 'e-1', identity };
    expect(await desk.refused('caisse1', 'registration.preRegister', input)).toMatchObject(refusal);
    expect(entries()).toEqual([]);
  });
});

describe('FR-REG-47 somebody with a voluntary limitation in this house', () => {
  const identity = { ...personNumber(3), surname: 'Robin', givenNames: 'Louis', birthDate: '2003-03-03' };
  const input = registration(1, { identity });

  test('waits for a decision, signed with its reason; the journal keeps the hit, who decided and what', async () => {
    expect(await desk.refused('mcd1', 'registration.registerPlayer', input)).toMatchObject({
      code: 'registration.decisionNeeded',
      params: { codes: ['limitation'] },
    });
    const decisions = [{ code: 'limitation', outcome: 'admitted', reason }];
    expect((await desk.refused('mcd1', 'registration.registerPlayer', { ...input, decisions })).code).toBe(
      'desk.signatureMissing',
    );
    await desk.give('mcd1', 'registration.registerPlayer', { ...input, decisions, pin });
    const { checks } = entries()[0]!.data as PlayerRegistered;
    expect(checks.find(({ check }) => check === 'limitation')).toMatchObject({
      ...{ code: 'limitation', verdict: 'decided', outcome: 'admitted', decidedBy: 'mcd1', rules: ['FR-REG-47'] },
    });
  });

  test('is decided on by the management alone: a cashier neither admits nor turns away, whatever is signed', async () => {
    const decider = { code: 'registration.limitationDecider', rules: ['FR-REG-47'] };
    const decisions = [{ code: 'limitation', outcome: 'admitted', reason }];
    for (const account of ['caisse1', 'caisse2'])
      expect(await desk.refused(account, 'registration.registerPlayer', { ...input, decisions, pin })).toMatchObject(
        decider,
      );
    for (const code of ['limitation', 'limitation-name']) {
      const away = { tournament, code, till: 'caisse-1', called: false };
      expect(await desk.refused('caisse1', 'registration.turnAway', away)).toMatchObject(decider);
    }
    expect(entries()).toEqual([]);
    await desk.give('caisse1', 'registration.turnAway', { tournament, code: 'minor', till: 'caisse-1', called: false });
    await desk.give('dr', 'registration.registerPlayer', { ...input, decisions, pin });
    expect(entries()).toHaveLength(1);
  });

  test('a namesake of theirs is another person, which a cashier sees by the date', async () => {
    const namesake = registration(1, { identity: { ...identity, birthDate: '1990-04-04' } });
    const decisions = [{ code: 'limitation-name', outcome: 'another-person', reason: 'Autre date de naissance.' }];
    await desk.give('caisse1', 'registration.registerPlayer', { ...namesake, decisions, pin });
    expect(entries()).toHaveLength(1);
  });

  test('is refused as the house may: the journal keeps the rule, who decided and when, and nothing of the person', async () => {
    for (const code of ['limitation', 'limitation-name'])
      await desk.give('mcd1', 'registration.turnAway', { tournament, code, till: 'caisse-1', called: false });
    const refusals = journal().filter(({ type }) => type === 'registration.turnedAway');
    expect(refusals).toMatchObject([
      { actor: 'mcd1', data: { code: 'limitation', rules: ['FR-REG-47'] } },
      { actor: 'mcd1', data: { code: 'limitation-name', rules: ['FR-REG-47'] } },
    ]);
    expect(JSON.stringify(refusals)).not.toMatch(/Robin|2003/);
    expect(entries()).toEqual([]);
  });
});

test.each([
  ['a birthplace', { birthPlace: ' ' }, 'registration.civilStatusMissing'],
  ['a town', { address: { ...personNumber(1).address, city: ' ' } }, 'registration.addressMissing'],
])('FR-REG-52 a form without %s is refused, whoever asks', async (_what, lacking, code) => {
  const identity = { ...personNumber(1), ...lacking };
  for (const account of ['caisse1', 'dr']) {
    const asked = await desk.refused(account, 'registration.registerPlayer', registration(1, { identity }));
    expect(['desk.invalidInput', code]).toContain(asked.code);
  }
  expect(entries()).toEqual([]);
});

test('FR-REG-43 a birth date that is known by its year alone waits for a person when it allows a minor', async () => {
  const identity = { ...personNumber(1), birthDate: '2009' };
  expect(await desk.refused('caisse1', 'registration.registerPlayer', registration(1, { identity }))).toMatchObject({
    code: 'registration.decisionNeeded',
    params: { codes: ['age-unknown'] },
  });
});

test('FR-REG-43 whose eighteenth birthday is the day of the registration is taken', async () => {
  const identity = { ...personNumber(1), birthDate: '2009-03-05' };
  expect(await desk.give('caisse1', 'registration.registerPlayer', registration(1, { identity }))).toMatchObject({
    entry: 'e-1',
  });
});

test('FR-REG-45 what was checked stands with the entry: result, issue of the list, when and by whom', async () => {
  await desk.give('caisse1', 'registration.registerPlayer', registration(1));
  const [entry] = entries();
  const { checks } = entry!.data as PlayerRegistered;
  const list = journal().find(
    ({ type, data }) => type === 'people.listImported' && 'list' in data && data.list === 'exclusion',
  );
  const { listId } = list!.data as { listId: string };
  expect(checks.find(({ check }) => check === 'exclusion')).toMatchObject({ verdict: 'pass', listId });
  expect(entry).toMatchObject({ actor: 'caisse1', at: Date.parse('2027-03-05T18:30:00+01:00') });
});
