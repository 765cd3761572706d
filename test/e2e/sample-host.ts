import { expect, test } from '@playwright/test';
import { startSample, type StartedHost } from './started-host.ts';

/** The sample house behind one host for all tests of a file or group. */
export function useSampleHost(): () => StartedHost {
  let host: StartedHost | undefined;
  test.beforeAll(async () => {
    host = await startSample();
  });
  test.afterAll(async () => {
    expect(await host?.stop()).toBe(0);
  });
  return () => {
    if (!host) throw new Error('the host has not been started yet');
    return host;
  };
}
