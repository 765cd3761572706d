import { afterAll, beforeAll, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { accountsEvents } from '../../shared/contract/accounts.ts';
import { noteCopyContract } from '../../shared/contract/house-copies.ts';
import {
  publishHouseRulesContract,
  setChipSetsContract,
  setRoomsContract,
} from '../../shared/contract/house-equipment.ts';
import { houseEvents, noteRestoredContract } from '../../shared/contract/house.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import recipients from '../../resources/sample/evening/recipients.json' with { type: 'json' };
import { foundedClairval, type Clairval } from '../support/clairval.ts';

let desk: Clairval;
beforeAll(async () => {
  desk = await foundedClairval();
  const director = desk.as('dr', 'responsible-director');
  for (const [name, input] of [
    ['house.setRecipients', { recipients }],
    ['house.setFormRule', { rule: 'ticked' }],
    ['house.setRooms', setRoomsContract.example],
    ['house.setChipSets', setChipSetsContract.example],
    ['house.publishRules', publishHouseRulesContract.example],
    ['house.openDay', {}],
    ['accounts.setRoles', { account: 'caisse2', roles: ['cashier', 'floor'], pin: '2468' }],
    ['accounts.setPin', { account: 'sol1', newPin: '8035', pin: '2468' }],
    ['accounts.close', { account: 'conf', pin: '2468' }],
    ['house.closeDay', { pin: '2468' }],
  ] as const) {
    const answer = await director(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.refusal.code}`);
  }
  await desk.asDesk('accounts.useRecoveryCode', { director: { login: 'dr', newPin: '8035' } });
  await desk.asDesk('accounts.renewRecoveryCode', {});
  await desk.asDesk('house.noteRestored', noteRestoredContract.example);
  await desk.asDesk('house.noteCopy', noteCopyContract.example);
});
afterAll(() => desk.remove());

it('replaying the journal rebuilds the accounts, the days and every state', () => {
  const answer = replay(desk.store.reader, {
    migrations,
    registry: desk.desk.registry,
    stateOf: (stream) => desk.desk.snapshotOf(stream),
  });
  expect(answer).toMatchObject({ lines: 25, streams: 1 });
  expect(answer).toMatchObject({
    tables: expect.arrayContaining(['accounts', 'day_tournaments', 'day_tills']) as string[],
  });
});

it('every event of the house and its accounts has the form that its contract says', () => {
  const schemas = { ...houseEvents, ...accountsEvents };
  const bodies = desk.store.reader.all<{ body: string }>('SELECT body FROM journal ORDER BY seq');
  const events = bodies.map(({ body }) => JSON.parse(body) as JournalEvent);
  for (const { type, data } of events) {
    const parsed = schemas[type as keyof typeof schemas].safeParse(data);
    expect([type, parsed.error?.issues ?? []]).toEqual([type, []]);
  }
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual(Object.keys(schemas).toSorted());
});
