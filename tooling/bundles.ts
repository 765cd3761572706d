import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { extname, join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig, type Plugin } from 'vite';
import { inProject } from './project.ts';

/** What a build makes, each in its own folder of dist/. */
export type Product = 'renderer' | 'desktop';

const sources: Readonly<Record<Product, readonly string[]>> = {
  renderer: ['renderer', 'shared', 'resources', 'tooling', 'package-lock.json'],
  desktop: ['electron', 'shared', 'resources', 'tooling', 'package-lock.json'],
};

export const rendererFolder = inProject('dist', 'renderer');
export const desktopFolder = inProject('dist', 'desktop');

const base = { configFile: false, envFile: false, logLevel: 'warn' } as const satisfies InlineConfig;
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { readonly version: string };

/** The page that both hosts serve. */
async function buildRenderer(): Promise<void> {
  await build({
    ...base,
    root: inProject('renderer', 'app'),
    base: './',
    plugins: [vue()],
    define: {
      __TAPIS_VERSION__: JSON.stringify(version),
      // vue-i18n: no compilation of messages by `new Function`, which the content security policy forbids.
      __INTLIFY_JIT_COMPILATION__: 'true',
      __INTLIFY_DROP_MESSAGE_COMPILER__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
    },
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      target: 'chrome140',
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  });
}

/** Packages that stay outside the bundle: native code, and those that read files of their own beside them. */
const external = [
  'electron',
  'better-sqlite3',
  'pdfkit',
  'fontkit',
  'bwip-js',
  /^@expo-google-fonts\//,
  /^node:/,
  ...builtinModules,
];

/**
 * Node finds a worker by `new URL('./x.ts', import.meta.url)`. In the bundle that file is a chunk of its own: this makes one
 * and points the address there.
 */
function workersAsChunks(): Plugin {
  return {
    name: 'workers-as-chunks',
    async transform(code, id) {
      const found = [...code.matchAll(/new URL\('(\.{1,2}\/[^']+\.ts)',\s*import\.meta\.url\)/g)];
      if (found.length === 0) return null;
      let result = code;
      for (const [whole, relative = ''] of found) {
        const worker = await this.resolve(relative, id);
        if (!worker) throw new Error(`${id} names ${relative}, which does not exist`);
        const chunk = this.emitFile({ type: 'chunk', id: worker.id });
        result = result.replace(whole, `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`);
      }
      return { code: result, map: null };
    },
  };
}

function nodeBundle(entry: string, format: 'es' | 'cjs'): InlineConfig {
  const name = entry.slice(0, -extname(entry).length);
  return {
    ...base,
    root: inProject(),
    plugins: format === 'es' ? [workersAsChunks()] : [],
    resolve: { conditions: ['node', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: desktopFolder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { [name]: inProject('electron', 'hosts', 'desktop', entry) },
        external,
        output: {
          format,
          entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
          chunkFileNames: '[name].js',
        },
      },
    },
  };
}

/** Electron's main (an ES module with its workers beside it) and its sandboxed preload (one CommonJS file). */
async function buildDesktop(): Promise<void> {
  await build(nodeBundle('main.ts', 'es'));
  await build(nodeBundle('preload.ts', 'cjs'));
}

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

/** Builds a product unless what is there was made from the same sources. Answers whether it had to. */
export async function ensureBuilt(product: Product, onBuild: () => void): Promise<void> {
  const digest = digestOf(product);
  const stamp = stampOf(product);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  onBuild();
  await (product === 'renderer' ? buildRenderer() : buildDesktop());
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(stamp, digest);
}
