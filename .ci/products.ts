import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inProject, say } from './project.ts';

/** What a build makes, each in its own folder of dist/. */
export type Product = 'renderer' | 'desktop';

const sources: Readonly<Record<Product, readonly string[]>> = {
  renderer: ['renderer', 'shared', 'resources', 'docs', '.ci', 'package-lock.json'],
  desktop: ['electron', 'shared', 'resources', '.ci', 'package-lock.json'],
};

export const rendererFolder = inProject('dist', 'renderer');

const stampOf = (product: Product): string => inProject('dist', `${product}.sources`);

/** A digest of everything that a product is made from. */
function digestOf(product: Product): string {
  const digest = createHash('sha256');
  for (const source of sources[product]) {
    for (const file of filesUnder(inProject(source)).sort()) digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex');
}

function filesUnder(path: string): string[] {
  if (extname(path) === '.json') return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Builds a product unless what is there was made from the same sources. The bundler is loaded only when there is something to
 * build: a start that has nothing to do is quick. Two processes that want the same product build it once.
 */
export async function ensureBuilt(product: Product): Promise<void> {
  if (isFresh(product)) return;
  await alone(async () => {
    if (isFresh(product)) return;
    say(product === 'renderer' ? 'building the page' : 'building the desktop host');
    const digest = digestOf(product);
    const { buildDesktop, buildRenderer } = await import('./bundles.ts');
    await (product === 'renderer' ? buildRenderer() : buildDesktop());
    writeFileSync(stampOf(product), digest);
  });
}

function isFresh(product: Product): boolean {
  const stamp = stampOf(product);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(product);
}

/** A folder that can be made only once is the lock; one that is older than any build was left by a process that died. */
async function alone(work: () => Promise<void>): Promise<void> {
  const lock = inProject('dist', '.building');
  mkdirSync(inProject('dist'), { recursive: true });
  while (!taken(lock)) {
    if (ageMs(lock) > abandonedMs) rmSync(lock, { recursive: true, force: true });
    await setTimeout(100);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const abandonedMs = 120_000;

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false; // somebody else builds
  }
}

const ageMs = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
