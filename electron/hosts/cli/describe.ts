import type { CommandContract, QueryContract } from '../../../shared/contract/define.ts';
import { contracts } from '../../../shared/contract/index.ts';
import { z } from '../../../shared/contract/zod.ts';

/** One command or query as another program sees it; `input` is a JSON Schema of the wire form. */
export interface Description {
  readonly kind: 'command' | 'query';
  readonly name: string;
  readonly roles: readonly string[];
  readonly input: object;
  readonly refusals: readonly string[];
  readonly example: unknown;
}

/** The whole registry, as `npm run -s desk -- commands` prints it. */
export const describeContracts = (): Description[] => contracts.map(describe);

const describe = (contract: CommandContract | QueryContract): Description => ({
  kind: contract.kind,
  name: contract.name,
  roles: contract.roles,
  input: z.toJSONSchema(contract.input, { io: 'input' }),
  refusals: contract.refusals,
  example: contract.example,
});
