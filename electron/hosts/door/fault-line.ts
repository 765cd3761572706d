/**
 * A bug as one line for the log: which error, its code, and where it happened. Never its message: that may hold what somebody typed,
 * a name or a token.
 */
export function faultLine(id: string, error: unknown): string {
  if (!(error instanceof Error)) return `${id} ${typeof error}`;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${id} ${error.name}${code} ${places.map((line) => line.trim()).join(' < ')}`;
}
