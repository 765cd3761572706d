import type { Fold } from '../../kernel/event.ts';
import type { TillEvents } from './events.ts';
import type { TillState } from './state.ts';

export const tillFold: Fold<TillState, TillEvents> = {
  'till.opened': (draft, { session, day, floatCents, account, handedBy }, { at }) => {
    draft.session = { session, day, floatCents, account, openedAt: at, ...(handedBy !== undefined && { handedBy }) };
  },
  'till.read': (draft, { number }) => {
    draft.readings = number;
  },
  'till.takenOver': (draft, _data, { at }) => {
    if (draft.session) draft.session = { ...draft.session, takenOverAt: at };
  },
  'till.closed': (draft) => {
    draft.session = null;
    draft.closedSessions += 1;
  },
};
