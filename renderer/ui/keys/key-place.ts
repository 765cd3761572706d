import type { KeyPlace } from './key-match.ts';

const unwritten = new Set(['button', 'checkbox', 'radio', 'range', 'color', 'file', 'image', 'reset', 'submit']);
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** The element takes typed text. */
export function isEditable(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLInputElement)
    return !unwritten.has(element.type) && !element.readOnly && !element.disabled;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return element instanceof HTMLElement && element.isContentEditable;
}

const isFilled = (element: Element | null): boolean =>
  isEditable(element) && (!('value' in element) || element.value !== '');

/**
 * What the focused element keeps for itself: what it says in `data-own-keys`; the arrows of lists and radio buttons; Enter
 * in a text area; Enter on a button or a link, but only where the focus went there by keyboard. A button that was merely
 * clicked last shows no focus, and gets neither Enter nor Space when the page binds them (C21).
 */
export function placeOf(element: Element | null, focusedByPointer: boolean): KeyPlace {
  const told = element?.closest('[data-own-keys]')?.getAttribute('data-own-keys') ?? '';
  const owns = [...told.split(' '), ...nativeKeys(element), ...(focusedByPointer ? [] : pressKeys(element))];
  return { editable: isEditable(element), filled: isFilled(element), owns };
}

function nativeKeys(element: Element | null): readonly string[] {
  if (element instanceof HTMLTextAreaElement) return ['Enter'];
  if (element instanceof HTMLSelectElement) return [...arrows, 'Space'];
  return element instanceof HTMLInputElement && unwritten.has(element.type) ? arrows : [];
}

const pressKeys = (element: Element | null): readonly string[] =>
  element?.closest('button, a[href], summary') ? ['Enter'] : [];
