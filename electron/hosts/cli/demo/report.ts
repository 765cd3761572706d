import { cents } from '../../../../shared/kernel/cents.ts';
import { formatMoney } from '../../../../shared/kernel/money-format.ts';
import type { CaseResult } from './desk-cases.ts';
import type { Evening } from './evening.ts';
import type { Award } from './payout.ts';

/** What the evening came to, as the house's own queries say. */
export interface Outcome {
  readonly sums: Readonly<Record<string, number>>;
  readonly awards: readonly Award[];
  readonly cases: readonly CaseResult[];
  readonly papers: number;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly verified: boolean;
  readonly durationMs: number;
}

/** Whether every figure, every desk case, the prizes' sum and the journal agree. */
export function agrees({ expected }: Evening, outcome: Outcome): boolean {
  const { sums, awards, cases, verified } = outcome;
  const figures = Object.entries(expected).every(([name, value]) => sums[name] === value);
  const prizes = awards.reduce((sum, { amountCents }) => sum + amountCents, 0) === sums['prize_pool_cents'];
  return figures && prizes && verified && cases.every((each) => each.found === each.expected);
}

/** The report in French, a line a figure. */
export function reportOf(evening: Evening, outcome: Outcome): string {
  return [
    '',
    `${evening.tournament.name} — ${evening.house.name}`,
    '',
    ...sumLines(evening, outcome),
    '',
    ...caseLines(outcome),
    '',
    ...outcome.awards.map(({ rank, amountCents }) => row(rank === 1 ? '1er' : `${rank}e`, money(amountCents))),
    row('Total des lots', money(outcome.awards.reduce((sum, { amountCents }) => sum + amountCents, 0))),
    '',
    row('Documents', String(outcome.papers)),
    row('Journal', `${outcome.head.seq} lignes, ${outcome.verified ? 'chaîne exacte' : 'CHAÎNE INEXACTE'}`),
    row('time', `${(outcome.durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} s`),
    row('head', outcome.head.hash),
    '',
    agrees(evening, outcome) ? 'Tout concorde.' : 'DES CHIFFRES DIFFÈRENT.',
    '',
  ].join('\n');
}

const money = (amountCents: number): string => formatMoney(cents(amountCents), 'fr');

const row = (name: string, value: string): string => `${name.padEnd(24)} ${value}`;

const sumLines = ({ expected }: Evening, { sums }: Outcome): string[] =>
  Object.entries(expected).map(([name, value]) => {
    const found = sums[name];
    const show = (figure: number | undefined): string =>
      figure === undefined ? '—' : name.endsWith('_cents') ? money(figure) : String(figure);
    return `${row(name, show(found).padStart(16))}  attendu ${show(value).padStart(16)}  ${found === value ? '✓' : '✗'}`;
  });

const caseLines = ({ cases }: Outcome): string[] =>
  cases.map(({ ref, expected, found }) =>
    row(ref, found === expected ? `${found}  ✓` : `${found}  attendu ${expected}  ✗`),
  );
