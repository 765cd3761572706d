import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** One file of the built page, ready to be sent. */
export interface PageFile {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * What every answer carries, from both hosts. Images may be `data:` because the marks and icons of the design stand in its
 * style sheet; nothing else comes from anywhere but here, and no script or style stands in the page itself.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=()',
};

/** The addresses of the pages, and the built file behind each. */
const pages: Readonly<Record<string, string>> = { '/': '/app/index.html', '/screen/clock': '/screens/index.html' };

/**
 * Reads the built pages once into memory. Only these paths can ever be asked for, so no path can lead out of the folder.
 * Keys are URL paths (`/assets/main.js`, `/screen/clock`). Throws when the folder lacks a page.
 */
export function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const page = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    page.set(file.slice(folder.length).replaceAll('\\', '/'), pageFile(file));
  }
  for (const [address, built] of Object.entries(pages)) {
    const file = page.get(built);
    if (!file) throw new Error(`no page ${built} in ${folder}: build it with "npm run build"`);
    page.set(address, file);
  }
  return page;
}

function pageFile(file: string): PageFile {
  const type = types[extname(file)] ?? 'application/octet-stream';
  // Everything but the page itself has its content's hash in its name.
  const cache = extname(file) === '.html' ? 'no-store' : 'private, max-age=31536000, immutable';
  return { body: readFileSync(file), headers: { 'content-type': type, 'cache-control': cache } };
}
