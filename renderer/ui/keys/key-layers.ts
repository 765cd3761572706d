import { computed, inject, provide, shallowReactive, type ComputedRef, type InjectionKey } from 'vue';

/** A key, what it does, and when. Only keys that do something now are shown and act. */
export interface KeyBinding {
  /** `F2`, `e`, `Enter`, `Escape`, `Space`, `ArrowUp`, `Ctrl+p`, `Ctrl+1` */
  readonly key: string;
  readonly label: string;
  readonly run: () => unknown;
  readonly when?: boolean | undefined;
  /** Acts, but is not shown in the key bar. */
  readonly hidden?: boolean | undefined;
}

export type BindingsGetter = () => readonly KeyBinding[];

/** Keys that are valid together: a page with its parts, or a dialog. */
export interface KeyLayer {
  /** Keys of a dialog's buttons; the layer's own come before them. */
  readonly buttons: Set<BindingsGetter>;
  readonly getters: Set<BindingsGetter>;
}

export const makeLayer = (): KeyLayer => ({
  buttons: shallowReactive(new Set<BindingsGetter>()),
  getters: shallowReactive(new Set<BindingsGetter>()),
});

/** Valid in every page, but not under a dialog. */
export const everywhere = makeLayer();
const page = makeLayer();
const dialogs = shallowReactive<KeyLayer[]>([]);
const layerKey: InjectionKey<KeyLayer> = Symbol('key layer');

/** The layer that hears the keys now: the dialog that was opened last, else the page. */
export const topLayer = (): KeyLayer => dialogs.at(-1) ?? page;

const isDialogOpen = (): boolean => dialogs.length > 0;

/** The layer that a component's keys belong to. */
export const useLayer = (): KeyLayer => inject(layerKey, page);

/** The layer of the dialog around a component, if it is in one. */
export const useDialogLayer = (): KeyLayer | undefined => inject(layerKey, undefined);

export const provideLayer = (layer: KeyLayer): void => provide(layerKey, layer);

/** Puts a dialog's layer on top until the function that is answered is called. */
export function openLayer(layer: KeyLayer): () => void {
  dialogs.push(layer);
  return () => {
    const at = dialogs.indexOf(layer);
    if (at >= 0) dialogs.splice(at, 1);
  };
}

/** The bindings that act now, in order; of two with one key the later one holds. */
export function validBindings(): readonly KeyBinding[] {
  const layers = isDialogOpen() ? [topLayer()] : [everywhere, page];
  const found = new Map<string, KeyBinding>();
  for (const { buttons, getters } of layers) {
    for (const getter of [...buttons, ...getters]) {
      for (const binding of getter()) if (binding.when !== false) found.set(binding.key, binding);
    }
  }
  return [...found.values()];
}

/** What the key bar shows: the page's keys or the open dialog's, then those that are valid everywhere. */
export function useKeyBar(): ComputedRef<readonly KeyBinding[]> {
  return computed(() => {
    const shared = new Set([...everywhere.getters].flatMap((getter) => getter().map(({ key }) => key)));
    const shown = validBindings().filter(({ hidden }) => !hidden);
    return [...shown.filter(({ key }) => !shared.has(key)), ...shown.filter(({ key }) => shared.has(key))];
  });
}
