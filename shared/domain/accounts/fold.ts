import type { EventMeta, Fold } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import type { AccountsEvents } from './events.ts';
import type { AccountsState } from './state.ts';

export const accountsFold: Fold<AccountsState, AccountsEvents> = {
  'accounts.opened': (draft, { account, roles }, meta) => {
    draft.byId[account] = { roles, openedAt: meta.at, closedAt: null };
    direct(draft, { account, roles }, meta);
  },
  'accounts.rolesSet': (draft, { account, roles }, meta) => {
    const held = draft.byId[account];
    if (held) held.roles = roles;
    direct(draft, { account, roles }, meta);
  },
  'accounts.closed': (draft, { account }, meta) => {
    const held = draft.byId[account];
    if (held) held.closedAt = meta.at;
    direct(draft, { account, roles: [] }, meta);
  },
};

/** Writes down who becomes responsible director, and who is so no longer. */
function direct(
  { direction }: AccountsState,
  { account, roles }: { readonly account: string; readonly roles: readonly Role[] },
  { at, actor }: EventMeta,
): void {
  const standing = direction.find((each) => each.account === account && each.untilAt === null);
  const directs = roles.includes('responsible-director');
  if (directs && !standing) direction.push({ account, fromAt: at, givenBy: actor, untilAt: null, endedBy: null });
  if (directs || !standing) return;
  standing.untilAt = at;
  standing.endedBy = actor;
}
