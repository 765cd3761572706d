import { command, type Outcome } from './call.ts';

/**
 * Gives a signed command in the name of another person than the window's, at the same window: signs in with login and PIN, gives the
 * command with that PIN, and ends the session at once. The page, and whoever works at it, stay as they are.
 */
export async function signAs<Answer>(
  who: { readonly login: string; readonly pin: string },
  name: string,
  input: object,
): Promise<Outcome<Answer>> {
  const { login, pin } = who;
  const signedIn = await command<{ readonly token: string }>('accounts.signIn', { login, pin });
  if (!signedIn.ok) return signedIn;
  const { token } = signedIn.answer;
  try {
    return await command<Answer>(name, { ...input, pin }, { as: token });
  } finally {
    await command('accounts.signOut', { token }, { as: token });
  }
}
