// node .ci/bench/take.ts NAME: takes a measure that needs pages in a real Chromium, and prints its figure alone on stdout.
import { clockErrorFrames } from './clock-error-frames.ts';
import { commandToUi } from './command-to-ui.ts';
import { keyToHall } from './key-to-hall.ts';
import { search10k } from './search-10k.ts';

const measures: Readonly<Record<string, () => Promise<number>>> = {
  'clock-error-frames': clockErrorFrames,
  'key-to-hall-ms': keyToHall,
  'command-to-ui': commandToUi,
  'search-10k': search10k,
};

const take = measures[process.argv[2] ?? ''];
if (!take) throw new Error(`one of: ${Object.keys(measures).join(', ')}`);
console.log(await take());
