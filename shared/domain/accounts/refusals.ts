import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const accountsRefusals = {
  'accounts.exists': [],
  'accounts.loginTaken': [],
  'accounts.unknown': [],
  'accounts.closed': [],
  'accounts.directorOnly': [],
  'accounts.lastDirector': ['FR-REG-10', 'FR-REG-11'],
  'accounts.weakPin': [],
  'accounts.weakPassword': [],
  'accounts.notDirector': [],
  'accounts.wrongPin': [],
  'accounts.wrongCredentials': [],
  'accounts.throttled': [],
} as const satisfies RefusalList;

export type AccountsRefusal = keyof typeof accountsRefusals;

export const refuse = refuser<AccountsRefusal>(accountsRefusals);
