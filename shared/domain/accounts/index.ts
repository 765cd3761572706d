import { slice } from '../../kernel/slice.ts';
import { accountsFold } from './fold.ts';
import { initialAccounts } from './state.ts';

export { changePassword, changePin } from './change-secret.ts';
export { closeAccount } from './close-account.ts';
export type { AccountClosed, AccountOpened, AccountRolesSet, AccountsEvents } from './events.ts';
export { foldLogin } from './login.ts';
export type { Giver } from './manages.ts';
export { openAccount, type OpenAccountFacts } from './open-account.ts';
export { accountsRefusals, refuse as refuseAccounts, type AccountsRefusal } from './refusals.ts';
export { setRoles } from './set-roles.ts';
export { directorsAt, rolesOf, type Accounts, type AccountsState, type Directorship } from './state.ts';
export { renewRecoveryCode, useRecoveryCode } from './use-recovery-code.ts';
export { secondsToWait, type Tries } from './throttle.ts';

/** The slice `accounts` of the stream `house`. */
export const accountsSlice = slice({ initial: initialAccounts, fold: accountsFold });
