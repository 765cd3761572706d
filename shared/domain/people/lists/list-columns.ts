import { foldName } from '../names/fold-name.ts';

export type ListColumn = 'surname' | 'givenNames' | 'birthDate' | 'birthPlace' | 'until';

/** Headings by which a column is known, folded: ours, and those that French offices use. */
const headings: Readonly<Record<ListColumn, readonly string[]>> = {
  surname: ['SURNAME', 'NOM', 'NOM DE NAISSANCE', 'NOM DE FAMILLE', 'LAST NAME'],
  givenNames: ['GIVEN NAMES', 'GIVEN NAME', 'PRENOM', 'PRENOMS', 'PRENOM S', 'FIRST NAME', 'FIRST NAMES'],
  birthDate: ['BIRTH DATE', 'DATE NAISSANCE', 'DATE DE NAISSANCE', 'NAISSANCE', 'NE LE', 'NE E LE', 'DATE OF BIRTH'],
  birthPlace: ['BIRTH PLACE', 'LIEU NAISSANCE', 'LIEU DE NAISSANCE', 'COMMUNE DE NAISSANCE', 'NE A', 'NE E A'],
  until: ['UNTIL', 'JUSQU AU', 'JUSQUAU', 'FIN', 'DATE DE FIN', 'DATE FIN'],
};

export type ColumnPlaces = Readonly<Partial<Record<ListColumn, number>>>;

/** Where each known column stands in the heading row; columns that are not known are ignored. */
export function findColumns(header: readonly string[]): ColumnPlaces {
  const folded = header.map((cell) => foldName(cell.replace(/^\uFEFF/, '').replaceAll('_', ' ')));
  const places = (Object.keys(headings) as ListColumn[]).map(
    (column) => [column, folded.findIndex((cell) => headings[column].includes(cell))] as const,
  );
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}

/** The columns without which a list cannot be used, as their heading is written in either language. */
const neededColumns = [
  ['surname', 'surname / nom'],
  ['givenNames', 'given_names / prénom'],
  ['birthDate', 'birth_date / date de naissance'],
] as const satisfies readonly (readonly [ListColumn, string])[];

/** The headings that a list lacks, in words. */
export const missingColumns = (places: ColumnPlaces): readonly string[] =>
  neededColumns.filter(([column]) => places[column] === undefined).map(([, heading]) => heading);

/** The separator of a CSV text, from its heading line: whichever of `;`, `,` and tab occurs most, else `;`. */
export function separatorOf(text: string): string {
  const heading = text.split(/\r?\n/u, 1)[0] ?? '';
  const counts = [';', ',', '\t'].map((separator) => [separator, heading.split(separator).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
