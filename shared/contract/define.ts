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
  /**
   * Whether the giver signs, always or for such an input: it then carries `pin`, and the desk checks it against the giver's
   * account first.
   */
  readonly signed: boolean | ((input: never) => boolean);
}

export interface QueryContract<Schema extends z.ZodType = z.ZodType> extends Contract<Schema> {
  readonly kind: 'query';
}

export const command = <Schema extends z.ZodType>(
  contract: Contract<Schema> & { readonly signed?: boolean | ((input: z.output<Schema>) => boolean) },
): CommandContract<Schema> => ({ kind: 'command', signed: false, ...contract });

export const query = <Schema extends z.ZodType>(contract: Contract<Schema>): QueryContract<Schema> => ({
  kind: 'query',
  ...contract,
});

/** Whether a parsed input of the command is to be signed. */
export const asksSignature = ({ signed }: Pick<CommandContract, 'signed'>, input: unknown): boolean =>
  typeof signed === 'function' ? signed(input as never) : signed;

export type InputOf<C extends { readonly input: z.ZodType }> = z.output<C['input']>;
