/** What of a key press decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Where the focus is when a key is pressed. */
export interface KeyPlace {
  /** In a field that takes text. */
  readonly editable: boolean;
  /** In a field that holds text, so that Ctrl+Z belongs to it. */
  readonly filled: boolean;
  /** Keys that the focused control acts upon itself. */
  readonly owns: readonly string[];
}

const editing = new Set(['Ctrl+z', 'Ctrl+y', 'Ctrl+x', 'Ctrl+c', 'Ctrl+v', 'Ctrl+a']);

/**
 * Does a press mean the key that a binding names? Names are `F2`, `e`, `Enter`, `Escape`, `Space`, `ArrowUp`, `Ctrl+p`,
 * `Ctrl+1`. Letters and Space act outside editable fields only and never with a modifier; Ctrl with a digit is the
 * physical key, as AZERTY digits need Shift; AltGr is Ctrl and Alt together and means nothing here.
 */
export function matchesKey(name: string, press: KeyPress, place: KeyPlace): boolean {
  const { ctrl, shift, key } = partsOf(name);
  if (press.isComposing || (press.repeat && !key.startsWith('Arrow'))) return false;
  if (press.altKey || press.metaKey || press.ctrlKey !== ctrl || press.shiftKey !== shift) return false;
  return !belongsToPlace(name, place) && isKey(key, press, ctrl);
}

/** The focused control has its own use for the key. */
function belongsToPlace(name: string, { editable, filled, owns }: KeyPlace): boolean {
  return owns.includes(name) || (editable && isTyped(name)) || (filled && editing.has(name));
}

function partsOf(name: string): { ctrl: boolean; shift: boolean; key: string } {
  // A plus alone is a key, not a sign between two.
  const parts = name.split(/(?<=.)\+/);
  return { ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift'), key: parts.at(-1) ?? '' };
}

/** Keys that type or move the caret inside a field. */
const isTyped = (key: string): boolean => key.length === 1 || key === 'Space' || key.startsWith('Arrow');

function isKey(key: string, press: KeyPress, ctrl: boolean): boolean {
  if (key === 'Space') return press.key === ' ';
  if (ctrl && /^\d$/.test(key)) return press.code === `Digit${key}` || press.code === `Numpad${key}`;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** Function keys on which a browser does something of its own; F5 is left to it. */
export const isBrowserKey = (press: KeyPress): boolean =>
  !press.ctrlKey && !press.altKey && !press.metaKey && ['F1', 'F3', 'F6', 'F7', 'F10'].includes(press.key);
