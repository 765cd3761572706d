/** How far an import is: rows made ready, and how many there are; `of` is 0 while the file is being read. */
export interface ImportProgress {
  readonly rows: number;
  readonly of: number;
}

interface Run {
  progress: ImportProgress;
  stopped: boolean;
}

/** The imports under way in this process, by the names that their callers gave them. */
const underWay = new Map<string, Run>();

const nothing: ImportProgress = { rows: 0, of: 0 };

/** What an import tells of itself while it is made ready. */
export interface Watched {
  tell(progress: ImportProgress): void;
  isStopped(): boolean;
}

/** Does the work under a name by which it can be asked about and stopped; without one nobody can. */
export async function watched<Answer>(
  run: string | undefined,
  work: (watch: Watched) => Promise<Answer>,
): Promise<Answer> {
  const own: Run = { progress: nothing, stopped: false };
  if (run !== undefined) underWay.set(run, own);
  try {
    return await work({ tell: (progress) => (own.progress = progress), isStopped: () => own.stopped });
  } finally {
    if (run !== undefined && underWay.get(run) === own) underWay.delete(run);
  }
}

export const importProgress = (run: string): ImportProgress & { readonly running: boolean } => ({
  running: underWay.has(run),
  ...(underWay.get(run)?.progress ?? nothing),
});

/** Answers whether there was one to stop. Nothing is changed by an import that is stopped. */
export function stopImport(run: string): boolean {
  const found = underWay.get(run);
  if (found) found.stopped = true;
  return found !== undefined;
}
