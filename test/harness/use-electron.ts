import { registerHooks } from 'node:module';

/** Loaded before the desktop bundle: whoever imports 'electron' gets the harness beside this file. */
const harness = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: harness, shortCircuit: true } : next(specifier, context),
});
