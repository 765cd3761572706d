import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { Profile } from './profile.ts';

/** One thing that two profiles say differently; `null` where one says nothing. */
export interface ProfileDifference {
  /** `levy.base`, `notices.general.term`. */
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

/** Lists of things with a name of their own are compared by it, not by their place. */
const names: Readonly<Record<string, string>> = {
  formats: 'format',
  notices: 'kind',
  recipients: 'role',
  houseChoices: 'path',
};

/** Every difference between two profiles, in the order of their parts: as deep as parts have names. */
export const profileDifferences = (left: Profile, right: Profile): readonly ProfileDifference[] =>
  compare('', left, right);

function compare(path: string, left: unknown, right: unknown): readonly ProfileDifference[] {
  if (canonicalJson(left ?? null) === canonicalJson(right ?? null)) return [];
  const [ours, theirs] = isWhole(left) || isWhole(right) ? [] : [partsOf(path, left), partsOf(path, right)];
  if (!ours || !theirs) return [{ path, left: left ?? null, right: right ?? null }];
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return keys.flatMap((key) => compare(path === '' ? key : `${path}.${key}`, ours[key], theirs[key]));
}

/** A text in two languages, or a term with its unit: its parts mean nothing alone. */
const isWhole = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('fr' in value || 'unit' in value);

/** The named parts of a value; `undefined` for one that is compared as a whole. */
function partsOf(path: string, value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(value)) {
    const name = names[path];
    return name === undefined
      ? undefined
      : Object.fromEntries(value.map((part: Readonly<Record<string, unknown>>) => [String(part[name]), part]));
  }
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
}
