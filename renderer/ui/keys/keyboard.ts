import { catchScan, flushScan } from '../scanner/scan-gate.ts';
import { validBindings } from './key-layers.ts';
import { isBrowserKey, matchesKey } from './key-match.ts';
import { isEditable, placeOf } from './key-place.ts';

let listening = false;
let focusedByPointer = false;
/** Space was a command: its release must not press the focused button. */
let spaceTaken = false;

/** Listens to the window's keys before any control does. Called by whoever needs keys; more than once does nothing. */
export function listenToKeys(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('keydown', onKeydown, true);
  window.addEventListener('keyup', onKeyup, true);
  window.addEventListener('pointerdown', onPointerdown, true);
}

function onPointerdown(): void {
  flushScan();
  focusedByPointer = true;
}

function onKeydown(event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.key.startsWith('Arrow')) focusedByPointer = false;
  if (catchScan(event, () => runKey(event))) return;
  runKey(event);
}

/** Runs the binding of a key press, if there is one. A field still hears the Enter that confirms it. */
function runKey(event: KeyboardEvent): void {
  const place = placeOf(document.activeElement, focusedByPointer);
  const binding = validBindings().find(({ key }) => matchesKey(key, event, place));
  if (!binding) {
    if (isBrowserKey(event)) event.preventDefault();
    if (isHeldCommand(event, place)) swallow(event);
    return;
  }
  spaceTaken = binding.key === 'Space';
  if (isEditable(document.activeElement)) event.preventDefault();
  else swallow(event);
  binding.run();
}

/** The repeats of a key that was a command belong to nobody: they must not press a focused button either. */
function isHeldCommand(event: KeyboardEvent, place: ReturnType<typeof placeOf>): boolean {
  return event.repeat && validBindings().some(({ key }) => matchesKey(key, pressOf(event), place));
}

const pressOf = (event: KeyboardEvent): Parameters<typeof matchesKey>[1] => ({
  key: event.key,
  code: event.code,
  ctrlKey: event.ctrlKey,
  altKey: event.altKey,
  metaKey: event.metaKey,
  shiftKey: event.shiftKey,
  isComposing: event.isComposing,
  repeat: false,
});

function onKeyup(event: KeyboardEvent): void {
  if (event.key !== ' ' || !spaceTaken) return;
  spaceTaken = false;
  swallow(event);
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
