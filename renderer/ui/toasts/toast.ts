import { shallowReactive } from 'vue';

export interface ToastInput {
  readonly kind: 'ok' | 'info' | 'warn' | 'block';
  readonly text: string;
  readonly icon?: string | undefined;
  /** Something to do with what was just done; its key is shown and acts while the toast is there. */
  readonly action?:
    { readonly label: string; readonly kbd?: string | undefined; readonly run: () => unknown } | undefined;
  /** Takes back what was just done: a button, and Ctrl+Z. */
  readonly undo?: (() => unknown) | undefined;
}

export interface Toast extends ToastInput {
  readonly id: number;
  leftMs: number;
}

const shownMs = 8_000;
const undoMs = 10_000;
const most = 3;

export const toasts = shallowReactive<Toast[]>([]);
let nth = 0;

/** Says what happened for 8 seconds, or 10 with an `undo`; three at most, the oldest makes room. Answers how to remove it. */
export function toast(input: ToastInput): () => void {
  const id = ++nth;
  toasts.push({ ...input, id, leftMs: input.undo ? undoMs : shownMs });
  if (toasts.length > most) toasts.splice(0, toasts.length - most);
  return () => dismiss(id);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Time passes for all toasts at once. */
export function passTime(ms: number): void {
  for (const one of [...toasts]) {
    one.leftMs -= ms;
    if (one.leftMs <= 0) dismiss(one.id);
  }
}
