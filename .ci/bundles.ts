import { readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, extname, resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig, type Plugin } from 'vite';
import { rendererFolder } from './products.ts';
import { inProject } from './project.ts';

const desktopFolder = inProject('dist', 'desktop');

const base = { configFile: false, logLevel: 'warn' } as const satisfies InlineConfig;
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { readonly version: string };

/** A slow machine, or a page that comes with another, is no reason for advice to builders in the middle of a start. */
const checks = { pluginTimings: false, bundlerTimings: false, ineffectiveDynamicImport: false };

/** The pages that both hosts serve: the operator's application and the hall's screens, with their assets in common. */
export async function buildRenderer(outDir = rendererFolder): Promise<void> {
  await build({
    ...base,
    root: inProject('renderer'),
    base: '/',
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
      rolldownOptions: {
        checks,
        input: {
          app: inProject('renderer', 'app', 'index.html'),
          screens: inProject('renderer', 'screens', 'index.html'),
        },
      },
      outDir,
      emptyOutDir: true,
      target: 'chrome140',
      assetsInlineLimit: 0,
      // Read from this machine, once: its size is no waiting time.
      chunkSizeWarningLimit: 2000,
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
 * Code finds what lies beside it by `new URL('…', import.meta.url)`. In the bundle a worker is a chunk of its own, and a file of
 * resources/ lies where the project has it, two folders up: this points the addresses there.
 */
const beside = /new URL\((['"])(\.{1,2}\/[^'"]+)\1,\s*import\.meta\.url\)/g;

function besideTheBundle(): Plugin {
  return {
    name: 'beside-the-bundle',
    async transform(code, id) {
      let result = code;
      for (const [whole, , relative = ''] of code.matchAll(beside)) {
        result = result.replace(whole, await addressOf(this, relative, id));
      }
      return result === code ? null : { code: result, map: null };
    },
  };
}

async function addressOf(context: TransformContext, relative: string, importer: string): Promise<string> {
  if (extname(relative) === '.ts') {
    const worker = await context.resolve(relative, importer);
    if (!worker) throw new Error(`${importer} names ${relative}, which does not exist`);
    const fileName = `${basename(relative, '.ts')}.js`;
    context.emitFile({ type: 'chunk', id: worker.id, fileName });
    return `new URL('./${fileName}', import.meta.url)`;
  }
  const target = fromProject(resolve(dirname(importer), relative));
  if (!target.startsWith('resources/')) throw new Error(`${importer} reads ${target}, which is not packed`);
  return `new URL('../../${target}', import.meta.url)`;
}

type TransformContext = ThisParameterType<Extract<NonNullable<Plugin['transform']>, (...args: never) => unknown>>;

const fromProject = (path: string): string => path.slice(inProject().length).replaceAll('\\', '/').replace(/^\//, '');

function nodeBundle(entry: string, format: 'es' | 'cjs'): InlineConfig {
  const name = entry.slice(0, -extname(entry).length);
  return {
    ...base,
    root: inProject(),
    plugins: format === 'es' ? [besideTheBundle()] : [],
    resolve: { conditions: ['node', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: desktopFolder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        checks,
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
export async function buildDesktop(): Promise<void> {
  rmSync(desktopFolder, { recursive: true, force: true });
  await build(nodeBundle('main.ts', 'es'));
  await build(nodeBundle('preload.ts', 'cjs'));
}
