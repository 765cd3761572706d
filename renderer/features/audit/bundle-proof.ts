import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query } from '../../desk/index.ts';

/** What was found out about a bundle; it holds when there are no findings. */
export interface BundleVerdict {
  readonly findings: readonly Refusal[];
  readonly fingerprint: string | null;
  readonly files: number;
  readonly chain: { readonly lines: number; readonly hash: string } | null;
  readonly tables: number;
  readonly papers: { readonly held: number; readonly absent: number };
  readonly seals: readonly { readonly day: string; readonly line: number; readonly hash: string }[];
}

export interface FoundBundle {
  readonly file: string;
  readonly bytes: number | null;
  readonly at: number;
}

export interface BundleProof {
  readonly bundles: Readonly<ShallowRef<readonly FoundBundle[]>>;
  readonly running: Readonly<Ref<boolean>>;
  readonly done: Readonly<Ref<number>>;
  readonly total: Readonly<Ref<number>>;
  readonly verdict: Readonly<ShallowRef<BundleVerdict | undefined>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  readonly look: () => Promise<void>;
  readonly verify: (file: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const lookEveryMs = 300;
const mebibyte = 1 << 20;

/** Proves a bundle of the folder of exports, with nothing but the bundle; counted in megabytes, and ended when the page is left. */
export function useBundleProof(): BundleProof {
  const bundles = shallowRef<readonly FoundBundle[]>([]);
  const running = ref(false);
  const done = ref(0);
  const total = ref(0);
  const verdict = shallowRef<BundleVerdict>();
  const refusal = shallowRef<Refusal>();
  let run = '';

  async function look(): Promise<void> {
    const outcome = await query<{ readonly bundles: readonly FoundBundle[] }>('audit.bundles');
    if (outcome.ok) bundles.value = outcome.answer.bundles;
    else refusal.value = outcome.refusal;
  }

  async function progress(): Promise<void> {
    const outcome = await query<{ readonly lines: number; readonly of: number }>('audit.progress', { run });
    if (!outcome.ok || !running.value || outcome.answer.of === 0) return;
    done.value = Math.round(outcome.answer.lines / mebibyte);
    total.value = Math.ceil(outcome.answer.of / mebibyte);
  }

  async function verify(file: string): Promise<void> {
    if (running.value || file === '') return;
    run = `run-${crypto.randomUUID()}`;
    running.value = true;
    [done.value, total.value] = [0, 0];
    verdict.value = undefined;
    refusal.value = undefined;
    const looking = setInterval(() => void progress(), lookEveryMs);
    const outcome = await query<BundleVerdict>('audit.verifyBundle', { file, run });
    clearInterval(looking);
    running.value = false;
    if (outcome.ok) verdict.value = outcome.answer;
    else refusal.value = outcome.refusal;
  }

  async function stop(): Promise<void> {
    if (running.value) await query('audit.stop', { run });
  }

  void look();
  onScopeDispose(() => void stop());
  return { bundles, running, done, total, verdict, refusal, look, verify, stop };
}
