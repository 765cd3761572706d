import type { EntryRow } from '../../../desk/index.ts';
import type { Plan } from '../../../../shared/domain/tournament/index.ts';
import type { Role } from '../../../../shared/kernel/roles.ts';

export const entryActions = [
  'reprint',
  'pay',
  'rebuy',
  'refundRebuy',
  'reEnter',
  'bonus',
  'refundBonus',
  'cancel',
  'refund',
  'withdraw',
  'edit',
  'flag',
  'clearFlag',
  'transfer',
] as const;

export type EntryAction = (typeof entryActions)[number];

/** Those that move money. */
export const moneyActions = ['rebuy', 'refundRebuy', 'reEnter', 'bonus', 'refundBonus', 'cancel', 'refund'] as const;

/** Letters and keys of the actions in an entry's dialog. */
export const actionKeys: Readonly<Partial<Record<EntryAction, string>>> = {
  reprint: 'F9',
  pay: 'i',
  rebuy: 'r',
  reEnter: 'n',
  bonus: 'b',
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

const bonuses = ({ bonuses: sold = [] }: EntryRow): number => sold.filter(({ refunded }) => !refunded).length;

/** The rules let players enter again, and this one did not yet. */
const mayReEnter = ({ reEnteredAs, reEntryOf }: EntryRow, terms: Plan['terms']): boolean =>
  (terms?.reEntries ?? 0) > 0 && reEnteredAs === undefined && reEntryOf === undefined;

const till: readonly Role[] = ['cashier', 'committee-member', 'responsible-director'];
const looks: readonly Role[] = ['committee-member', 'responsible-director', 'compliance'];

/** When each action can be done; what the rules refuse on a closer look, the desk refuses with its sentence. */
const possible: Readonly<Record<EntryAction, (row: EntryRow, plan: Plan) => boolean>> = {
  reprint: isPaid,
  pay: isPreRegistered,
  rebuy: (row, plan) => isPaid(row) && isOn(plan) && plan.startedAt !== null && plan.terms?.rebuy !== null,
  refundRebuy: (row, plan) => isPaid(row) && isOn(plan) && row.rebuys.some(({ refunded }) => !refunded),
  reEnter: (row, plan) =>
    isPaid(row) && isOn(plan) && plan.startedAt !== null && row.out && mayReEnter(row, plan.terms),
  bonus: (row, plan) =>
    isPaid(row) && isOn(plan) && Boolean(plan.terms?.dealersBonus) && !row.out && bonuses(row) === 0,
  refundBonus: (row, plan) => isPaid(row) && isOn(plan) && bonuses(row) > 0,
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
  reEnter: till,
  bonus: till,
  refundBonus: till,
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

type Money = (typeof moneyActions)[number];

const summed = (sold: readonly { readonly priceCents: number; readonly refunded: boolean }[] = []): number =>
  sold.reduce((sum, { priceCents, refunded }) => sum + (refunded ? 0 : priceCents), 0);

const registrationOf = ({ buyInCents, feeCents }: EntryRow): number => buyInCents + feeCents;

/** What each action that moves money takes in or gives back, in cents. */
const moved: Readonly<Record<Money, (row: EntryRow, terms: Plan['terms']) => number>> = {
  rebuy: (_row, terms) => terms?.rebuy?.priceCents ?? 0,
  refundRebuy: ({ rebuys }) => rebuys.findLast(({ refunded }) => !refunded)?.priceCents ?? 0,
  reEnter: (_row, terms) => (terms ? terms.buyInCents + terms.feeCents : 0),
  bonus: (_row, terms) => terms?.dealersBonus?.priceCents ?? 0,
  refundBonus: ({ bonuses: sold }) => summed(sold),
  cancel: (row) => registrationOf(row) + summed(row.bonuses),
  refund: (row) => registrationOf(row) + summed(row.bonuses) + summed(row.rebuys),
};

const movesMoney = (action: EntryAction): action is Money => moneyActions.some((each) => each === action);

/** What an action moves, in cents; `null` for one that moves no money. */
export const moneyOf = (action: EntryAction, row: EntryRow, { terms }: Plan): number | null =>
  movesMoney(action) ? moved[action](row, terms) : null;
