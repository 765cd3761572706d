/** Table numbers as `1-6, 8`; empty when they are all of the room's. */
export function tablesText(tables: readonly number[], ofRoom: number): string {
  const sorted = [...tables].sort((left, right) => left - right);
  if (sorted.length === ofRoom && sorted.every((table, index) => table === index + 1)) return '';
  const runs: [number, number][] = [];
  for (const table of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === table - 1) last[1] = table;
    else runs.push([table, table]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

/** The numbers of `1-6, 8`, each once and rising; `null` for an empty field, which is all; `undefined` for what cannot be read. */
export function readTables(text: string): readonly number[] | null | undefined {
  if (text.trim() === '') return null;
  const runs = text.split(/[,;]/).map(runOf);
  if (!runs.every((run) => run !== undefined)) return undefined;
  return [...new Set(runs.flat())].sort((left, right) => left - right);
}

const mostTables = 500;

function runOf(part: string): readonly number[] | undefined {
  const found = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(part);
  const from = Number(found?.[1]);
  const to = Number(found?.[2] ?? from);
  const isRun = found !== null && from >= 1 && to >= from && to <= mostTables;
  return isRun ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : undefined;
}
