import { onScopeDispose } from 'vue';
import {
  everywhere,
  makeLayer,
  openLayer,
  provideLayer,
  useLayer,
  type BindingsGetter,
  type KeyLayer,
} from './key-layers.ts';
import { listenToKeys } from './keyboard.ts';

/**
 * Registers keys while the component is mounted: in the layer of the dialog around it, else of the page, or `everywhere`
 * (the shell's keys: valid on every page, not under a dialog), or in the layer that `useOverlay` answered.
 */
export function useKeys(bindings: BindingsGetter, scope?: 'everywhere' | KeyLayer): void {
  listenToKeys();
  const { getters } = scope === 'everywhere' ? everywhere : (scope ?? useLayer());
  getters.add(bindings);
  onScopeDispose(() => getters.delete(bindings));
}

/** For what lies over the page without being a dialog (a locked desk): while it is mounted the page's keys and scans wait. */
export function useOverlay(): KeyLayer {
  const layer = makeLayer();
  provideLayer(layer);
  onScopeDispose(openLayer(layer));
  return layer;
}
