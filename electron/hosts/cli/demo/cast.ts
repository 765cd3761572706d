import { refuseScript } from '../refusals.ts';
import type { Evening } from './evening.ts';
import type { AccountFile } from './evening-files.ts';
import { EveningStopped } from './stopped.ts';

/** Who does what this evening, by login. */
export interface Cast {
  readonly director: string;
  /** The management committee member who is appointed tournament director. */
  readonly tournamentDirector: string;
  readonly certifier: string;
  readonly cashiers: readonly string[];
  readonly floor: string;
  readonly compliance: string;
}

/** Finds the evening's people by their roles; stops when the house lacks one that the law demands. */
export function castOf({ accounts }: Evening): Cast {
  const holding = (role: string): string[] =>
    accounts.filter(({ roles }) => roles.includes(role)).map(({ login }) => login);
  const [director] = holding('responsible-director');
  const committee = holding('committee-member');
  const cashiers = holding('cashier');
  const [tournamentDirector] = committee;
  if (!director || !tournamentDirector || cashiers.length === 0) {
    const needed = ['responsible-director', 'committee-member', 'cashier'];
    throw new EveningStopped(
      refuseScript('script.rolesMissing', { roles: needed.filter((role) => holding(role).length === 0) }),
    );
  }
  return {
    director,
    tournamentDirector,
    certifier: committee.at(-1) ?? tournamentDirector,
    cashiers,
    floor: holding('floor')[0] ?? tournamentDirector,
    compliance: holding('compliance')[0] ?? director,
  };
}

/** Everybody's PIN and password on a demonstration folder; a real house chooses its own. */
export const demoPin = '2468';
export const demoPassword = 'correct horse battery';

/** The first account with a role that founds the house, and the others. */
export function founderAndOthers(evening: Evening): { founder: AccountFile; others: readonly AccountFile[] } {
  const { director } = castOf(evening);
  const founder = evening.accounts.find(({ login }) => login === director);
  if (!founder) throw new Error(`no account ${director}`);
  return { founder, others: evening.accounts.filter(({ login }) => login !== director) };
}
