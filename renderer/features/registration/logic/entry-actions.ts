import type { EntryRow } from '../../../desk/index.ts';
import type { Plan } from '../../../../shared/domain/tournament/index.ts';
import type { Role } from '../../../../shared/kernel/roles.ts';

export const entryActions = [
  'reprint',
  'pay',
  'rebuy',
  'refundRebuy',
  'cancel',
  'refund',
  'withdraw',
  'edit',
  'flag',
  'clearFlag',
  'transfer',
] as const;

export type EntryAction = (typeof entryActions)[number];

/** Letters and keys of the actions in an entry's dialog. */
export const actionKeys: Readonly<Partial<Record<EntryAction, string>>> = {
  reprint: 'F9',
  pay: 'i',
  rebuy: 'r',
  cancel: 'a',
  edit: 'F3',
  flag: 'd',
};

interface Occasion {
  readonly plan: Plan;
  readonly has: (...roles: Role[]) => boolean;
}

function isPaid({ state }: EntryRow): boolean {
  return state === 'registered' || state === 'checked-in';
}

function isPreRegistered({ state }: EntryRow): boolean {
  return state === 'pre-registered';
}

const isOn = ({ cancelledAt }: Plan): boolean => cancelledAt === null;

const till: readonly Role[] = ['cashier', 'committee-member', 'responsible-director'];
const looks: readonly Role[] = ['committee-member', 'responsible-director', 'compliance'];

/** When each action can be done; what the rules refuse on a closer look, the desk refuses with its sentence. */
const possible: Readonly<Record<EntryAction, (row: EntryRow, plan: Plan) => boolean>> = {
  reprint: isPaid,
  pay: isPreRegistered,
  rebuy: (row, plan) => isPaid(row) && isOn(plan) && plan.startedAt !== null && plan.terms?.rebuy !== null,
  refundRebuy: (row, plan) => isPaid(row) && isOn(plan) && row.rebuys.some(({ refunded }) => !refunded),
  cancel: (row, plan) => isPaid(row) && isOn(plan) && plan.startedAt === null,
  refund: (row, plan) => isPaid(row) && !isOn(plan),
  withdraw: isPreRegistered,
  edit: ({ surname }) => surname !== null,
  flag: (row) => isPaid(row) || isPreRegistered(row),
  clearFlag: ({ flags }) => flags.length > 0,
  transfer: isPaid,
};

/** Who may; the others everybody at the desk and on the floor. */
const givers: Readonly<Partial<Record<EntryAction, readonly Role[]>>> = {
  pay: till,
  rebuy: till,
  refundRebuy: till,
  cancel: till,
  refund: till,
  withdraw: till,
  edit: [...till, 'compliance'],
  flag: looks,
  clearFlag: looks,
};

/** What somebody with these roles can do with an entry now. */
export const actionsOf = (row: EntryRow, { plan, has }: Occasion): readonly EntryAction[] =>
  entryActions.filter((action) => possible[action](row, plan) && (!givers[action] || has(...givers[action])));

/** What an action moves, in cents; `null` for one that moves no money. */
export function moneyOf(action: EntryAction, row: EntryRow, { terms }: Plan): number | null {
  const rebuys = row.rebuys.filter(({ refunded }) => !refunded);
  if (action === 'rebuy') return terms?.rebuy?.priceCents ?? 0;
  if (action === 'refundRebuy') return rebuys.at(-1)?.priceCents ?? 0;
  if (action === 'cancel') return row.buyInCents + row.feeCents;
  if (action === 'refund')
    return row.buyInCents + row.feeCents + rebuys.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return null;
}
