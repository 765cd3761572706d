// node .ci/bench/take.ts NAME: takes a measure that needs pages in a real Chromium, and prints its figure alone on stdout.
import { clockErrorFrames } from './clock-error-frames.ts';
import { keyToHall } from './key-to-hall.ts';

const measures: Readonly<Record<string, () => Promise<number>>> = {
  'clock-error-frames': clockErrorFrames,
  'key-to-hall-ms': keyToHall,
};

const take = measures[process.argv[2] ?? ''];
if (!take) throw new Error(`one of: ${Object.keys(measures).join(', ')}`);
console.log(await take());
