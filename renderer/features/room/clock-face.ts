import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { clockFace, type ClockFace } from '../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import { deskNow } from '../../desk/index.ts';
import { secondsShown } from '../../texts/index.ts';

/**
 * The clock's face, kept to the frame. Nothing counts here: each frame asks what the anchors and the desk's time give, and only a
 * change of what is shown (a second, a level, a state) reaches the page (C02, C03).
 */
export function useClockFace(
  state: () => TournamentStreamState | undefined,
): Readonly<ShallowRef<ClockFace | undefined>> {
  const face = shallowRef<ClockFace>();
  let frame = 0;
  let shown = '';

  function look(): void {
    const now = state();
    const next = now && clockFace(now, deskNow());
    const signs = next ? `${next.status} ${next.position} ${secondsShown(next.remainingMs)}` : '';
    if (signs === shown) return;
    shown = signs;
    face.value = next;
  }
  function run(): void {
    look();
    frame = requestAnimationFrame(run);
  }

  watch(
    state,
    () => {
      shown = '';
      look();
    },
    { immediate: true },
  );
  frame = requestAnimationFrame(run);
  onScopeDispose(() => cancelAnimationFrame(frame));
  return face;
}
