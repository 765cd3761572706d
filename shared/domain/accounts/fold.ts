import type { Fold } from '../../kernel/event.ts';
import type { AccountsEvents } from './events.ts';
import type { AccountsState } from './state.ts';

export const accountsFold: Fold<AccountsState, AccountsEvents> = {
  'accounts.opened': (draft, { account, roles }, { at }) => {
    draft.byId[account] = { roles, openedAt: at, closedAt: null };
  },
  'accounts.rolesSet': (draft, { account, roles }) => {
    const held = draft.byId[account];
    if (held) held.roles = roles;
  },
  'accounts.closed': (draft, { account }, { at }) => {
    const held = draft.byId[account];
    if (held) held.closedAt = at;
  },
};
