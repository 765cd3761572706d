import type { BundleDescription, BundleScope } from '../layout.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function isScope(value: unknown): value is BundleScope {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const scope = value as Record<string, unknown>;
  return scope.kind === 'season'
    ? isDay(scope.from) && isDay(scope.to)
    : scope.kind === 'tournament' && isText(scope.tournament);
}

const fields: Readonly<Record<keyof Omit<BundleDescription, 'format' | 'v'>, (value: unknown) => boolean>> = {
  export: isText,
  orderedAt: Number.isSafeInteger,
  house: isText,
  siren: isText,
  timeZone: isText,
  gamingDayEnds: (value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value),
  scope: isScope,
  names: (value) => value === 'full' || value === 'initials',
  papers: (value) => typeof value === 'boolean',
  lines: Number.isSafeInteger,
  head: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
};

/** The description out of its text: `newer` when a later Tapis wrote it, `undefined` when it is none. */
export function readDescription(text: string): BundleDescription | 'newer' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const found = value as Record<string, unknown>;
  if (found.format !== 'tapis-export') return undefined;
  if (found.v !== 1) return 'newer';
  const known = Object.entries(fields).every(([name, fits]) => fits(found[name]));
  return known ? (value as BundleDescription) : undefined;
}
