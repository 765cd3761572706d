import { expect, it } from 'vitest';
import { paceOf } from '../../electron/hosts/browser/pace.ts';

it('lets a burst pass, then so many a second, and never saves up more than a burst', () => {
  let mono = 0;
  const mayPass = paceOf({ perSecond: 2, burst: 3 }, () => mono);
  expect([mayPass(), mayPass(), mayPass(), mayPass()]).toEqual([true, true, true, false]);
  mono = 500;
  expect([mayPass(), mayPass()]).toEqual([true, false]);
  mono = 3_600_000;
  expect([mayPass(), mayPass(), mayPass(), mayPass()]).toEqual([true, true, true, false]);
});
