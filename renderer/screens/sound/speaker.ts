import type { Reading } from '../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import { answerSoundTests } from '../../desk/index.ts';
import { cueBetween, look, type Heard } from './cues.ts';
import { play } from './tones.ts';

/** One page of this machine sounds, however many screens are open: whoever holds this lock. The next takes over when it closes. */
const lockName = 'tapis-speaker';
/** More than a beat of the pulse, so that each instant is looked at before it has come. */
const aheadMs = 400;

interface Source {
  readonly tournament: () => { readonly id: string; readonly state: TournamentStreamState } | undefined;
  /** `undefined` while the desk's clock is not known. */
  readonly now: () => Reading | undefined;
}

/**
 * Waits until this page may sound, which a browser can refuse until somebody has touched the page, then for its turn, and sounds
 * until the page is closed. Where a page cannot sound at all it stays silent and says nothing.
 */
export async function speak(source: Source): Promise<void> {
  if (!('AudioContext' in window) || !('locks' in navigator)) return;
  const audio = new AudioContext();
  await allowed(audio);
  await navigator.locks.request(lockName, () => sound(audio, source));
}

function allowed(audio: AudioContext): Promise<void> {
  if (audio.state === 'running') return Promise.resolve();
  return new Promise((done) => {
    const touched = (): void => void audio.resume();
    audio.addEventListener('statechange', () => {
      if (audio.state !== 'running') return;
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
      done();
    });
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
  });
}

/** Never ends by itself: the lock is held as long as the page lives. */
function sound(audio: AudioContext, { tournament, now }: Source): Promise<never> {
  const pulse = new Worker(new URL('./pulse-worker.ts', import.meta.url), { type: 'module' });
  answerSoundTests(() => play(audio, 'level', 0));
  let last: { readonly id: string; readonly heard: Heard | undefined } | undefined;
  pulse.addEventListener('message', () => {
    const shown = tournament();
    const reading = now();
    if (!shown || !reading) return;
    const heard = look(shown.state, reading, aheadMs);
    const cue = last?.id === shown.id ? cueBetween(last.heard, heard, aheadMs) : undefined;
    last = { id: shown.id, heard };
    if (cue) play(audio, cue.kind, cue.inMs / 1000);
  });
  return new Promise(() => undefined);
}
