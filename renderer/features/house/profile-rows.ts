import type { Profile, ProfileDifference } from '../../../shared/domain/profile/index.ts';
import { namesIn, numberIn, wholeIn, wordIn, type Wordings } from './profile-words.ts';

/** A difference as people read it: which rule, and what each profile says of it. */
export interface ProfileRow {
  readonly path: string;
  readonly label: string;
  readonly left: string;
  readonly right: string;
}

interface Telling extends Wordings {
  readonly names: ReadonlyMap<string, string>;
  /** What the house may set, by its path: told by the words of its form. */
  readonly choices: ReadonlySet<string>;
}

/** How profiles are called, in which version, by which standing: their own names say it above the columns. */
const said = ['name', 'version', 'revision', 'standing'];

/** Differences between profiles in words, in the order of their parts. */
export function profileRows(
  differences: readonly ProfileDifference[],
  profiles: readonly Profile[],
  wordings: Wordings,
): readonly ProfileRow[] {
  const choices = new Set(profiles.flatMap(({ houseChoices }) => houseChoices.map(({ path }): string => path)));
  const telling = { ...wordings, choices, names: namesIn(profiles, wordings.language) };
  return differences
    .filter(({ path }) => !said.includes(path))
    .map(({ path, left, right }) => ({
      ...{ path, label: labelOf(path, telling) },
      ...{ left: valueOf(path, left, telling), right: valueOf(path, right, telling) },
    }));
}

function labelOf(path: string, telling: Telling): string {
  const { t, choices } = telling;
  const [chapter = '', name = '', ...rest] = path.split('.');
  const choice = (of: string): string => t(`house.choice.${of as 'startDelayMinutes'}`);
  if (chapter === 'houseChoices') return t('house.rule.houseChoices', { choice: choice([name, ...rest].join('.')) });
  const owner = ownerOf(chapter, name, telling);
  if (owner !== undefined && rest.length > 0) return `${owner}, ${ruleOf(path, telling)}`;
  if (owner !== undefined) return chapter === 'recipients' ? ruleOf(chapter, telling) : owner;
  return choices.has(path) ? choice(path) : ruleOf(path, telling);
}

/** A rule, whoever's it is. */
function ruleOf(path: string, telling: Telling): string {
  const [chapter = '', name = '', ...rest] = path.split('.');
  const owned = ownerOf(chapter, name, telling) !== undefined;
  return telling.t(`house.rule.${(owned ? [chapter, ...rest].join('.') : path) as 'games'}`);
}

/** Whose rule it is, in the parts that have names: a notice, a form of tournament, a recipient. */
function ownerOf(chapter: string, name: string, { t, names }: Telling): string | undefined {
  if (name === '') return undefined;
  if (chapter === 'notices') return t(`duties.kind.${name as 'general'}`);
  return chapter === 'formats' || chapter === 'recipients' ? (names.get(name) ?? name) : undefined;
}

function valueOf(path: string, value: unknown, telling: Telling): string {
  if (Array.isArray(value)) return value.map((part) => valueOf(path, part, telling)).join(', ') || '—';
  if (typeof value !== 'object' || value === null || path.startsWith('houseChoices.')) {
    return plainOf(path, value, telling);
  }
  const parts = () =>
    Object.entries(value).map(([name, part]) => {
      const deeper = `${path}.${name}`;
      return `${ruleOf(deeper, telling)} : ${valueOf(deeper, part, telling)}`;
    });
  return wholeIn(value, telling) ?? parts().join(' ; ');
}

/** What has no parts; of what is left to the house, only whether it is. */
function plainOf(path: string, value: unknown, telling: Telling): string {
  const { t, names } = telling;
  const flag = path.startsWith('houseChoices.') ? value !== null : value;
  if (typeof flag === 'boolean') return t(flag ? 'house.profiles.yes' : 'house.profiles.no');
  if (typeof value === 'number') return numberIn(path, value, telling);
  return typeof value === 'string' ? wordIn(value, names, telling) : '—';
}
