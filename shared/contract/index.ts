import type { CommandContract, QueryContract } from './define.ts';

/** The registry: every command and query there is. */
export const contracts: readonly (CommandContract | QueryContract)[] = [];
