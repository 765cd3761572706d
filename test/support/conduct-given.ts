import {
  expel,
  expelForTime,
  recordIncident,
  removeAbsent,
  rule,
  stopPlay,
  suspendPlay,
} from '../../shared/domain/conduct/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { minute, started, stateAfter, tournament } from './award-given.ts';
import { accepted } from './registration-facts.ts';
import { happened, startAt } from './tournament-given.ts';

type Happened = NewEvent & { at?: number };

export const later = startAt + 30 * minute;
export const sealed = { textId: 'x_1', digest: 'd'.repeat(64) };

/** `mcd1` is the tournament director; the level is the second. */
export const director = { account: 'mcd1', now: later, level: 2 };

export const clockAt = (at: number) => ({ id: tournament, now: { wall: at, mono: at - startAt } });

/** Five players at the tables, of whom `e-5` paid and never came; the clock runs since the start. */
export const playing = (players = 5): Happened[] => [
  ...started(players),
  ...Array.from({ length: players - 1 }, (_, index) =>
    happened('registration.checkedIn', {
      ...{ entry: `e-${index + 1}`, digest: 'd', documentVerdict: 'valid', checks: [] },
    }),
  ),
  happened('clock.started', { anchor: { wall: startAt, mono: 0 } }, startAt),
];

type Incident = Parameters<typeof recordIncident>[1];

const incidentInput = (changes: Partial<Incident> = {}): Incident => ({
  ...{ tournament, category: 'scandal', happenedAt: later - minute, table: 3, entries: ['e-2'] },
  ...changes,
});

const incidentFacts = {
  ...{ incident: 'i-1', number: 'I-2027-000001', now: later, level: 2 },
  facts: sealed,
  witnesses: null,
};

/** An incident on record that names `e-2`. */
export const withIncident = (before = playing(), changes: Partial<Incident> = {}): Happened[] => [
  ...before,
  ...accepted(recordIncident(stateAfter(before), incidentInput(changes), incidentFacts)),
];

export const recorded = (before: readonly Happened[], changes: Partial<Incident> = {}, facts: object = {}) =>
  recordIncident(stateAfter(before), incidentInput(changes), { ...incidentFacts, ...facts });

export const away = (before: readonly Happened[], changes: object = {}, facts: object = {}) =>
  expelForTime(
    stateAfter(before),
    { tournament, entry: 'e-2', incident: 'i-1', backAt: null, ...changes },
    { ...director, ...facts },
  );

export const expelled = (before: readonly Happened[], changes: object = {}, facts: object = {}) =>
  expel(
    stateAfter(before),
    { tournament, entry: 'e-2', incident: 'i-1', ground: 'scandal', chips: 18_000, ...changes },
    { ...director, ...facts },
  );

export const absentGone = (before: readonly Happened[], absent: object[], facts: object = {}) =>
  removeAbsent(stateAfter(before), { tournament, absent } as Parameters<typeof removeAbsent>[1], {
    ...{ ...director, sameHand: 'stack', lateOverAt: later },
    ...facts,
  });

export const ruled = (before: readonly Happened[], changes: object = {}, facts: object = {}) =>
  rule(
    stateAfter(before),
    {
      ...{ tournament, subject: 'rules-reading', source: 'house-rules', clause: '12', incident: null },
      ...{ entries: [], admitted: null, check: null },
      ...changes,
    },
    { account: 'mcd1', ruling: 'd-1', text: sealed, ...facts },
  );

const haltInput = { tournament, reason: 'safety' as const, stacks: [] };
export const haltFacts = (at = later) => ({ account: 'mcd1', clock: clockAt(at), text: sealed });

export const halted = (before: readonly Happened[], changes: object = {}, facts: object = {}) =>
  suspendPlay(stateAfter(before), { ...haltInput, resumesAt: null, ...changes }, { ...haltFacts(), ...facts });

export const stopped = (before: readonly Happened[], changes: object = {}, facts: object = {}) => {
  const state = stateAfter(before);
  return stopPlay(state, { ...haltInput, ...changes }, { ...haltFacts(), frozen: state.prizes.frozen, ...facts });
};

/** The events, and what the rule adds to them, as happening then. */
export const afterwards = (before: readonly Happened[], events: readonly NewEvent[], at = later): Happened[] => [
  ...before,
  ...events.map((event) => ({ ...event, at })),
];
