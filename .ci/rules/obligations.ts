import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the product does about an obligation, in the words of the list of obligations. */
export type Action = 'block' | 'warn' | 'generate' | 'remind' | 'record';

interface Row {
  readonly id: string;
  /** Features that do it, by the name they carry in all three worlds. */
  readonly where: readonly string[];
  /** Why nothing is asked of software; then no test needs to name the id. */
  readonly reason?: string;
  /** What the product does not do yet, said openly. */
  readonly lacks?: string;
}

export interface Obligation extends Row {
  readonly article: string;
  readonly rule: string;
  readonly does: readonly Action[];
  readonly how: string;
}

/** A question that the text leaves open, and the reading that the product takes. */
export interface Ambiguity extends Row {
  readonly question: string;
  readonly default: string;
}

export interface Obligations {
  readonly sections: readonly {
    readonly letter: string;
    readonly title: string;
    readonly obligations: readonly Obligation[];
  }[];
  readonly ambiguities: readonly Ambiguity[];
}

/** The list of obligations as it stands in `project`/docs/rules. */
export const readObligations = (project: string): Obligations =>
  JSON.parse(readFileSync(join(project, 'docs', 'rules', 'obligations.json'), 'utf8')) as Obligations;

export const rowsOf = ({ sections, ambiguities }: Obligations): readonly (Obligation | Ambiguity)[] => [
  ...sections.flatMap(({ obligations }) => obligations),
  ...ambiguities,
];
