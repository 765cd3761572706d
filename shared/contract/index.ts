import { accountsContracts } from './accounts.ts';
import type { CommandContract, QueryContract } from './define.ts';
import { houseContracts } from './house.ts';
import { levyContracts } from './levy.ts';
import { prizesContracts } from './prizes.ts';
import { standingsContracts } from './standings.ts';

/** The registry: every command and query there is. */
export const contracts: readonly (CommandContract | QueryContract)[] = [
  ...accountsContracts,
  ...houseContracts,
  ...levyContracts,
  ...prizesContracts,
  ...standingsContracts,
];
