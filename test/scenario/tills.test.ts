import { describe, expect, it } from 'vitest';
import { closeTill, moveCash, openTill, tillSlice, type TillState } from '../../shared/domain/tills/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { accepted, refusal } from '../support/registration-facts.ts';
import { journalled } from '../support/tournament-given.ts';

function till(...events: readonly NewEvent[]): { till: TillState } {
  const state = tillSlice.initial();
  for (const event of journalled(events)) {
    tillSlice.fold[event.type as keyof typeof tillSlice.fold]?.(state, event.data as never, event);
  }
  return { till: state };
}

const who = { session: 's_1', day: '2027-03-05', account: 'caisse1' };
const open = openTill(till(), { till: 'caisse1', floatCents: 50_000, floatRetypedCents: 50_000 }, who);
const opened = accepted(open);

describe('a drawer', () => {
  it('opens on a float typed twice', () => {
    expect(opened).toMatchObject([
      { stream: 'till/caisse1', type: 'till.opened', data: { floatCents: 50_000, ...who } },
    ]);
    const retyped = openTill(till(), { till: 'caisse1', floatCents: 50_000, floatRetypedCents: 5_000 }, who);
    expect(refusal(retyped)).toMatchObject({
      code: 'tills.amountRetyped',
      params: { typedCents: 5_000, expectedCents: 50_000 },
    });
  });

  it('opens once', () => {
    const again = openTill(till(...opened), { till: 'caisse1', floatCents: 1, floatRetypedCents: 1 }, who);
    expect(refusal(again)).toMatchObject({ code: 'tills.alreadyOpen', params: { account: 'caisse1' } });
  });

  it('takes and gives cash only while open', () => {
    const move = { till: 'caisse1', direction: 'out', amountCents: 20_000 } as const;
    const sealed = { textId: 'x_1', digest: 'd' };
    const drawer = { tillState: till(...opened).till, holdsCents: 20_000 };
    expect(accepted(moveCash(drawer, move, sealed))[0]?.data).toMatchObject({ session: 's_1', ...move });
    const closed = { tillState: till().till, holdsCents: 0 };
    expect(refusal(moveCash(closed, move, sealed)).code).toBe('tills.closed');
  });

  it('M09: gives no more to the safe than it holds, and takes any sum from it', () => {
    const drawer = { tillState: till(...opened).till, holdsCents: 19_999 };
    const move = (direction: 'in' | 'out') =>
      moveCash(drawer, { till: 'caisse1', direction, amountCents: 20_000 }, { textId: 'x_1', digest: 'd' });
    expect(refusal(move('out'))).toMatchObject({
      code: 'tills.short',
      params: { till: 'caisse1', neededCents: 20_000 },
    });
    expect(accepted(move('in'))).toHaveLength(1);
  });

  it.each([
    [123_500, 124_000],
    [125_000, 124_000],
  ])('closes on a count that differs, with a reason (M07): %i counted, %i expected', (countedCents, expectedCents) => {
    const close = (reason?: { textId: string; digest: string }) =>
      closeTill(till(...opened), { till: 'caisse1', countedCents }, { expectedCents, account: 'caisse1', reason });
    const blind = refusal(close());
    expect(blind.code).toBe('tills.reasonNeeded');
    expect(JSON.stringify(blind.params)).not.toMatch(/\d{4}/);
    const closed = accepted(close({ textId: 'x_1', digest: 'd' }));
    expect(closed[0]?.data).toMatchObject({ countedCents, expectedCents, textId: 'x_1' });
    expect(till(...opened, ...closed).till).toEqual({ session: null, closedSessions: 1 });
  });

  it('closes without a reason when the count is right, and not twice', () => {
    const close = (state: { till: TillState }) =>
      closeTill(state, { till: 'caisse1', countedCents: 50_000 }, { expectedCents: 50_000, account: 'caisse2' });
    const closed = accepted(close(till(...opened)));
    expect(closed[0]?.data).not.toHaveProperty('textId');
    expect(refusal(close(till(...opened, ...closed))).code).toBe('tills.closed');
  });
});
