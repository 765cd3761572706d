import type { ReadProgress } from '../long-read.ts';

interface Writing {
  progress: ReadProgress;
  readonly stop: AbortController;
}

/** The exports that this process is writing, by their names. */
const writing = new Map<string, Writing>();

export function beginExport(name: string): { readonly signal: AbortSignal } {
  const stop = new AbortController();
  writing.set(name, { progress: { lines: 0, of: 0 }, stop });
  return { signal: stop.signal };
}

export function noteProgress(name: string, progress: ReadProgress): void {
  const found = writing.get(name);
  if (found) found.progress = progress;
}

export const progressOf = (name: string): ReadProgress | null => writing.get(name)?.progress ?? null;

export const endExport = (name: string): void => void writing.delete(name);

/** Answers whether there was one to stop. */
export function stopExport(name: string): boolean {
  const found = writing.get(name);
  found?.stop.abort();
  return found !== undefined;
}
