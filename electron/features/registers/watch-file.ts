import type { WatchLine } from './watch.ts';

/** Columns of the file, as French Excel shows them. */
const heads = [
  'Journée',
  'Nom',
  'Prénoms',
  'Date de naissance',
  'Lieu de naissance',
  'Adresse',
  'Caves (EUR)',
  'Prix et remboursements (EUR)',
  'À compléter',
] as const;

const missingWords = {
  identity: 'identité effacée',
  address: 'adresse',
  birthPlace: 'lieu de naissance',
  birthDate: 'date de naissance',
} as const satisfies Record<WatchLine['missing'][number], string>;

/** What a record lacks, in French words; empty when nothing. */
export const missingInWords = (missing: WatchLine['missing']): string =>
  missing.map((each) => missingWords[each]).join(', ');

const date = (iso: string): string => iso.split('-').reverse().join('/');

/** Whole cents with a decimal comma, no spaces: a number for French Excel (X05, X08). */
const amount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** A text that Excel would calculate is kept as text (X04); quotes are doubled, line breaks become spaces (X07). */
function text(words: string): string {
  const flat = words.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  const guarded = /^\s*[=+\-@\t]/.test(flat) ? `'${flat}` : flat;
  return /[;"]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The day's list for French Excel: UTF-8 with BOM, semicolons, decimal commas, CRLF (X01). */
export function watchFile(day: string, lines: readonly WatchLine[]): string {
  const rows = lines.map((line) => [
    date(day),
    text(line.surname),
    text(line.givenNames),
    date(line.birthDate),
    text(line.birthPlace),
    text(line.address),
    amount(line.cavesCents),
    amount(line.paidOutCents),
    missingInWords(line.missing),
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => `${row.join(';')}\r\n`).join('')}`;
}
