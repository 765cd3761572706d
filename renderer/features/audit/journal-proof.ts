import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query } from '../../desk/index.ts';

/** What a whole proof came to. */
export interface Proven {
  readonly lines: number;
  readonly hash: string;
}

export interface JournalProof {
  readonly running: Readonly<Ref<boolean>>;
  readonly done: Readonly<Ref<number>>;
  readonly total: Readonly<Ref<number>>;
  readonly proven: Readonly<ShallowRef<Proven | undefined>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const lookEveryMs = 300;

/** The proof of the whole chain: it runs in a worker of the desk, is asked how far it is, and ends when the page is left. */
export function useJournalProof(): JournalProof {
  const running = ref(false);
  const done = ref(0);
  const total = ref(0);
  const proven = shallowRef<Proven>();
  const refusal = shallowRef<Refusal>();
  let run = '';

  async function look(): Promise<void> {
    const outcome = await query<{ readonly lines: number; readonly of: number }>('audit.progress', { run });
    if (!outcome.ok || !running.value || outcome.answer.of === 0) return;
    done.value = outcome.answer.lines;
    total.value = outcome.answer.of;
  }

  async function start(): Promise<void> {
    if (running.value) return;
    run = `run-${crypto.randomUUID()}`;
    running.value = true;
    done.value = 0;
    proven.value = undefined;
    refusal.value = undefined;
    const looking = setInterval(() => void look(), lookEveryMs);
    const outcome = await query<Proven>('audit.verify', { run });
    clearInterval(looking);
    running.value = false;
    if (outcome.ok) proven.value = outcome.answer;
    else refusal.value = outcome.refusal;
  }

  async function stop(): Promise<void> {
    if (running.value) await query('audit.stop', { run });
  }

  onScopeDispose(() => void stop());
  return { running, done, total, proven, refusal, start, stop };
}
