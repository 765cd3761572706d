import { describe, expect, it } from 'vitest';
import { dutiesOf } from '../../../renderer/app/duties.ts';
import { awarded, bust, started, stateAfter, withStructure } from '../../support/award-given.ts';
import { happened } from '../../support/tournament-given.ts';

type Happened = ReturnType<typeof awarded>[number];

const duties = (events: readonly Happened[]) => dutiesOf([{ id: 't-1', state: stateAfter(events) }]);
const told = (events: readonly Happened[]) => duties(events).map(({ kind, count, section }) => [kind, count, section]);

const paid = (entry: string, number: string) =>
  happened('prizes.paid', {
    entry,
    number,
    person: 'p',
    rank: 1,
    amountCents: 100,
    payment: [],
    till: 'c',
    session: 's',
  });

describe('what the evening still owes', () => {
  it('owes nothing while play goes on', () => {
    expect(told(started(4))).toEqual([]);
    expect(told([...withStructure(started(4)), bust('e-4', { hand: 1 })])).toEqual([]);
  });

  it('asks for an interrupted clock first of all', () => {
    const clock = [
      happened('clock.started', { anchor: { wall: 0, mono: 0 } }),
      happened('clock.interrupted', { anchor: { wall: 60_000, mono: 60_000 } }),
    ];
    expect(told([...awarded(), ...clock])).toEqual([['interrupted', 1, 'room']]);
  });

  it('counts the prizes that are neither paid nor set aside, then the line of the book (FR-REG-95)', () => {
    expect(told(awarded())).toEqual([
      ['pay', 3, 'prizes'],
      ['entry', 1, 'compliance'],
    ]);
    expect(told([...awarded(), paid('e-1', 'P-2027-000001')])[0]).toEqual(['pay', 2, 'prizes']);
  });

  it('asks for the structure when the ranking is closed without one (FR-REG-76)', () => {
    const unfrozen = awarded().filter(({ type }) => type !== 'prizes.structureFrozen');
    expect(told(unfrozen)).toEqual([['freeze', 1, 'prizes']]);
  });

  it('names the tournament, and nothing of one that is closed', () => {
    expect(duties(awarded())[0]).toMatchObject({ tournament: 't-1' });
    expect(told([...awarded(), happened('tournament.closed', {})])).toEqual([]);
  });
});
