import type { Refused } from '../../kernel/refusal.ts';
import { foldLogin } from './login.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';

/** Twelve, since a password opens the account from anywhere; a PIN is typed at a station and throttled. */
const minimumPasswordLength = 12;

/**
 * Refuses `accounts.weakPin` for one digit repeated (`0000`) and for runs up or down by one (`1234`, `987654`): the first
 * guesses of anyone who looks over a shoulder.
 */
export function pinWeakness(pin: string): Refused<AccountsRefusal> | undefined {
  const steps = new Set(Array.from(pin.slice(1), (digit, place) => Number(digit) - Number(pin[place])));
  const [only] = steps;
  if (steps.size !== 1 || only === undefined || Math.abs(only) > 1) return undefined;
  return refuse('accounts.weakPin', { reason: only === 0 ? 'repeated' : 'run' });
}

/**
 * Refuses `accounts.weakPassword` when shorter than twelve characters, made of digits only (it could be taken for a PIN),
 * of fewer than five different characters, or holding the login.
 */
export function passwordWeakness(password: string, login: string): Refused<AccountsRefusal> | undefined {
  const reason = weaknessOf(Array.from(password.normalize('NFKC').toLowerCase()), foldLogin(login));
  return reason === undefined
    ? undefined
    : refuse('accounts.weakPassword', { reason, minimumLength: minimumPasswordLength });
}

function weaknessOf(characters: readonly string[], login: string): string | undefined {
  if (characters.length < minimumPasswordLength) return 'short';
  if (characters.every((character) => /\d/.test(character))) return 'digits';
  if (new Set(characters).size < 5) return 'few-characters';
  // A login of two letters is in half of all sentences: only longer ones give a password away.
  return login.length >= 4 && characters.join('').includes(login) ? 'login' : undefined;
}
