import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { say } from '../project.ts';
import { framesOf, medianFrameMs, medianOf, takeFrames } from './frames.ts';
import { startSample, type StartedSample } from './started-sample.ts';

const tournament = 't-running';
const screens = 4;
const warmUp = 6;
const presses = 60;

/** A frame, and when its work was done. */
type PaintedFrame = readonly [at: number, shown: string, painted: number];

/**
 * In the middle of an evening: from the space bar in the director's room to the changed picture on each of four hall screens: what 99 of 100 stay under, in frames of
 * those screens.
 */
export async function keyToHall(): Promise<number> {
  const sample = await startSample();
  const { path, env } = await findChromium();
  const started = {
    executablePath: path,
    args: chromiumFlags,
    env: { ...process.env, ...env } as Record<string, string>,
  };
  const browser = await chromium.launch(started);
  try {
    await sample.call('clock.jump', { tournament, position: 0, confirmed: true });
    const operator = await openRoom(browser, sample);
    const halls = await Promise.all(Array.from({ length: screens }, () => openHall(browser, sample)));
    await papersDrawn(sample);
    await setTimeout(1000);
    for (let press = 0; press < warmUp + presses; press += 1) {
      await operator.keyboard.press('Space');
      const state = press % 2 === 0 ? 'paused' : 'running';
      await Promise.all(halls.map((hall) => hall.locator(`html[data-state="${state}"]`).waitFor()));
      // Until the director's page has its answer too; not in step with anybody's frames.
      await setTimeout(300 + (press % 7) * 9);
    }
    const keys = await operator.evaluate<number[]>('window.keys_');
    const frames = await Promise.all(halls.map((hall) => hall.evaluate<PaintedFrame[]>(takeFrames)));
    return judged(keys, frames);
  } finally {
    await browser.close();
    await sample.stop();
  }
}

/** A house that was just opened draws the papers that it owes: in the middle of an evening it has done so. */
async function papersDrawn(sample: StartedSample): Promise<void> {
  while ((await sample.call<{ queued: number }>('documents.list', { limit: 1 })).queued > 0) await setTimeout(100);
}

async function openRoom(browser: Browser, { url }: StartedSample): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  // Before anything of the page: whoever takes the key may keep it to himself.
  await page.addInitScript(`window.keys_ = [];
    addEventListener('keydown', ({ key }) => key === ' ' && window.keys_.push(performance.timeOrigin + performance.now()), true)`);
  await page.goto(url.href);
  const form = page.locator('.sign-in');
  await form.getByLabel('Identifiant').fill('mcd1');
  await form.getByLabel('Code personnel').fill('2468');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await page.evaluate((hash) => (location.hash = hash), `/t/${tournament}/room`);
  await page.getByText('Niveau 1').first().waitFor();
  return page;
}

async function openHall(browser: Browser, { url }: StartedSample): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const token = url.searchParams.get('token') ?? '';
  await page.goto(`${url.origin}/screen/clock?tournament=${tournament}&sound=off&token=${token}`);
  await page.locator('.clock').waitFor();
  await page.evaluate(framesOf('document.querySelector(".ck-band") ? "stopped" : "running"'));
  return page;
}

function judged(keys: readonly number[], halls: readonly (readonly PaintedFrame[])[]): number {
  const waits = halls.flatMap((frames) => {
    const frameMs = medianFrameMs(frames);
    const changes = frames.filter(([, shown], index) => index > 0 && shown !== frames[index - 1]?.[1]);
    if (changes.length !== keys.length) throw new Error(`${keys.length} presses made ${changes.length} pictures`);
    return changes.map(([, , painted], index) => ({ ms: painted - (keys[index] ?? NaN), frameMs })).slice(warmUp);
  });
  const ms = waits.map((wait) => wait.ms);
  const usual = medianOf(ms);
  say(`${ms.length} pictures: ${usual.toFixed(1)} ms usually, ${percentile99(ms).toFixed(1)} ms for 99 of 100`);
  return percentile99(waits.map((wait) => wait.ms / wait.frameMs));
}

const percentile99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? NaN;
