import {
  closeAccountContract,
  openAccountContract,
  renewRecoveryCodeContract,
  setPasswordContract,
  setPinContract,
  setRolesContract,
  useRecoveryCodeContract,
} from '../../../shared/contract/accounts.ts';
import {
  changePassword,
  changePin,
  closeAccount,
  openAccount,
  renewRecoveryCode,
  setRoles,
  useRecoveryCode,
  type Giver,
} from '../../../shared/domain/accounts/index.ts';
import { commandHandler, type Call } from '../../desk/feature.ts';
import { accountOfLogin, putAccount, putSecret, staffNames } from './account-records.ts';
import { newAccountFacts, stretchBoth, type StretchedPair } from './new-account.ts';
import { stretch, type StretchedSecret } from './stretched-secret.ts';

const stream = () => ({ kind: 'house' }) as const;
const giverOf = ({ account, roles }: Call): Giver => ({ account, roles });

const open = commandHandler({
  contract: openAccountContract,
  stream,
  prepare: stretchBoth,
  facts: (read, input, call) => ({
    ...newAccountFacts(read.chance, input, call.prepared as StretchedPair),
    loginTaken: accountOfLogin(read, input.login) !== undefined,
    giver: giverOf(call),
  }),
  decide: (state, input, facts) => openAccount(state, input, facts),
  store: (write, _input, { record }) => putAccount(write, record),
  answer: (_events, { account }) => ({ account }),
});

const roles = commandHandler({
  contract: setRolesContract,
  stream,
  facts: (_read, _input, call) => ({ giver: giverOf(call) }),
  decide: (state, input, facts) => setRoles(state, input, facts),
});

const close = commandHandler({
  contract: closeAccountContract,
  stream,
  facts: (_read, _input, call) => ({ giver: giverOf(call) }),
  decide: (state, input, facts) => closeAccount(state, input, facts),
});

const pin = commandHandler({
  contract: setPinContract,
  stream,
  prepare: ({ newPin }) => stretch(newPin),
  facts: (_read, input, call) => ({
    account: input.account ?? call.account,
    giver: giverOf(call),
    secret: call.prepared as StretchedSecret,
  }),
  decide: (state, input, facts) => changePin(state, input, facts),
  store: (write, _input, { account, secret }) => putSecret(write, account, { kind: 'pin', secret }),
});

const password = commandHandler({
  contract: setPasswordContract,
  stream,
  prepare: ({ newPassword }) => stretch(newPassword),
  facts: (read, input, call) => {
    const account = input.account ?? call.account;
    const login = staffNames(read, account)?.login ?? '';
    return { account, login, giver: giverOf(call), secret: call.prepared as StretchedSecret };
  },
  decide: (state, input, facts) => changePassword(state, input, facts),
  store: (write, _input, { account, secret }) => putSecret(write, account, { kind: 'password', secret }),
});

const useCode = commandHandler({
  contract: useRecoveryCodeContract,
  stream,
  prepare: async ({ director }) => director && stretch(director.newPin),
  facts: (read, { director }, call) =>
    director && {
      ...director,
      account: accountOfLogin(read, director.login),
      secret: call.prepared as StretchedSecret,
    },
  decide: (state, _input, director) => useRecoveryCode(state, director),
  store: (write, _input, director) => {
    if (director?.account === undefined) return;
    putSecret(write, director.account, { kind: 'pin', secret: director.secret });
  },
});

const renewCode = commandHandler({
  contract: renewRecoveryCodeContract,
  stream,
  facts: () => ({}),
  decide: () => renewRecoveryCode(),
});

export const accountCommands = [open, roles, close, pin, password, useCode, renewCode];
