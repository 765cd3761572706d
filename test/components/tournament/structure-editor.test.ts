// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { h, nextTick, ref, type Ref } from 'vue';
import { freshDraft } from '../../../renderer/features/tournament/fresh-draft.ts';
import type { ScheduleRow } from '../../../renderer/features/tournament/schedule-rows.ts';
import type { TermsDraft } from '../../../renderer/features/tournament/terms-draft.ts';
import TournamentStructure from '../../../renderer/features/tournament/TournamentStructure.vue';
import { houseState, profile } from '../../support/tournament-state.ts';
import { show } from '../ui/mounting.ts';
import { press } from '../ui/typing.ts';

const level = (smallBlind: number): ScheduleRow => ({
  ...{ kind: 'level', smallBlind, bigBlind: smallBlind * 2, bigBlindAnte: 0, minutes: 20 },
});
const pause: ScheduleRow = { kind: 'break', minutes: 15, colourUp: [] };

describe('the structure under the hand', () => {
  let page: ReturnType<typeof show>;
  let draft: Ref<TermsDraft>;

  beforeEach(() => {
    setActivePinia(createPinia());
    draft = ref({ ...freshDraft(houseState().house, profile), rows: [level(100), level(200), pause, level(300)] });
    page = show(() =>
      h(TournamentStructure, {
        modelValue: draft.value,
        'onUpdate:modelValue': (next: TermsDraft) => (draft.value = next),
      }),
    );
  });
  afterEach(() => page.unmount());

  const words = (): string =>
    draft.value.rows.map((row) => (row.kind === 'break' ? 'pause' : String(row.smallBlind))).join(' ');
  const field = (row: number, column: number): HTMLInputElement =>
    page.findAll('tbody tr')[row]!.findAll('input')[column]!.element;
  const settle = async (): Promise<void> => {
    await nextTick();
    await nextTick();
  };
  async function strike(key: string, more: KeyboardEventInit = {}): Promise<void> {
    press(key, more);
    await settle();
  }

  it('goes up and down in one column, past breaks', async () => {
    field(0, 1).focus();
    await strike('ArrowDown');
    expect(document.activeElement).toBe(field(1, 1));
    await strike('ArrowUp');
    await strike('ArrowUp');
    expect(document.activeElement).toBe(field(0, 1));
  });

  it('moves the row with Alt and the arrows, and the focus with it', async () => {
    field(0, 2).focus();
    await strike('ArrowDown', { altKey: true });
    expect(words()).toBe('200 100 pause 300');
    expect(document.activeElement).toBe(field(1, 2));
  });

  it('puts in, and takes out, the row at hand', async () => {
    field(1, 0).focus();
    await strike('F2');
    expect(words()).toBe('100 200 200 pause 300');
    expect(document.activeElement).toBe(field(2, 0));
    await strike('F8');
    expect(words()).toBe('100 200 pause 300');
    field(0, 0).focus();
    await strike('F3');
    expect(words()).toBe('100 pause 200 pause 300');
  });

  it('takes figures as they are typed; an emptied field is no zero', async () => {
    await page.findAll('tbody tr')[0]!.findAll('input')[0]!.setValue('1 250');
    expect(draft.value.rows[0]).toMatchObject({ smallBlind: 1250 });
    await page.findAll('tbody tr')[0]!.findAll('input')[0]!.setValue('');
    expect(draft.value.rows[0]).toMatchObject({ smallBlind: null });
  });

  it('reads the chips that leave from a break’s field', async () => {
    await page.findAll('tbody tr')[2]!.findAll('input')[0]!.setValue('25, 100');
    expect(draft.value.rows[2]).toMatchObject({ colourUp: [25, 100] });
  });
});
