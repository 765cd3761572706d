import { inChromium } from './in-chromium.ts';
import type { Measure } from './measure.ts';

/** The hall's time against the true one after stops, hidden and on a slow processor, in frames of the page. */
export const clockErrorFrames: Measure = {
  name: 'clock-error-frames',
  unit: 'frames',
  limit: 1,
  holds: 'at-most',
  run: inChromium('clock-error-frames'),
};

/** From the director's key to the picture on four screens, what 99 of 100 stay under, in frames of those screens. */
export const keyToHallMs: Measure = {
  name: 'key-to-hall-ms',
  unit: 'frames',
  limit: 3,
  holds: 'at-most',
  run: inChromium('key-to-hall-ms'),
};
