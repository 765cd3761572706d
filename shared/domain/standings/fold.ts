import type { Fold } from '../../kernel/event.ts';
import type { HeardEvents, StandingsEvents } from './events.ts';
import { bustOf, type Bust, type StandingsState } from './state.ts';

export const standingsFold: Fold<StandingsState, StandingsEvents & HeardEvents> = {
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
      draft.busts.push({ entry, hand, sameHand, stack, table, by, level, at });
    }
    draft.lastHand = Math.max(draft.lastHand, hand);
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
