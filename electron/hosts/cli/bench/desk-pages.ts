import { inChromium } from './in-chromium.ts';
import type { Measure } from './measure.ts';

/** What a change of the desk costs the director's page in script, at 143 entries, in frames of that page. */
export const commandToUi: Measure = {
  name: 'command-to-ui',
  unit: 'frames',
  limit: 1,
  holds: 'at-most',
  run: inChromium('command-to-ui'),
};

/** From a keystroke of a search to its list, with 10 000 persons on file, in frames of that page. */
export const search10k: Measure = {
  name: 'search-10k',
  unit: 'frames',
  limit: 2,
  holds: 'at-most',
  run: inChromium('search-10k'),
};
