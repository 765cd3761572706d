import { describe, expect, it } from 'vitest';
import { openingChecklist, type ChecklistFacts } from '../../../renderer/features/tournament/opening-checklist.ts';
import { happened } from '../../support/tournament-given.ts';
import { houseState, planned, profile, tournamentState, type Given } from '../../support/tournament-state.ts';

const now = Date.parse('2027-01-04T12:00:00+01:00');
const sha256 = 'a'.repeat(64);
const recipients = ['minister-interior', 'treasurer-paymaster', 'treasury-accountant'];

const facts = (events: Given, changes: Partial<ChecklistFacts> = {}): ChecklistFacts => ({
  state: tournamentState(planned(), ...events),
  house: houseState(),
  ...{ profile, openTills: 0, now, zone: 'Europe/Paris' },
  ...changes,
});

const states = (given: ChecklistFacts): Record<string, string> =>
  Object.fromEntries(openingChecklist(given).map(({ name, state }) => [name, state]));

const limit = Date.parse('2027-01-05T23:59:59.999+01:00');
const letters = recipients.map((recipient, index) =>
  happened('notices.prepared', {
    ...{ notice: `n-${index}`, kind: 'general', recipient, occasion: 0, deadlineAt: limit, lateAfterAt: limit },
    ...{ adviseOn: '2027-01-05', rulesVersion: 1, rulesSha256: sha256 },
  }),
);
const sent = letters.map((_letter, index) =>
  happened('notices.sent', { notice: `n-${index}`, sentAt: now, channel: 'courier', reference: 'x', late: false }),
);
const received = letters.map((_letter, index) =>
  happened('notices.received', { notice: `n-${index}`, receivedAt: now, reference: 'x' }),
);
const published = happened('tournament.rulesPublished', { version: 1, sha256 });

describe('the checklist before registration opens', () => {
  it('names everything that is still to do; no exclusion list at all is a wall (decision 6)', () => {
    expect(states(facts([]))).toEqual({
      ...{ rules: 'todo', director: 'todo', notices: 'todo', draw: 'todo', tables: 'todo' },
      ...{ list: 'block', day: 'todo', tills: 'todo' },
      ...{ printers: 'todo', chips: 'todo', dealers: 'todo', screens: 'todo' },
      ...{ 'rules-posted': 'todo', 'last-receipt': 'todo' },
    });
  });

  it('shows what is ready', () => {
    const ready = facts(
      [
        ...[published, happened('tournament.directorAppointed', { account: 'mcd1' }), ...letters, ...sent, ...received],
        happened('seating.drawCommitted', { commitment: sha256 }),
        happened('seating.tablesOpened', { tables: [1, 2], seatsPerTable: 9 }),
      ],
      { openTills: 2 },
    );
    expect(states(ready)).toMatchObject({
      rules: 'done',
      director: 'done',
      notices: 'done',
      draw: 'done',
      tills: 'done',
    });
    expect(openingChecklist(ready).find(({ name }) => name === 'notices')?.figures).toMatchObject({ owed: 3, sent: 3 });
  });

  it('shows what somebody has looked at, until it is taken back', () => {
    const tick = (done: boolean) => happened('tournament.stepTicked', { step: 'printers', done });
    expect(states(facts([tick(true)]))).toMatchObject({ printers: 'done', chips: 'todo' });
    expect(states(facts([tick(true), tick(false)]))['printers']).toBe('todo');
  });

  it('warns of letters that are on their way, and stops at those that are overdue (FR-REG-03)', () => {
    expect(states(facts([published, ...letters, ...sent]))['notices']).toBe('warn');
    expect(states(facts([published, ...letters]))['notices']).toBe('todo');
    expect(states(facts([published, ...letters], { now: limit + 1 }))['notices']).toBe('block');
  });

  it('counts a cancellation’s letters apart from those of the announcement (FR-REG-67)', () => {
    const cancelled = happened('tournament.cancelled', { textId: 'x', digest: sha256 });
    const checks = openingChecklist(facts([published, ...letters, ...sent, cancelled]));
    expect(checks.find(({ name }) => name === 'notices')?.figures).toMatchObject({ owed: 2, prepared: 0, sent: 0 });
  });

  it('judges the list by its age on the day (decision 6)', () => {
    const list = (listDate: string) =>
      states(
        facts([], {
          house: houseState({ lists: { exclusion: { listDate }, staff: null, limitation: null } as never }),
        }),
      )['list'];
    expect(list('2027-01-01')).toBe('done');
    expect(list('2026-12-04')).toBe('warn');
    expect(list('2026-11-01')).toBe('block');
  });

  it('reminds an annex of packs that are still sealed, table by table, and of a band that was broken (FR-REG-02, 101)', () => {
    const annex = (...events: Given) =>
      openingChecklist({
        ...facts([]),
        state: tournamentState(planned({ roomKind: 'annex', tables: [1, 2] }), ...events),
      }).find(({ name }) => name === 'unsealing');
    const unsealed = (tables: readonly number[], bandIntact = true) =>
      happened('tournament.packsUnsealed', {
        tables,
        packs: [`S-${tables[0]}`],
        bandIntact,
        textId: 'x',
        digest: sha256,
      });
    expect(annex()).toMatchObject({ state: 'todo', figures: { sealed: 2, broken: 0 }, article: '57-12' });
    expect(annex(unsealed([1]))).toMatchObject({ state: 'todo', figures: { sealed: 1 } });
    expect(annex(unsealed([1]), unsealed([2]))).toMatchObject({ state: 'done', figures: { sealed: 0, broken: 0 } });
    expect(annex(unsealed([1]), unsealed([2], false))).toMatchObject({ state: 'warn', figures: { broken: 1 } });
    expect(states(facts([]))).not.toHaveProperty('unsealing');
  });

  it('gates only what the desk itself gates', () => {
    expect(
      openingChecklist(facts([]))
        .filter(({ gate }) => gate)
        .map(({ name }) => name),
    ).toEqual(['rules', 'notices']);
  });
});
