import type { AccountsEvents } from '../domain/accounts/index.ts';
import { roles } from '../kernel/roles.ts';
import { command, query } from './define.ts';
import { id, pin, sha256 } from './fields.ts';
import { z } from './zod.ts';

export const login = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/);
export const displayName = z.string().trim().min(1).max(80);
export const password = z.string().min(1).max(256);
const role = z.enum(roles);

/** The giver's PIN or, for one who forgot it, the password: else the only director could never sign again. */
const pinOrPassword = z.string().min(4).max(256);

const signedRefusals = ['accounts.wrongPin', 'accounts.throttled'] as const;

export const openAccountContract = command({
  name: 'accounts.open',
  roles: ['responsible-director', 'administrator'],
  input: z.strictObject({
    account: id.optional(),
    login,
    name: displayName,
    roles: z.array(role).max(roles.length),
    pin,
    password,
  }),
  refusals: [
    'accounts.exists',
    'accounts.loginTaken',
    'accounts.directorOnly',
    'accounts.weakPin',
    'accounts.weakPassword',
  ],
  example: {
    account: 'caisse3',
    login: 'caisse3',
    name: 'Caissier 3',
    roles: ['cashier'],
    pin: '1937',
    password: 'quatre rames de papier',
  },
});

export const setRolesContract = command({
  name: 'accounts.setRoles',
  roles: ['responsible-director', 'administrator'],
  signed: true,
  input: z.strictObject({ account: id, roles: z.array(role).max(roles.length), pin }),
  refusals: [
    'accounts.unknown',
    'accounts.closed',
    'accounts.directorOnly',
    'accounts.lastDirector',
    ...signedRefusals,
  ],
  example: { account: 'caisse2', roles: ['cashier', 'floor'], pin: '2468' },
});

export const closeAccountContract = command({
  name: 'accounts.close',
  roles: ['responsible-director', 'administrator'],
  signed: true,
  input: z.strictObject({ account: id, pin }),
  refusals: [
    'accounts.unknown',
    'accounts.closed',
    'accounts.directorOnly',
    'accounts.lastDirector',
    ...signedRefusals,
  ],
  example: { account: 'caisse2', pin: '2468' },
});

export const setPinContract = command({
  name: 'accounts.setPin',
  roles,
  signed: true,
  input: z.strictObject({ account: id.optional(), newPin: pin, pin: pinOrPassword }),
  refusals: ['accounts.unknown', 'accounts.closed', 'accounts.directorOnly', 'accounts.weakPin', ...signedRefusals],
  example: { newPin: '8035', pin: '2468' },
});

export const setPasswordContract = command({
  name: 'accounts.setPassword',
  roles,
  signed: true,
  input: z.strictObject({ account: id.optional(), newPassword: password, pin: pinOrPassword }),
  refusals: [
    'accounts.unknown',
    'accounts.closed',
    'accounts.directorOnly',
    'accounts.weakPassword',
    ...signedRefusals,
  ],
  example: { newPassword: 'sept tables sans chaise', pin: '2468' },
});

/**
 * Notes that the printed recovery code was used, which the host checks (`host.recover`); a responsible director who forgot PIN and
 * password gets a new PIN by it (decision 27).
 */
export const useRecoveryCodeContract = command({
  name: 'accounts.useRecoveryCode',
  roles: ['desk'],
  input: z.strictObject({ director: z.strictObject({ login, newPin: pin }).optional() }),
  refusals: ['accounts.unknown', 'accounts.closed', 'accounts.notDirector', 'accounts.weakPin'],
  example: { director: { login: 'dr', newPin: '8035' } },
});

/** Notes that a responsible director had a new recovery code made, for which the host asked the PIN (`host.renewRecoveryCode`). */
export const renewRecoveryCodeContract = command({
  name: 'accounts.renewRecoveryCode',
  roles: ['desk'],
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Answers `{token, account, roles}`; the station is the caller's own. Never journalled, the answer is never kept. */
export const signInContract = command({
  name: 'accounts.signIn',
  roles: ['anyone'],
  input: z.union([
    z.strictObject({ login: z.string().min(1).max(64), pin }),
    z.strictObject({ login: z.string().min(1).max(64), password }),
  ]),
  refusals: ['accounts.wrongCredentials', 'accounts.throttled'],
  example: { login: 'caisse1', pin: '2468' },
});

/** Ends a session. A token that is unknown or over is no fault: nobody is signed in with it afterwards. */
export const signOutContract = command({
  name: 'accounts.signOut',
  roles: ['anyone'],
  input: z.strictObject({ token: z.string().min(1).max(200) }),
  refusals: [],
  example: { token: 'pGzu2nVb3T0m0s5bq1oWcQ' },
});

/** Everybody's names; logins only for who manages accounts, former staff only for who reads old papers. */
export const listAccountsContract = query({
  name: 'accounts.list',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const meContract = query({
  name: 'accounts.me',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const accountsContracts = [
  openAccountContract,
  setRolesContract,
  closeAccountContract,
  setPinContract,
  setPasswordContract,
  useRecoveryCodeContract,
  renewRecoveryCodeContract,
  signInContract,
  signOutContract,
  listAccountsContract,
  meContract,
];

export const accountsEvents = {
  'accounts.opened': z.strictObject({ account: id, roles: z.array(role), digest: sha256 }),
  'accounts.rolesSet': z.strictObject({ account: id, roles: z.array(role) }),
  'accounts.closed': z.strictObject({ account: id }),
  'accounts.secretChanged': z.strictObject({ account: id, which: z.enum(['pin', 'password']) }),
  'accounts.recoveryCodeUsed': z.strictObject({ account: id.nullable() }),
  'accounts.recoveryCodeRenewed': z.strictObject({}),
} satisfies Record<keyof AccountsEvents, z.ZodType>;
