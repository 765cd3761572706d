// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { useBundleProof } from '../../../renderer/features/audit/bundle-proof.ts';
import { ToldDesk } from '../../support/told-desk.ts';

const mebibyte = 1 << 20;
const verdict = { findings: [], fingerprint: 'ab', files: 3 };
const bundles = [{ file: 'season.zip', bytes: 5 * mebibyte, at: 1 }];

let scope: EffectScope;
let desk: ToldDesk;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  desk = new ToldDesk({
    'audit.bundles': { bundles },
    'audit.verifyBundle': verdict,
    'audit.progress': { lines: 2 * mebibyte, of: 4.5 * mebibyte },
  });
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({});
  scope = effectScope();
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

const sent = (name: string) => desk.sent.filter((each) => each.name === name).map(({ input }) => input);
async function proof() {
  const shown = scope.run(() => useBundleProof())!;
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}

describe('the proof of a bundle', () => {
  it('lists what lies in the folder, proves the chosen one and shows the verdict', async () => {
    const shown = await proof();
    expect(shown.bundles.value).toEqual(bundles);
    await shown.verify('season.zip');
    expect(sent('audit.verifyBundle')).toMatchObject([{ file: 'season.zip' }]);
    expect([shown.verdict.value, shown.running.value]).toEqual([verdict, false]);
  });

  it('asks for nothing without a file, and proves one bundle at a time', async () => {
    const shown = await proof();
    await shown.verify('');
    expect(sent('audit.verifyBundle')).toEqual([]);
    desk.hold();
    void shown.verify('season.zip');
    void shown.verify('season.zip');
    expect(sent('audit.verifyBundle')).toHaveLength(1);
    desk.release();
  });

  it('is ended when the page is left, by the run that was asked for', async () => {
    const shown = await proof();
    scope.stop();
    expect(sent('audit.stop')).toEqual([]);
    scope = effectScope();
    const again = await proof();
    desk.hold();
    void again.verify('season.zip');
    const [asked] = sent('audit.verifyBundle') as { run: string }[];
    scope.stop();
    expect(sent('audit.stop')).toEqual([{ run: asked?.run }]);
    desk.release();
    expect(shown.running.value).toBe(false);
  });

  it('counts in megabytes while it runs', async () => {
    const shown = await proof();
    desk.hold('audit.verifyBundle');
    const proving = shown.verify('season.zip');
    expect([shown.running.value, shown.done.value, shown.total.value]).toEqual([true, 0, 0]);
    await vi.advanceTimersByTimeAsync(300);
    expect([shown.done.value, shown.total.value]).toEqual([2, 5]);
    desk.release();
    await proving;
    expect(shown.running.value).toBe(false);
  });
});
