import { computed, shallowRef } from 'vue';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { command, deskNow, useSubmission } from '../../desk/index.ts';
import { rankText } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';
import { useEliminationDraft } from './elimination-draft.ts';
import { eliminationInput, readDraft, type DraftLine } from './elimination.ts';
import { sheetOf } from './figures.ts';
import { rebuysSold } from './rebuys-sold.ts';
import { prizeAt, type PrizeTold } from './prize-told.ts';
import type { useRoom } from './room.ts';

/** Gives a typed elimination to the desk: the places and prizes it would give, and the way back. */
export function useEliminationDesk({ t, id, state, profile, inPlay, name, language }: ReturnType<typeof useRoom>) {
  const submission = useSubmission<{ readonly hand: number }>('standings.eliminate');
  const notTakenBack = shallowRef<Refusal>();
  const typing = useEliminationDraft(() => inPlay.value);

  const reading = computed(() => {
    const rule = profile.value?.standings.sameHand ?? 'stack';
    return state.value && readDraft(state.value.standings, typing.draft.value, rule);
  });
  const sheet = computed(() => (state.value ? sheetOf(state.value, profile.value) : undefined));
  const mayReturn = computed(
    () => typing.draft.value.busts.length > 0 && state.value !== undefined && rebuysSold(state.value, deskNow()),
  );

  function forgive(): void {
    submission.clear();
    notTakenBack.value = undefined;
  }

  async function eliminate(): Promise<boolean> {
    const now = reading.value;
    if (!now?.ready || submission.busy.value) return false;
    const { lines } = now;
    const done = await submission.submit(eliminationInput(id.value, typing.draft.value, now));
    if (!done) return false;
    typing.clear();
    const undo = (): void => void reinstate(lines.map(({ entry }) => entry));
    toast({ kind: 'ok', icon: 'user-x', text: lines.map(told).join(' '), undo });
    return true;
  }

  function told({ entry, place }: DraftLine): string {
    const rank = place ? rankText(place.rank, language.value).join('') : '';
    return t('room.out.told', { rank, name: name(entry) });
  }

  /** Takes eliminations back, the last named first; what cannot be taken back says why. */
  async function reinstate(entries: readonly string[]): Promise<void> {
    for (const entry of entries.toReversed()) {
      const outcome = await command('standings.reinstate', { tournament: id.value, entry });
      if (outcome.ok) toast({ kind: 'ok', icon: 'user-check', text: t('room.out.reinstated', { name: name(entry) }) });
      else notTakenBack.value = outcome.refusal;
    }
  }

  return {
    ...typing,
    reading,
    mayReturn,
    eliminate,
    busy: submission.busy,
    refusal: computed(() => submission.refusal.value ?? notTakenBack.value),
    frozen: computed(() => sheet.value?.status === 'frozen'),
    prizeOf: (place: { readonly rank: number; readonly sharedThrough: number }): PrizeTold =>
      prizeAt(sheet.value, place),
    type: (typed: string): void => {
      forgive();
      typing.type(typed);
    },
    clear: (): void => {
      forgive();
      typing.clear();
    },
  };
}
