import type { CueKind } from './cues.ts';

interface Tone {
  readonly hertz: number;
  /** Seconds after the sound's beginning. */
  readonly at: number;
  readonly seconds: number;
}

/** Made here from plain tones, so that nobody's recording is needed: two knocks, a rising chord, a call back to the table. */
const tunes: Readonly<Record<CueKind, readonly Tone[]>> = {
  minute: [
    { hertz: 880, at: 0, seconds: 0.25 },
    { hertz: 880, at: 0.35, seconds: 0.25 },
  ],
  level: [
    { hertz: 523.25, at: 0, seconds: 0.5 },
    { hertz: 659.25, at: 0.22, seconds: 0.5 },
    { hertz: 783.99, at: 0.44, seconds: 1.1 },
  ],
  'break-end': [
    { hertz: 783.99, at: 0, seconds: 0.4 },
    { hertz: 523.25, at: 0.3, seconds: 0.4 },
    { hertz: 783.99, at: 0.6, seconds: 1 },
  ],
};

const loudness = 0.5;
const attackSeconds = 0.015;
const silence = 0.0001;

/** Plays a cue's tune, beginning in so many seconds, on the audio clock: a busy page does not delay it. */
export function play(audio: AudioContext, kind: CueKind, inSeconds: number): void {
  const begins = audio.currentTime + Math.max(0, inSeconds);
  for (const { hertz, at, seconds } of tunes[kind]) strike(audio, hertz, { from: begins + at, seconds });
}

function strike(audio: AudioContext, hertz: number, { from, seconds }: { from: number; seconds: number }): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(silence, from);
  volume.gain.exponentialRampToValueAtTime(loudness, from + attackSeconds);
  volume.gain.exponentialRampToValueAtTime(silence, from + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
