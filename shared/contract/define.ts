import type { Role } from '../kernel/roles.ts';
import type { z } from './zod.ts';

/**
 * Who may give a command: a role of an account, `anyone` (nobody need be signed in: first-run set-up, sign-in) or `desk`
 * (the desk itself, when time passes or a paper is archived; no person can give it).
 */
export type Giver = Role | 'anyone' | 'desk';

interface Contract<Schema extends z.ZodType> {
  readonly name: string;
  readonly roles: readonly Giver[];
  readonly input: Schema;
  /** Every refusal code that the answer may carry, besides the desk's own (`desk.*`). */
  readonly refusals: readonly string[];
  /** An input that is accepted on the sample house. */
  readonly example: z.input<Schema>;
}

export interface CommandContract<Schema extends z.ZodType = z.ZodType> extends Contract<Schema> {
  readonly kind: 'command';
  /** True when the giver signs: the input carries `pin`, and the desk checks it against the giver's account first. */
  readonly signed: boolean;
}

export interface QueryContract<Schema extends z.ZodType = z.ZodType> extends Contract<Schema> {
  readonly kind: 'query';
}

export const command = <Schema extends z.ZodType>(
  contract: Contract<Schema> & { readonly signed?: boolean },
): CommandContract<Schema> => ({ kind: 'command', signed: false, ...contract });

export const query = <Schema extends z.ZodType>(contract: Contract<Schema>): QueryContract<Schema> => ({
  kind: 'query',
  ...contract,
});

export type InputOf<C extends { readonly input: z.ZodType }> = z.output<C['input']>;
