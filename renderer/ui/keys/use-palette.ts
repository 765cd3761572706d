import { computed, onScopeDispose, shallowReactive, type ComputedRef } from 'vue';

/** A command that is found by its name (Ctrl+K). */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  readonly run: () => unknown;
  readonly kbd?: string | undefined;
}

const getters = shallowReactive(new Set<() => readonly PaletteCommand[]>());

/** Adds commands to the palette while the component is mounted; a getter keeps their labels in the page's language. */
export function usePalette(commands: readonly PaletteCommand[] | (() => readonly PaletteCommand[])): void {
  const getter = typeof commands === 'function' ? commands : () => commands;
  getters.add(getter);
  onScopeDispose(() => getters.delete(getter));
}

/** All commands there are now, for the palette itself. */
export const usePaletteCommands = (): ComputedRef<readonly PaletteCommand[]> =>
  computed(() => [...getters].flatMap((getter) => getter()));
