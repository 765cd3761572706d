import type { Role } from '../../shared/kernel/roles.ts';

const direction: readonly Role[] = ['responsible-director', 'committee-member'];
const staff: readonly Role[] = [...direction, 'cashier', 'floor', 'compliance'];

/**
 * Whom a page is for, where that is not everybody: who may read what it is made of. The administrator sees no money and no person
 * (decision 12).
 */
const readers: Readonly<Record<string, readonly Role[]>> = {
  registration: staff,
  'check-in': staff,
  prizes: staff,
  compliance: staff,
  journal: [...direction, 'compliance'],
  duties: [...direction, 'compliance'],
  people: [...direction, 'compliance'],
  registers: [...direction, 'compliance'],
};

/** The roles that a page is for; `undefined` when it is open to everybody. */
export const readersOf = (page: unknown): readonly Role[] | undefined =>
  typeof page === 'string' ? readers[page] : undefined;

/** Whether an account with these roles may see a page. */
export const maySee = (page: unknown, held: readonly Role[]): boolean =>
  readersOf(page)?.some((role) => held.includes(role)) ?? true;
