import type { Fold } from '../../kernel/event.ts';
import type { ConductEvents } from './events.ts';
import { incidentById, type ConductState } from './state.ts';

export const conductFold: Fold<ConductState, ConductEvents> = {
  'conduct.incidentRecorded': (draft, { incident, number, category, happenedAt, table, entries }) => {
    draft.incidents[incident] = { number, category, happenedAt, table, entries, hold: null };
  },
  'conduct.ruled': (draft, { number }) => {
    draft.rulings = number;
  },
  'conduct.warned': (draft, { entry }) => {
    draft.warnings[entry] = (draft.warnings[entry] ?? 0) + 1;
  },
  'conduct.expelledForTime': (draft, { entry, incident, backAt }, { at }) => {
    draft.away[entry] = { incident, at, backAt };
  },
  'conduct.calledBack': (draft, { entry }) => back(draft, entry),
  'conduct.expelled': (draft, { entry, incident, ground }, { at }) => {
    back(draft, entry);
    draft.expelled[entry] = { incident, ground, at };
  },
  'conduct.expulsionRevoked': (draft, { entry }) => void Reflect.deleteProperty(draft.expelled, entry),
  'conduct.absentRemoved': (draft, { absent }) => {
    draft.absentRemoved.push(...absent.map(({ entry }) => entry));
  },
  'conduct.playSuspended': (draft, { reason, resumesAt, snapshot }, { at }) => {
    draft.halted = { kind: 'suspended', reason, at, resumesAt, stacks: snapshot.stacks };
  },
  'conduct.stacksNoted': (draft, { stacks }) => {
    if (!draft.halted) return;
    const noted = new Map([...draft.halted.stacks, ...stacks].map((stack) => [stack.entry, stack]));
    draft.halted.stacks = [...noted.values()];
  },
  'conduct.playResumed': (draft) => {
    draft.halted = null;
  },
  'conduct.playStopped': (draft, { reason, snapshot, refunds }, { at }) => {
    const only = refunds === 'in-play' ? { refundsOnly: snapshot.inPlay } : {};
    draft.halted = { kind: 'stopped', reason, at, resumesAt: null, stacks: snapshot.stacks, ...only };
  },
  'conduct.holdSet': (draft, { incident, hold }) => {
    const held = incidentById(draft, incident);
    if (held) held.hold = hold;
  },
  'conduct.holdLifted': (draft, { hold }) => {
    for (const incident of Object.values(draft.incidents)) if (incident.hold === hold) incident.hold = null;
  },
};

function back(draft: ConductState, entry: string): void {
  Reflect.deleteProperty(draft.away, entry);
}
