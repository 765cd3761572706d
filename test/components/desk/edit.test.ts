import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speakThrough, useDeskStore, useEdit } from '../../../renderer/desk/index.ts';
import type { Transport } from '../../../renderer/transport/index.ts';
import { foundedClairval, type Clairval } from '../../support/clairval.ts';

/** A form that edits what stands, with another window at work on the same house (decision 31). */

let house: Clairval;
let end: () => void = () => undefined;
afterEach(() => {
  end();
  house.remove();
});

beforeEach(async () => {
  setActivePinia(createPinia());
  house = await foundedClairval();
  const director = house.access.callerOf('dr', 'test')!;
  const transport: Transport = {
    call: ({ name, input, key, expects }) => house.desk.call({ name, input, key, expects, caller: director }),
    subscribe: (_streams, hearing) => {
      const look = (): void => {
        hearing.snapshot({ head: house.desk.head, states: { house: house.desk.snapshotOf('house') } });
      };
      end = house.desk.subscribe(look);
      look();
    },
    close: () => undefined,
  };
  speakThrough(transport, { token: () => undefined, expired: () => undefined });
  useDeskStore().follow(transport);
});

const formRule = () => {
  const desk = useDeskStore();
  return useEdit('house.setFormRule', { stream: () => 'house', standing: () => desk.house?.house.formRule });
};
const elsewhere = (name: string, input: object) => house.as('dr', 'responsible-director')(name, input);

it('is refused when somebody else changed the same meanwhile, and accepted after the new look', async () => {
  const form = formRule();
  form.begin();
  await elsewhere('house.setFormRule', { rule: 'ticked' });
  expect(await form.submit({ rule: 'with-document' })).toBeUndefined();
  expect(form.refusal.value?.code).toBe('desk.changedMeanwhile');
  expect(useDeskStore().house?.house.formRule).toBe('ticked');
  form.begin();
  expect(await form.submit({ rule: 'with-document' })).toBeDefined();
  expect(useDeskStore().house?.house.formRule).toBe('with-document');
});

it('is not hindered by what others change beside it', async () => {
  const form = formRule();
  form.begin();
  await elsewhere('house.openDay', {});
  expect(await form.submit({ rule: 'ticked' })).toBeDefined();
});

it('counts from the next filling once it was left', async () => {
  const form = formRule();
  form.begin();
  form.clear();
  await elsewhere('house.setFormRule', { rule: 'ticked' });
  form.begin();
  expect(await form.submit({ rule: 'with-document' })).toBeDefined();
});

it('counts from the filling, not from the press: a change that was seen in between is still one', async () => {
  const form = formRule();
  form.begin();
  await elsewhere('house.setFormRule', { rule: 'ticked' });
  form.begin();
  expect(await form.submit({ rule: 'with-document' })).toBeUndefined();
});
