import { computed } from 'vue';
import type { EveningStep, Posting } from '../../../shared/domain/tournament/index.ts';
import { useSessionStore, useTournament } from '../../desk/index.ts';
import { timeText, useTexts } from '../../texts/index.ts';
import { usePress } from './pressing.ts';

/** A step of the evening that people tick by hand: how it stands, in words, and its tick. */
export function useEveningStep(step: EveningStep, accountName: (account: string) => string) {
  const session = useSessionStore();
  const { id, state, zone } = useTournament();
  const { t, language } = useTexts();
  const { busy, press } = usePress('tournament.tickStep');

  const ticked = computed(() => state.value?.plan.steps[step]);
  const note = computed(() => {
    if (!ticked.value) return t(`tournament.step.${step}`);
    const { at, by, lastReceipt, place, means, rulesVersion } = ticked.value;
    const told = { time: timeText(at, language.value, zone.value), name: accountName(by) };
    if (place !== undefined && means !== undefined) {
      const where = { ...told, place, means: t(`tournament.posting.${means}`) };
      if (rulesVersion === undefined) return t('tournament.step.is.hangs', where);
      return t('tournament.step.is.hangsVersion', { ...where, version: rulesVersion });
    }
    if (lastReceipt === undefined) return t('tournament.step.is.did', told);
    return t('tournament.step.is.number', { ...told, number: lastReceipt ?? t('tournament.step.is.none') });
  });

  return {
    ticked,
    note,
    busy,
    mayTick: computed(() => session.has('responsible-director', 'committee-member', 'floor', 'cashier')),
    tick: (posting?: Posting): Promise<unknown> =>
      press({ tournament: id.value, step, done: ticked.value === undefined, ...(posting && { posting }) }),
  };
}
