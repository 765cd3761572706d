import type { Cast } from './cast.ts';
import { identityOf, scanned } from './entrant.ts';
import type { Evening } from './evening.ts';
import type { Stage } from './stage.ts';

/** One person who tried to get in: what the desk said and what it should say. */
export interface CaseResult {
  readonly ref: string;
  readonly expected: string;
  readonly found: string;
}

/** Holds the desk cases against everything, as a cashier would before money is taken; nobody is registered. */
export async function tryDeskCases(
  stage: Stage,
  evening: Evening,
  { tournament, cast }: { tournament: string; cast: Cast },
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const row of evening.deskCases) {
    stage.turn = `desk-cases.csv ${row.ref}`;
    const { outcome } = await stage.do<{ outcome: string }>(cast.cashiers[0] ?? '', 'people.screen', {
      identity: identityOf(row),
      ...scanned(row),
      tournament,
    });
    results.push({ ref: row.ref, expected: row.expect, found: outcome });
  }
  return results;
}
