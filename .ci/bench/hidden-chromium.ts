import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chromiumFlags, findChromium } from '../chromium.ts';

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** One page of a Chromium that is driven without a test framework: only so is a page ever truly hidden. */
export interface DrivenPage {
  send: Send;
  evaluate(expression: string): Promise<unknown>;
  /** Hides the page behind another tab, or with its window; throws when the browser still calls it visible. */
  hide(): Promise<void>;
  show(): Promise<void>;
}

interface Browser {
  open(url: string): Promise<DrivenPage>;
  close(): Promise<void>;
}

export async function startChromium(): Promise<Browser> {
  const { path, env } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'tapis-chromium-'));
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(path, [...flags, '--window-size=1920,1080', 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const send = await connect(await addressIn(child.stderr));
  return {
    open: (url) => openPage(send, url),
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(stderr: AsyncIterable<unknown>): Promise<string> {
  let said = '';
  for await (const chunk of stderr) {
    said += String(chunk);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium ended: ${said}`);
}

interface Heard {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

type SessionSend = (method: string, params: object, sessionId?: string) => Promise<Record<string, unknown>>;

async function connect(address: string): Promise<SessionSend> {
  const socket = new WebSocket(address);
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  const waiting = new Map<number, (message: Heard) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Heard;
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  });
  let lastId = 0;
  return (method, params, sessionId) => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    return new Promise((done, failed) => {
      waiting.set(id, ({ result, error }) => {
        if (error) failed(new Error(`${method}: ${error.message}`));
        else done((result ?? {}) as Record<string, unknown>);
      });
    });
  };
}

async function openPage(browser: SessionSend, url: string): Promise<DrivenPage> {
  const { targetId } = await browser('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser('Target.attachToTarget', { targetId, flatten: true });
  const send: Send = (method, params = {}) => browser(method, params, String(sessionId));
  const evaluate = async (expression: string): Promise<unknown> => {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await send('Runtime.evaluate', asked);
    return (result as { value?: unknown }).value;
  };
  const isHidden = async (): Promise<boolean> => {
    await setTimeout(500);
    return (await evaluate('document.hidden')) === true;
  };
  const { windowId } = await browser('Browser.getWindowForTarget', { targetId });
  const window = (windowState: string) => browser('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  await send('Emulation.setDeviceMetricsOverride', { width: 1920, height: 1080, deviceScaleFactor: 1, mobile: false });
  await send('Page.navigate', { url });
  return {
    send,
    evaluate,
    hide: async () => {
      const other = await browser('Target.createTarget', { url: 'about:blank' });
      await browser('Target.activateTarget', { targetId: other.targetId });
      if (await isHidden()) return;
      // A shell without tabs: its windows can be minimised all the same.
      await window('minimized');
      if (!(await isHidden())) throw new Error('this Chromium does not hide a page');
    },
    show: async () => {
      await window('normal');
      await browser('Target.activateTarget', { targetId });
    },
  };
}
