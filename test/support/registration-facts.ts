import { cents } from '../../shared/kernel/cents.ts';
import type { Verdict } from '../../shared/domain/people/index.ts';
import { declarations, registerPlayer, type RegisterFacts } from '../../shared/domain/registration/index.ts';
import type { Drawer, TillState } from '../../shared/domain/tills/index.ts';
import type { Decision, NewEvent } from '../../shared/kernel/event.ts';
import { isRefused, type RefusalParams } from '../../shared/kernel/refusal.ts';
import { deskAt, type FloorState } from './tournament-given.ts';

export const seed = 'ab'.repeat(32);

export const openDrawer: TillState = {
  session: { session: 's_1', day: '2027-03-05', floatCents: cents(50_000), account: 'caisse1', openedAt: deskAt },
  closedSessions: 0,
};

/** The drawer with what it holds in cash. */
export const drawerHolding = (holdsCents = 50_000): Drawer => ({ tillState: openDrawer, holdsCents });

export const closedDrawer: TillState = { session: null, closedSessions: 1 };

export const passed: Verdict = { check: 'age', verdict: 'pass', code: 'adult', rules: ['FR-REG-43'], params: {} };

export const verdict = (
  level: Verdict['verdict'],
  code: Verdict['code'],
  given: { check?: Verdict['check']; rules?: readonly string[]; params?: RefusalParams } = {},
): Verdict => ({ check: 'exclusion', verdict: level, code, rules: [], params: {}, ...given });

export const receipt = (value: number, series = 'R'): string => `${series}-2027-${String(value).padStart(6, '0')}`;

/** Facts of a person whom nothing speaks against, at 18:30; `e-1` of `p_1` with receipt 1 unless changed. */
export const facts = (changes: Partial<RegisterFacts> = {}): RegisterFacts => ({
  at: deskAt,
  zone: 'Europe/Paris',
  account: 'caisse1',
  roles: ['cashier'],
  entry: 'e-1',
  person: 'p_1',
  digest: 'd'.repeat(64),
  verdicts: [passed],
  decisions: [],
  number: receipt(1),
  tillState: openDrawer,
  seed,
  maxPlayers: null,
  lateLimitReachedAt: null,
  ofDayCents: 0,
  watchCents: 200_000,
  wonEntry: null,
  ...changes,
});

type RegisterInput = Parameters<typeof registerPlayer>[1];

export const registerInput = (changes: Partial<RegisterInput> = {}): RegisterInput => ({
  tournament: 't-1',
  till: 'caisse1',
  bulletin: { signed: true, channel: 'handed-in', declarations },
  publicName: true,
  payment: [{ method: 'cash', amountCents: 12_000 }],
  cashRetypedCents: 12_000,
  ...changes,
});

/** The events of an accepted decision; fails the test with the refusal otherwise. */
export function accepted(decision: Decision): readonly NewEvent[] {
  if (isRefused(decision)) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
  return decision.events;
}

/** The refusal of a decision, with the rules behind it; fails the test when it was accepted. */
export function refusal(decision: Decision): {
  code: string;
  params: RefusalParams;
  rules: readonly string[];
} {
  if (!isRefused(decision)) throw new Error(`accepted: ${decision.events.map(({ type }) => type).join(', ')}`);
  return decision.refusal;
}

/** Registers people 1 … n one after another and answers all their events. */
export function registeredCrowd(state: (...events: readonly NewEvent[]) => FloorState, count: number): NewEvent[] {
  const events: NewEvent[] = [];
  for (let index = 1; index <= count; index += 1) {
    const named = { entry: `e-${index}`, person: `p_${index}`, number: receipt(index) };
    events.push(...accepted(registerPlayer(state(...events), registerInput(), facts(named))));
  }
  return events;
}
