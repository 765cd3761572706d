// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { h, nextTick, ref } from 'vue';
import TournamentNumber from '../../../renderer/features/tournament/TournamentNumber.vue';
import { show } from '../ui/mounting.ts';

let page: ReturnType<typeof show>;
afterEach(() => page.unmount());

it('what is typed into a number that stands there takes its place, thousands apart or not', async () => {
  const chips = ref<number | null>(20_000);
  page = show(() =>
    h(TournamentNumber, {
      modelValue: chips.value,
      'onUpdate:modelValue': (now: number | null) => (chips.value = now),
    }),
  );
  const input = page.get('input').element;
  expect(input.value).toMatch(/^20\s000$/u);
  input.focus();
  await nextTick();
  await nextTick();
  expect(input.value).toBe('20000');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});
