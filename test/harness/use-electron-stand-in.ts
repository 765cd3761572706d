import { registerHooks } from 'node:module';

/** Loaded before the desktop bundle: whoever imports 'electron' gets the stand-in beside this file. */
const standIn = new URL('./electron-stand-in.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
