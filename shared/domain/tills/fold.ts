import type { Fold } from '../../kernel/event.ts';
import type { TillEvents } from './events.ts';
import type { TillState } from './state.ts';

export const tillFold: Fold<TillState, TillEvents> = {
  'till.opened': (draft, { session, day, floatCents, account }, { at }) => {
    draft.session = { session, day, floatCents, account, openedAt: at };
  },
  'till.closed': (draft) => {
    draft.session = null;
    draft.closedSessions += 1;
  },
};
