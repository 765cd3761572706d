import type { Fold } from '../../kernel/event.ts';
import type { NoticeEvents } from './events.ts';
import type { NoticesState } from './state.ts';

export const noticesFold: Fold<NoticesState, NoticeEvents> = {
  'notices.prepared': (state, data, { at }) => {
    state.notices[data.notice] = { ...data, preparedAt: at, sent: null, received: null };
  },
  'notices.sent': (state, { notice, ...sent }, { actor }) => {
    const found = state.notices[notice];
    if (found) found.sent = { ...sent, by: actor };
  },
  'notices.received': (state, { notice, ...received }) => {
    const found = state.notices[notice];
    if (found) found.received = received;
  },
};
