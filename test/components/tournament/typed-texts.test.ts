import { describe, expect, it } from 'vitest';
import { readClock } from '../../../renderer/texts/clock-text.ts';
import { payoutRest, payoutText, readPayout } from '../../../renderer/features/tournament/payout-text.ts';
import { readTables, tablesText } from '../../../renderer/features/tournament/tables-text.ts';
import { tournamentId } from '../../../renderer/features/tournament/tournament-id.ts';
import { planContract } from '../../../shared/contract/tournament-plan.ts';

describe('what is typed in the set-up', () => {
  it.each([
    ['20:00', '20:00'],
    ['20h', '20:00'],
    ['20 h 30', '20:30'],
    ['2030', '20:30'],
    ['8', '08:00'],
    ['24:00', undefined],
    ['20:60', undefined],
    ['soir', undefined],
    ['', undefined],
  ])('the time of day %j is %j', (text, clock) => {
    expect(readClock(text)).toBe(clock);
  });

  it.each([
    ['', null],
    ['3', [3]],
    ['8, 1-3', [1, 2, 3, 8]],
    ['2;2;3', [2, 3]],
    ['0', undefined],
    ['6-2', undefined],
    ['1-501', undefined],
    ['une', undefined],
  ])('the tables %j are %j', (text, tables) => {
    expect(readTables(text)).toEqual(tables);
  });

  it('writes tables as people say them, all of the room’s as none', () => {
    expect(tablesText([8, 1, 2, 3], 20)).toBe('1-3, 8');
    expect(tablesText([1, 2, 3], 3)).toBe('');
    expect(tablesText([2, 3, 4], 3)).toBe('2-4');
  });

  it('reads shares exactly, with comma or dot, and writes them back', () => {
    expect(readPayout('28 % 18,5 12.25')).toEqual([2800, 1850, 1225]);
    expect(payoutText([2800, 1850, 1205])).toBe('28  18,5  12,05');
    expect(readPayout(payoutText([2800, 1850, 1205]))).toEqual([2800, 1850, 1205]);
    expect(payoutRest([5000, 3000])).toBe(2000);
    for (const text of ['', '0', '50 abc', '12,345']) expect(readPayout(text)).toBeUndefined();
  });

  it('makes an id that people can read and that nobody has yet', () => {
    const taken = new Set(['t-2027-03-05-grand-tournoi-d-ete-2027', 't-2027-03-05-grand-tournoi-d-ete-2027-2']);
    const id = tournamentId('Grand tournoi d -Été 2027 !', '2027-03-05', taken);
    expect(id).toBe('t-2027-03-05-grand-tournoi-d-ete-2027-3');
    for (const name of ['', 'Київ — весна', 'x'.repeat(300), '***']) {
      const made = tournamentId(name, '2027-03-05', taken);
      expect(planContract.input.shape.tournament.parse(made)).toBe(made);
    }
  });
});
