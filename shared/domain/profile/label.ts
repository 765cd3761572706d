import type { Profile } from './profile.ts';

/**
 * How papers and screens name the rules they stand under: `casino-fr-2007, version 2`, with the house's own revision when it has
 * one, and with the caution of a later text: `texte postérieur, à vérifier`.
 */
export function profileLabel(
  { name, version, revision, caution }: Pick<Profile, 'name' | 'version' | 'revision' | 'caution'>,
  language: 'fr' | 'en',
): string {
  const words = language === 'fr' ? 'révision' : 'revision';
  return [
    `${name}, version ${version}`,
    ...(revision > 0 ? [`${words} ${revision}`] : []),
    ...(caution ? [caution[language]] : []),
  ].join(', ');
}

/** Whether an event that begins on this civil date may be played under the profile. */
export const isValidOn = ({ validity: { from, until } }: Profile, date: string): boolean =>
  date >= from && (until === null || date <= until);
