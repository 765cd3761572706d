import type { ConductEvents } from '../../../shared/domain/conduct/index.ts';

/** A line of `conduct.log`. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: string;
  readonly data: object;
  readonly texts: Readonly<Record<string, string>>;
}

/** The sealed texts of a line, facts first; empty where the role may not read them. */
export const textOfLine = ({ texts }: LogLine): string =>
  ['facts', 'reason', 'witnesses'].flatMap((name) => texts[name] ?? []).join(' · ');

/** The incident that a line is, if it is one. */
export function incidentOf(line: LogLine | undefined): ConductEvents['conduct.incidentRecorded'] | undefined {
  return line?.kind === 'conduct.incidentRecorded'
    ? (line.data as ConductEvents['conduct.incidentRecorded'])
    : undefined;
}

/** The player whom a line is about, when it is one. */
export function playerOf(line: LogLine | undefined): string | undefined {
  const data = (line?.data ?? {}) as { readonly entry?: string; readonly entries?: readonly string[] };
  return data.entry ?? (data.entries?.length === 1 ? data.entries[0] : undefined);
}
