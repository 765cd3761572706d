import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { inProject, say } from './project.ts';

/** What a build makes, each in its own folder of dist/. */
export type Product = 'renderer' | 'desktop';

const sources: Readonly<Record<Product, readonly string[]>> = {
  renderer: ['renderer', 'shared', 'resources', 'tooling', 'package-lock.json'],
  desktop: ['electron', 'shared', 'resources', 'tooling', 'package-lock.json'],
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
 * build: a start that has nothing to do is quick.
 */
export async function ensureBuilt(product: Product): Promise<void> {
  const digest = digestOf(product);
  const stamp = stampOf(product);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  say(product === 'renderer' ? 'building the page' : 'building the desktop host');
  const { buildDesktop, buildRenderer } = await import('./bundles.ts');
  await (product === 'renderer' ? buildRenderer() : buildDesktop());
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(stamp, digest);
}
