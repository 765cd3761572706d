import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { shallowRef } from 'vue';
import { command, speakThrough } from '../../../renderer/desk/index.ts';
import { useTypedOver } from '../../../renderer/features/house/typed-over.ts';
import { foundedClairval, type Clairval } from '../../support/clairval.ts';

describe('two people at the same fields (L03)', () => {
  it('what somebody else keeps meanwhile stays beside what is typed here', () => {
    const standing = shallowRef(new Map([['mayor', '1 place du Marché']]));
    const fields = useTypedOver(() => standing.value);
    fields.type('prefect', '2 rue Haute');
    standing.value = new Map([...standing.value, ['mayor', '3 place du Marché']]);
    expect([fields.shown('mayor'), fields.shown('prefect')]).toEqual(['3 place du Marché', '2 rue Haute']);
    expect([fields.otherwise('mayor'), fields.otherwise('prefect')]).toEqual([undefined, undefined]);
  });

  it('shows what was put under a field that is being typed in, until both say the same', () => {
    const standing = shallowRef(new Map([['mayor', '1 place du Marché']]));
    const fields = useTypedOver(() => standing.value);
    fields.type('mayor', '4 quai');
    standing.value = new Map([['mayor', '3 place du Marché']]);
    fields.type('mayor', '4 quai Sud');
    expect([fields.shown('mayor'), fields.otherwise('mayor')]).toEqual(['4 quai Sud', '3 place du Marché']);
    standing.value = new Map([['mayor', '4 quai Sud']]);
    expect(fields.otherwise('mayor')).toBeUndefined();
    fields.settle();
    expect(fields.shown('mayor')).toBe('4 quai Sud');
  });
});

describe('two people at the same record (L03, decision 31)', () => {
  let house: Clairval;

  beforeEach(async () => {
    setActivePinia(createPinia());
    house = await foundedClairval({ features: [] });
    const director = house.access.callerOf('dr', 'test')!;
    speakThrough(
      {
        call: ({ name, input, key, expects }) => house.desk.call({ name, input, key, expects, caller: director }),
        subscribe: () => undefined,
        close: () => undefined,
      },
      { token: () => undefined, expired: () => undefined },
    );
  });

  it('the second is told, and undoes nothing; after a new look it is accepted', async () => {
    const roles = (...given: string[]) => ({ account: 'caisse1', roles: given, pin: '2468' });
    const { rev } = house.desk.snapshotOf('house');
    const first = await command('accounts.setRoles', roles('cashier', 'floor'), { expects: { house: rev } });
    expect(first.ok).toBe(true);
    const second = await command('accounts.setRoles', roles('cashier', 'compliance'), { expects: { house: rev } });
    expect(second).toMatchObject({ ok: false, refusal: { code: 'desk.changedMeanwhile' } });
    expect(house.access.callerOf('caisse1', 'test')?.roles).toEqual(['cashier', 'floor']);
    const seen = house.desk.snapshotOf('house').rev;
    expect((await command('accounts.setRoles', roles('cashier'), { expects: { house: seen } })).ok).toBe(true);
  });
});
