import type { Fold } from '../../kernel/event.ts';
import type { HeardEvents, RemovalEvents, StandingsEvents } from './events.ts';
import { bustOf, type Bust, type StandingsState } from './state.ts';

export const standingsFold: Fold<StandingsState, StandingsEvents & HeardEvents & RemovalEvents> = {
  'registration.playerRegistered': (draft, { entry }) => {
    draft.entries.push(entry);
  },
  'registration.cancelled': (draft, { entry }) => {
    draft.entries = draft.entries.filter((each) => each !== entry);
    draft.rebuys = draft.rebuys.filter((each) => each.entry !== entry);
    removeBust(draft, entry);
  },
  'registration.rebought': (draft, { entry }) => {
    draft.rebuys.push({ entry, bust: removeBust(draft, entry) });
  },
  'registration.rebuyRefunded': (draft, { entry }) => {
    const index = draft.rebuys.findLastIndex((each) => each.entry === entry);
    const [taken] = index < 0 ? [] : draft.rebuys.splice(index, 1);
    if (taken?.bust) draft.busts.push(taken.bust);
  },
  'standings.eliminated': (draft, { hand, sameHand, level, busts }, { at }) => {
    for (const { entry, stack = null, table = null, by = null } of busts) {
      draft.busts.push({ entry, hand, sameHand, stack, table, by, level, at, removed: null });
    }
    draft.lastHand = Math.max(draft.lastHand, hand);
  },
  'conduct.expelled': (draft, { entry, hand, level, table, chipsRemoved }, { at }) => {
    const bust = { entry, hand, level, table, at, stack: chipsRemoved, sameHand: 'stack', by: null } as const;
    draft.busts.push({ ...bust, removed: 'expelled' });
    draft.lastHand = hand;
    draft.chipsRemoved += chipsRemoved ?? 0;
  },
  'conduct.expulsionRevoked': (draft, { entry }) => {
    draft.chipsRemoved -= removeBust(draft, entry)?.stack ?? 0;
  },
  'conduct.absentRemoved': (draft, { hand, sameHand, level, absent }, { at }) => {
    for (const { entry, table, chips } of absent) {
      draft.busts.push({ entry, hand, sameHand, stack: chips, table, by: null, level, at, removed: 'absent' });
      draft.chipsRemoved += chips;
    }
    draft.lastHand = hand;
  },
  'standings.reinstated': (draft, { entry }) => {
    removeBust(draft, entry);
  },
  'standings.closed': (draft, { ranking }, { at }) => {
    draft.closed = { at, ranking };
  },
  'standings.reopened': (draft) => {
    draft.closed = null;
  },
};

function removeBust(draft: StandingsState, entry: string): Bust | null {
  const bust = bustOf(draft, entry) ?? null;
  if (bust) draft.busts.splice(draft.busts.indexOf(bust), 1);
  return bust;
}
