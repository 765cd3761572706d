import { computed, inject, provide, shallowRef, type InjectionKey, type WritableComputedRef } from 'vue';

/** Where somebody was moved to. */
export interface Move {
  readonly entry: string;
  readonly table: number;
  readonly seat: number;
}

export type TableChange = 'open' | 'break' | 'final';

/** The dialogs of the room, with what they are about. */
export interface RoomDialogs {
  structure: object;
  jump: { readonly position: number };
  delay: object;
  move: { readonly entry?: string };
  tables: { readonly change: TableChange };
  moves: { readonly title: string; readonly moves: readonly Move[] };
  seats: object;
  out: object;
  draws: object;
  screens: object;
  message: object;
}

type Open = { readonly [Kind in keyof RoomDialogs]: { readonly kind: Kind } & RoomDialogs[Kind] }[keyof RoomDialogs];

function makeDialogs() {
  const shown = shallowRef<Open>();
  return {
    show: (dialog: Open): void => {
      shown.value = dialog;
    },
    /** What a kind of dialog is about, while it is open. */
    about: <Kind extends keyof RoomDialogs>(kind: Kind) =>
      computed(() =>
        shown.value?.kind === kind ? (shown.value as { readonly kind: Kind } & RoomDialogs[Kind]) : undefined,
      ),
    /** For `v-model:open`. */
    isOpen: (kind: keyof RoomDialogs): WritableComputedRef<boolean> =>
      computed({
        get: () => shown.value?.kind === kind,
        set: (open) => {
          if (!open && shown.value?.kind === kind) shown.value = undefined;
        },
      }),
  };
}

export type Dialogs = ReturnType<typeof makeDialogs>;

const key: InjectionKey<Dialogs> = Symbol('room dialogs');

/** One dialog at a time; the page provides it to its parts. */
export function provideDialogs(): Dialogs {
  const dialogs = makeDialogs();
  provide(key, dialogs);
  return dialogs;
}

export function useDialogs(): Dialogs {
  const dialogs = inject(key);
  if (!dialogs) throw new Error('the dialogs of the room belong to its page');
  return dialogs;
}
