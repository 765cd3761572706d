import { setTimeout } from 'node:timers/promises';
import { say } from '../project.ts';
import { framesOf, medianFrameMs, takeFrames, type Frame } from './frames.ts';
import { startChromium, type DrivenPage } from './hidden-chromium.ts';
import { startSample, trueRemaining, type StartedSample } from './started-sample.ts';

const tournament = 't-running';
const hiddenMs = 60_000;
const throttling = 6;

/**
 * How far the time that a hall's screen shows is from the true one, at worst, in frames of that page: after fifty stops, from the first
 * frame after a minute truly hidden, and on a processor six times slower.
 */
export async function clockErrorFrames(): Promise<number> {
  const sample = await startSample();
  const chromium = await startChromium();
  try {
    // A whole level ahead, so that none ends meanwhile.
    await sample.call('clock.jump', { tournament, position: 0, confirmed: true });
    const page = await chromium.open(
      `${sample.url.origin}/screen/clock?tournament=${tournament}&sound=off&token=${sample.url.searchParams.get('token') ?? ''}`,
    );
    await shown(page);
    await page.evaluate(framesOf('document.querySelector("[role=timer]")?.textContent ?? ""'));
    const errors = [
      await errorWhile('after 50 stops', { sample, page }, () => stopOften(sample)),
      await errorWhile('after a minute hidden', { sample, page }, () => hideFor(page)),
      await errorWhile(`on a processor ${throttling} times slower`, { sample, page }, () =>
        page.send('Emulation.setCPUThrottlingRate', { rate: throttling }),
      ),
    ];
    return Math.max(...errors);
  } finally {
    await chromium.close();
    await sample.stop();
  }
}

async function shown(page: DrivenPage): Promise<void> {
  for (let wait = 0; wait < 100; wait += 1) {
    if ((await page.evaluate('document.querySelector("[role=timer]") !== null')) === true) return;
    await setTimeout(100);
  }
  throw new Error('the hall’s screen shows no time');
}

async function stopOften(sample: StartedSample): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await sample.call('clock.pause', { tournament });
    await setTimeout(40);
    await sample.call('clock.resume', { tournament });
    await setTimeout(40);
  }
}

async function hideFor(page: DrivenPage): Promise<void> {
  await page.hide();
  await setTimeout(hiddenMs);
  await page.evaluate(takeFrames);
  await page.show();
}

interface Watched {
  readonly sample: StartedSample;
  readonly page: DrivenPage;
}

/** Does something to the page, then looks at five seconds of its frames. */
async function errorWhile(what: string, { sample, page }: Watched, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(takeFrames);
  await work();
  const from = what.includes('stops') ? performance.timeOrigin + performance.now() + 50 : 0;
  await setTimeout(5000);
  const frames = ((await page.evaluate(takeFrames)) as Frame[]).filter(([at]) => at > from);
  const remaining = await trueRemaining(sample, tournament);
  const frameMs = medianFrameMs(frames);
  const errorMs = Math.max(...frames.map((frame) => errorOf(frame, remaining)));
  say(`${what}: ${errorMs.toFixed(2)} ms wrong at worst in ${frames.length} frames of ${frameMs.toFixed(2)} ms`);
  if (frames.length < 20) throw new Error('too few frames to judge by');
  return errorMs / frameMs;
}

/** A shown second is true while less than it and more than the second before is left. */
function errorOf([at, shown]: Frame, remaining: (at: number) => number): number {
  const seconds = shown.split(':').reduce((sum, part) => sum * 60 + Number(part.trim()), 0);
  const left = remaining(at);
  return Math.max(0, left - seconds * 1000, (seconds - 1) * 1000 - left);
}
