import { fullTournament } from '../../electron/hosts/cli/sample/full-evening.ts';
import { median } from '../../electron/hosts/cli/bench/measure.ts';
import { say } from '../project.ts';
import { inFullRoom, type FullRoom } from './full-room.ts';
import { framesOf, medianFrameMs, takeFrames, type Frame } from './frames.ts';

const changes = 40;
/** So long after a change the page has heard what it asked the desk because of it. */
const quietMs = 400;

/**
 * What a change of the desk costs the director's room in script, in frames of that page: from the arrival of a message to the DOM that
 * it changed, all messages of one elimination together (the change, and the answers to what the page asks then). The median.
 */
export const commandToUi = (): Promise<number> =>
  inFullRoom({ section: 'room', login: 'sol1', watch: messagesToDom }, measured);

async function measured({ page, desk }: FullRoom): Promise<number> {
  await page.locator('.room .grid8').waitFor();
  const tournament = fullTournament;
  const { entries } = await desk.call<{ entries: { entry: string }[] }>('registration.list', { tournament });
  await page.evaluate(framesOf('0'));
  const costs: number[] = [];
  for (const { entry } of entries.slice(0, changes)) {
    await page.evaluate('window.toDom_.splice(0)');
    await desk.call('standings.eliminate', { tournament, busts: [{ entry }] });
    await page.waitForTimeout(quietMs);
    const spans = await page.evaluate<number[]>('window.toDom_');
    if (spans.length === 0) throw new Error(`the page does not show that ${entry} is out`);
    costs.push(spans.reduce((sum, span) => sum + span));
  }
  const frameMs = medianFrameMs(await page.evaluate<Frame[]>(takeFrames));
  const most = Math.max(...costs);
  say(
    `command-to-ui: median ${median(costs).toFixed(1)} ms, most ${most.toFixed(1)} ms; a frame is ${frameMs.toFixed(1)} ms`,
  );
  return median(costs) / frameMs;
}

/**
 * Keeps, in the page, how long the script of each message ran until the DOM was changed: an observer hears of changes once the work
 * that made them is over, before anything else runs.
 */
const messagesToDom = `(() => {
  window.toDom_ = [];
  let arrivedAt;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (arrivedAt = undefined);
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        arrivedAt = performance.now();
        port2.postMessage(0);
      });
    }
  };
  new MutationObserver(() => {
    if (arrivedAt === undefined) return;
    window.toDom_.push(performance.now() - arrivedAt);
    arrivedAt = undefined;
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})()`;
