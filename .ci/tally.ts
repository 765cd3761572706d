/** What a check or a test run came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const oneCheck = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line that a reader, or a machine that reads only the last line, can rely on. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A runner that failed without a failed test (a file that does not load, a crash) still counts as one failure. */
function withExit(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Reads vitest's JSON report. A file that fails before its first test counts as one failure. */
export function vitestTally(report: VitestReport | undefined, ok: boolean): Tally {
  const files = (report?.testResults ?? []).map(({ status, assertionResults }) => {
    const count = (wanted: readonly string[]) => assertionResults.filter((one) => wanted.includes(one.status)).length;
    const tally = { passed: count(['passed']), failed: count(['failed']), skipped: 0 };
    const skipped = assertionResults.length - tally.passed - tally.failed;
    return withExit({ ...tally, skipped }, status === 'passed');
  });
  return withExit(addTallies(files), ok && report !== undefined);
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Reads Playwright's JSON report. A test that passed only on a second try counts as failed: nothing may be flaky here. */
export function playwrightTally(report: PlaywrightReport | undefined, ok: boolean): Tally {
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const tally = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return withExit(tally, ok && report !== undefined);
}
