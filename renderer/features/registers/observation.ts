/** An observation as `registers.observations` answers it. */
export interface Observation {
  readonly year: number;
  readonly number: number;
  readonly observer: 'inspector' | 'director' | 'other';
  readonly name: string | null;
  readonly text: string | null;
  readonly tournament: string | null;
  readonly enteredBy: string;
  readonly at: number;
  readonly answers: readonly { readonly text: string | null; readonly by: string; readonly at: number }[];
}

/** Its page in the archive: the last one, with every answer. */
export const paperOf = ({ year, number, answers }: Observation): string =>
  `observation-${year}-${number}${answers.length > 0 ? `-r${answers.length}` : ''}`;
