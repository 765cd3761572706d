import { expect, it } from 'vitest';
import { newNotices } from '../../../renderer/app/host-notices.ts';

const notice = (id: number) => ({ id, at: 0, code: 'host.hallAway', params: {} });

it('tells each notice of the host once (C17)', () => {
  const notices = [notice(1), notice(2), notice(3)];
  expect(newNotices(notices, 3)).toEqual([]);
  expect(newNotices(notices, 1).map(({ id }) => id)).toEqual([2, 3]);
});

it('hears all of a host that was started again and counts anew', () => {
  expect(newNotices([notice(1)], 7).map(({ id }) => id)).toEqual([1]);
  expect(newNotices([], 7)).toEqual([]);
});
