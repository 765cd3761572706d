import { screen } from 'electron';
import type { PageFile } from '../door/page.ts';
import { securityHeaders } from '../door/page.ts';
import { pageOrigin } from './channel.ts';
import { inOrder } from './displays.ts';
import { makeWindow } from './window.ts';

const shownMs = 3000;
const size = { width: 360, height: 280 };

const styles = `html { background: #0a0e13; color: #f4f1ea; font: 600 180px/280px system-ui, sans-serif; text-align: center; }
body { margin: 0; }`;

/** One page for each number, so that the address says what it shows and no script is needed. */
export function identifyPages(): ReadonlyMap<string, PageFile> {
  const pages = new Map<string, PageFile>([
    ['/display/style.css', { body: Buffer.from(styles), headers: { 'content-type': 'text/css; charset=utf-8' } }],
  ]);
  for (let number = 1; number <= 9; number += 1) {
    const html = `<!doctype html><html lang="fr"><title>${number}</title><link rel="stylesheet" href="/display/style.css"><body>${number}</body></html>`;
    const headers = { ...securityHeaders, 'content-type': 'text/html; charset=utf-8' };
    pages.set(`/display/${number}`, { body: Buffer.from(html), headers });
  }
  return pages;
}

/** Shows its number in the middle of each display for three seconds. Answers how many displays there are. */
export function identifyDisplays(): { readonly displays: number } {
  const displays = inOrder(screen.getAllDisplays());
  for (const [index, { bounds }] of displays.slice(0, 9).entries()) {
    const window = makeWindow({
      ...size,
      x: bounds.x + Math.floor((bounds.width - size.width) / 2),
      y: bounds.y + Math.floor((bounds.height - size.height) / 2),
      frame: false,
      focusable: false,
      skipTaskbar: true,
      alwaysOnTop: true,
      speaks: false,
    });
    window.once('ready-to-show', () => window.showInactive());
    void window.loadURL(`${pageOrigin}/display/${index + 1}`);
    setTimeout(() => {
      if (!window.isDestroyed()) window.destroy();
    }, shownMs);
  }
  return { displays: displays.length };
}
