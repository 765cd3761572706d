import { onScopeDispose } from 'vue';
import { everywhere, useLayer, type BindingsGetter } from './key-layers.ts';
import { listenToKeys } from './keyboard.ts';

/**
 * Registers keys while the component is mounted: in the layer of the dialog around it, else of the page, or `everywhere`
 * (the shell's keys: valid on every page, not under a dialog).
 */
export function useKeys(bindings: BindingsGetter, scope?: 'everywhere'): void {
  listenToKeys();
  const { getters } = scope === 'everywhere' ? everywhere : useLayer();
  getters.add(bindings);
  onScopeDispose(() => getters.delete(bindings));
}
