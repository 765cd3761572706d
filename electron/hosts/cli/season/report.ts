import { cents } from '../../../../shared/kernel/cents.ts';
import { formatMoney } from '../../../../shared/kernel/money-format.ts';
import type { Figures, Season } from './season-files.ts';

/** What a season came to: each tournament's figures by its id, the whole season's under `season`. */
export interface SeasonOutcome {
  readonly figures: Readonly<Record<string, Figures>>;
  readonly papers: number;
  readonly verified: boolean;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly durationMs: number;
}

/** Whether every figure that the folder expects was found, and the journal is whole. */
export const seasonAgrees = ({ expected }: Season, { figures, verified }: SeasonOutcome): boolean =>
  verified &&
  Object.entries(expected).every(([id, wanted]) =>
    Object.entries(wanted).every(([name, value]) => figures[id]?.[name] === value),
  );

const shown = (name: string, value: number | undefined): string => {
  if (value === undefined) return '—';
  return name.endsWith('_cents') ? formatMoney(cents(value), 'fr') : String(value);
};

const figureLines = (expected: Figures, found: Figures | undefined): string[] =>
  Object.entries(expected).map(([name, value]) => {
    const [is, must] = [found?.[name], value];
    return `  ${name.padEnd(24)} ${shown(name, is).padStart(16)}  attendu ${shown(name, must).padStart(16)}  ${is === must ? '✓' : '✗'}`;
  });

/** The report in French, a line a figure, a block a tournament. */
export function seasonReport(season: Season, outcome: SeasonOutcome): string {
  const { papers, head, verified, durationMs, figures } = outcome;
  return [
    ...season.events.flatMap(({ id, name, story }) => [
      `${id} ${name} (${story})`,
      ...figureLines(season.expected[id] ?? {}, figures[id]),
    ]),
    'Saison',
    ...figureLines(season.expected['season'] ?? {}, figures['season']),
    '',
    `Documents ${papers}, journal ${head.seq} lignes, ${verified ? 'chaîne exacte' : 'CHAÎNE INEXACTE'}, ${Math.round(durationMs / 1000)} s`,
    `head ${head.hash}`,
    seasonAgrees(season, outcome) ? 'Tout concorde.' : 'DES CHIFFRES DIFFÈRENT.',
    '',
  ].join('\n');
}
