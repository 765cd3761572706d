import type { Page } from 'playwright';
import { median } from '../../electron/hosts/cli/bench/measure.ts';
import { say } from '../project.ts';
import { evening, inFullRoom, type FullRoom } from './full-room.ts';
import { framesOf, medianFrameMs, takeFrames, type Frame } from './frames.ts';

const persons = 10_000;
const searches = 20;

/**
 * From the keystroke that completes a search to its list on the screen, in frames of that page: names out of what the page knows, and
 * document numbers, for which it asks the desk among everybody on file. The slower of the two medians.
 */
export const search10k = (): Promise<number> =>
  inFullRoom({ section: 'registration', login: 'caisse1', watch: keystrokesToList, persons }, measured);

async function measured({ page }: FullRoom): Promise<number> {
  await page.locator('.regdesk').waitFor();
  await page.keyboard.press('F7');
  await page.getByRole('combobox').waitFor();
  await page.evaluate(framesOf('0'));
  const rows = evening.entrants.filter(
    ({ document_number, surname }) => document_number.length > 6 && surname.length > 3,
  );
  const byName = await typed(
    page,
    rows.map(({ surname }) => surname.slice(0, 4)),
  );
  const byDocument = await typed(
    page,
    rows.map(({ document_number }) => document_number),
  );
  const frameMs = medianFrameMs(await page.evaluate<Frame[]>(takeFrames));
  say(
    `search-10k: names ${byName.toFixed(1)} ms, documents ${byDocument.toFixed(1)} ms, a frame is ${frameMs.toFixed(1)} ms`,
  );
  return Math.max(byName, byDocument) / frameMs;
}

/** The median time (ms) from the last key of each text to its list. */
async function typed(page: Page, texts: readonly string[]): Promise<number> {
  for (const text of texts.slice(0, searches)) {
    await page.getByRole('combobox').fill(text.slice(0, -1));
    await page.waitForTimeout(200);
    await page.keyboard.press(text.slice(-1));
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(100);
  }
  const times = await page.evaluate<number[]>('window.toList_.splice(0)');
  if (times.length < searches) throw new Error(`${times.length} lists came after ${searches} keystrokes`);
  return median(times);
}

/** Keeps, in the page, the time from a key that was pressed to the frame that shows the list it changed. */
const keystrokesToList = `(() => {
  window.toList_ = [];
  let pressedAt;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => window.toList_.push(performance.now() - data);
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(() => {
    if (pressedAt === undefined || !document.querySelector('#reg-found [role=option]')) return;
    const since = pressedAt;
    pressedAt = undefined;
    requestAnimationFrame(() => port2.postMessage(since));
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})()`;
