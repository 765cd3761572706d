import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from './chromium.ts';

/** Opens a Chromium without a window, with further flags where somebody needs them. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const found = await findChromium();
  return chromium.launch({
    executablePath: found.path,
    args: [...chromiumFlags, ...flags],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}
