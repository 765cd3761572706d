import { describe, expect, it } from 'vitest';
import { maySee, readersOf } from '../../../renderer/app/page-readers.ts';
import { contracts } from '../../../shared/contract/index.ts';
import { roles } from '../../../shared/kernel/roles.ts';

/** What a page cannot do without. */
const needs = {
  registration: 'registration.list',
  'check-in': 'registration.list',
  prizes: 'prizes.sheet',
  compliance: 'people.lists',
  journal: 'audit.lines',
} as const;

describe('whom a page is for', () => {
  it.each(Object.entries(needs))('%s: nobody whom the desk would not answer %s', (page, query) => {
    const contract = contracts.find(({ name }) => name === query);
    expect(readersOf(page)?.length).toBeGreaterThan(0);
    expect(readersOf(page)?.filter((role) => !contract?.roles.includes(role))).toEqual([]);
  });

  it('the journal is for all whom the desk answers', () => {
    const lines = contracts.find(({ name }) => name === 'audit.lines');
    expect([...(readersOf('journal') ?? [])].sort()).toEqual([...(lines?.roles ?? [])].sort());
  });

  it('the administrator sees no money and no person (decision 12), everybody the clock, the settings and the guide', () => {
    for (const page of Object.keys(needs)) expect([page, maySee(page, ['administrator'])]).toEqual([page, false]);
    for (const page of ['home', 'room', 'settings', 'guide', undefined]) {
      for (const role of roles) expect([page, maySee(page, [role])]).toEqual([page, true]);
    }
  });

  it('one role of several is enough', () => {
    expect(maySee('prizes', ['administrator', 'cashier'])).toBe(true);
    expect(maySee('journal', ['cashier', 'floor'])).toBe(false);
  });
});
