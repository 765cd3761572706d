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
