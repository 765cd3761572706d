import type { Chance } from '../../desk/feature.ts';
import { namesDigest, type NewAccountRecord } from './account-records.ts';
import { stretch, type StretchedSecret } from './stretched-secret.ts';

interface NewAccount {
  readonly account?: string | undefined;
  readonly login: string;
  readonly name: string;
  readonly pin: string;
  readonly password: string;
}

export interface StretchedPair {
  readonly pin: StretchedSecret;
  readonly password: StretchedSecret;
}

/** The slow part of opening an account, for a handler's `prepare`. */
export async function stretchBoth({ pin, password }: NewAccount): Promise<StretchedPair> {
  const [stretchedPin, stretchedPassword] = await Promise.all([stretch(pin), stretch(password)]);
  return { pin: stretchedPin, password: stretchedPassword };
}

/** The id, the journal's digest, and the record to be sealed; the salt comes from the desk's chance, as its digest is journalled. */
export function newAccountFacts(
  chance: Chance,
  input: NewAccount,
  secrets: StretchedPair,
): { readonly account: string; readonly digest: string; readonly record: NewAccountRecord } {
  const account = input.account ?? chance.id('a');
  const salt = chance.hex(32);
  const names = { login: input.login, name: input.name };
  return { account, digest: namesDigest(salt, names), record: { account, salt, names, ...secrets } };
}
