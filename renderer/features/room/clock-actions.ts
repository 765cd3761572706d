import { nextTick, shallowRef, ref } from 'vue';
import type { ClockState } from '../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { command } from '../../desk/index.ts';
import { useTexts, type TextKey } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';
import { toggling } from './clock-toggle.ts';

interface Target {
  readonly tournament: () => string;
  readonly state: () => TournamentStreamState | undefined;
}

interface Act {
  readonly name: string;
  readonly input?: object;
  /** Said when it is done, with the way back. */
  readonly said?: { readonly key: TextKey; readonly values?: Readonly<Record<string, string | number>> };
}

const lastAction = (clock: ClockState | undefined): number | undefined => clock?.history.at(-1)?.at;

const minuteMs = 60_000;

/** The clock's commands for buttons and keys: one at a time, each with its way back. */
export function useClockActions({ tournament, state }: Target) {
  const { t } = useTexts();
  const busy = ref(false);
  let inHand: Promise<unknown> = Promise.resolve();
  const refusal = shallowRef<Refusal>();

  async function give({ name, input = {}, said }: Act): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = undefined;
    const answered = command(name, { tournament: tournament(), ...input });
    inHand = answered.finally(() => (busy.value = false));
    await inHand;
    const outcome = await answered;
    if (!outcome.ok) {
      refusal.value = outcome.refusal;
      return false;
    }
    if (said) await sayDone(said);
    return true;
  }

  async function sayDone({ key, values = {} }: NonNullable<Act['said']>): Promise<void> {
    await nextTick();
    const done = lastAction(state()?.clock);
    toast({ kind: 'info', text: t(key, values), undo: () => void undo(done) });
  }

  /** Takes the last action back; not one that somebody else has given since. */
  async function undo(meant = lastAction(state()?.clock)): Promise<void> {
    if (meant !== lastAction(state()?.clock)) toast({ kind: 'warn', text: t('room.clock.undoneElsewhere') });
    else if (await give({ name: 'clock.undo' })) toast({ kind: 'ok', text: t('room.clock.undone') });
  }

  const pause = () => give({ name: 'clock.pause', said: { key: 'room.clock.saidPaused' } });
  const resume = () => give({ name: 'clock.resume', said: { key: 'room.clock.saidResumed' } });

  const toggle = toggling({
    status: () => state()?.clock.core.status,
    settled: () => inHand,
    turn: { paused: pause, running: resume },
  });

  return {
    busy,
    refusal,
    give,
    pause,
    resume,
    undo: () => undo(),
    toggle,
    adjust: (minutes: number) =>
      give({
        name: 'clock.adjust',
        input: { byMs: minutes * minuteMs },
        said: { key: minutes > 0 ? 'room.clock.saidGiven' : 'room.clock.saidTaken' },
      }),
    jump: (position: number) =>
      give({ name: 'clock.jump', input: { position, confirmed: true }, said: { key: 'room.clock.saidJumped' } }),
    start: () => give({ name: 'clock.start' }),
    recover: (choice: 'resume' | 'count-gap') => give({ name: 'clock.recover', input: { choice } }),
  };
}

export type ClockActions = ReturnType<typeof useClockActions>;
