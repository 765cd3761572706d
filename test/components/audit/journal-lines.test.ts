// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, ref, type EffectScope } from 'vue';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import { useJournalLines, type ShownLine } from '../../../renderer/features/audit/journal-lines.ts';
import { ToldDesk } from '../../support/told-desk.ts';

const line = (seq: number) => ({ seq }) as ShownLine;

let scope: EffectScope;
let answers: Record<string, object>;
let desk: ToldDesk;

/** The journal's head stands at line 1, and at line 2 after a change. */
beforeEach(() => {
  setActivePinia(createPinia());
  answers = { 'audit.lines': { lines: [line(1)], last: 1 } };
  desk = new ToldDesk(answers);
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  desk.snapshot({});
  scope = effectScope();
});
afterEach(() => scope.stop());

const asked = (): unknown[] => desk.sent.map(({ input }) => input);
const seqs = (lines: readonly ShownLine[]): number[] => lines.map(({ seq }) => seq);

describe('the lines of the journal', () => {
  it('are loaded from the head down, and what is written comes on top', async () => {
    const shown = scope.run(() => useJournalLines(() => ({ stream: 'house' })))!;
    await vi.waitFor(() => expect(seqs(shown.lines.value)).toEqual([1]));
    expect(asked()).toEqual([{ stream: 'house', before: 2, limit: 200 }]);
    answers['audit.lines'] = { lines: [line(2)], last: 2 };
    desk.change('levy.lineEntered', {});
    await vi.waitFor(() => expect(seqs(shown.lines.value)).toEqual([2, 1]));
    expect(asked().at(-1)).toEqual({ stream: 'house', after: 1, limit: 500 });
  });

  it('ask no further where nothing older is', async () => {
    const shown = scope.run(() => useJournalLines(() => ({})))!;
    await vi.waitFor(() => expect(shown.busy.value).toBe(false));
    await shown.more();
    expect(asked()).toHaveLength(1);
  });

  it('drop the answer to an older filter', async () => {
    const topic = ref('levy.');
    desk.hold();
    const shown = scope.run(() => useJournalLines(() => ({ types: [topic.value] })))!;
    answers['audit.lines'] = { lines: [line(7)], last: 1 };
    topic.value = 'conduct.';
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    desk.release();
    await vi.waitFor(() => expect(seqs(shown.lines.value)).toEqual([7]));
    expect(shown.busy.value).toBe(false);
  });

  it('stay where somebody jumped to while others are written, until another filter', async () => {
    const topic = ref('levy.');
    const shown = scope.run(() => useJournalLines(() => ({ types: [topic.value] })))!;
    shown.jump(1);
    await vi.waitFor(() => expect(seqs(shown.lines.value)).toEqual([1]));
    const before = asked().length;
    desk.change('levy.lineEntered', {});
    expect([asked().length, shown.jumpedTo.value]).toEqual([before, 1]);
    topic.value = 'conduct.';
    await vi.waitFor(() => expect(shown.jumpedTo.value).toBeNull());
  });
});
