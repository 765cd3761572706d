import { describe, expect, it } from 'vitest';
import { addTallies, closingLine, oneCheck, playwrightTally, vitestTally } from '../../.ci/tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('the closing line of npm test', () => {
  it('adds checks, tests and browser tests', () => {
    const total = addTallies([
      oneCheck(true),
      oneCheck(false),
      vitestTally({ testResults: [file('passed', 'passed', 'passed', 'skipped', 'todo')] }, true),
      playwrightTally({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 } }, true),
    ]);
    expect(closingLine(total)).toBe('6 passed, 1 failed, 3 skipped');
  });

  it('counts a test file that does not load as one failure', () => {
    const tally = vitestTally({ testResults: [file('failed'), file('passed', 'passed')] }, false);
    expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a runner that dies without a report, or fails without a failed test, as one failure', () => {
    expect(vitestTally(undefined, true).failed).toBe(1);
    expect(vitestTally({ testResults: [file('passed', 'passed')] }, false)).toMatchObject({ passed: 1, failed: 1 });
    expect(playwrightTally(undefined, false).failed).toBe(1);
  });

  it('lets no flaky test through', () => {
    expect(playwrightTally({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } }, true).failed).toBe(1);
  });
});
