import { isEditable } from '../keys/key-place.ts';
import {
  deadlineOf,
  feedCharacter,
  feedEnter,
  interrupt,
  noBurst,
  settle,
  type Burst,
  type BurstStep,
} from './burst.ts';
import { dropScan, hearScan, isScanWanted } from './scan-desk.ts';
import { typeInto } from './type-into.ts';

/** A character that is held back: where it was typed, and what it would have done as a key. */
interface HeldKey {
  readonly character: string;
  readonly target: Element | null;
  readonly run: () => void;
  /** Takes the character out of its field again: it was let through at once. */
  readonly takeBack?: (() => void) | undefined;
}

let burst: Burst = noBurst;
let held: HeldKey[] = [];
/** Let go already, behind a key that acts: done as soon as it has. */
let waiting: HeldKey[] = [];
/** After a dead key (^, ¨) only the browser knows which letter comes of it. */
let afterDeadKey = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Keys that wait behind a busy page must be heard before silence is. */
const graceMs = 5;

/**
 * Takes a key press that may belong to a scan, before any control sees it. True when it was taken: it is either dropped
 * with its scan, or done a moment later, by `run` or by typing it into the field it was meant for.
 */
export function catchScan(event: KeyboardEvent, run: () => void): boolean {
  if (event.key === 'Shift' || event.key === 'CapsLock') return false;
  const character = characterOf(event);
  const target = document.activeElement;
  const key = character === undefined ? undefined : { character, target, run };
  if (key && waiting.length > 0) {
    waiting.push(key);
    return taken(event);
  }
  // Any other key comes after what was typed before it.
  while (waiting.length > 0) replayNext();
  if (isQuiet() && !isScanWanted() && takesText(target)) return false;
  return hold(event, key);
}

/** Feeds a key to the burst, and holds it back while it may belong to a scan. */
function hold(event: KeyboardEvent, key: HeldKey | undefined): boolean {
  const takeBack = key && isQuiet() ? wayBack(key.target) : undefined;
  const step = feed(event, key?.character);
  follow(step);
  if (step.swallow !== true) return false;
  if (key) held.push({ ...key, takeBack });
  return takeBack ? false : taken(event);
}

function taken(event: KeyboardEvent): true {
  event.preventDefault();
  event.stopImmediatePropagation();
  return true;
}

/**
 * A field that answers each keystroke (`data-live`: a search) has the first character at once: waiting for what may become a scan
 * would be seen. If it becomes one, the field is put back as it was.
 */
function wayBack(target: Element | null): (() => void) | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  if (target.dataset['live'] === undefined) return undefined;
  const { value, selectionStart, selectionEnd } = target;
  return () => {
    target.value = value;
    target.setSelectionRange(selectionStart, selectionEnd);
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
  };
}

function feed(event: KeyboardEvent, character: string | undefined): BurstStep {
  if (character !== undefined) return feedCharacter(burst, character, event.timeStamp);
  return event.key === 'Enter' && !event.repeat ? feedEnter(burst, event.timeStamp) : interrupt(burst, event.timeStamp);
}

/** Lets go of what is held: another key or a click has come. */
export function flushScan(at: number = performance.now()): void {
  follow(interrupt(burst, at));
}

const isQuiet = (): boolean => burst.held === '' && burst.lines.length === 0;

/** What a press types, if it types one character; a key that repeats is held by a hand. */
function characterOf(event: KeyboardEvent): string | undefined {
  const accented = afterDeadKey;
  afterDeadKey = event.key === 'Dead';
  if (accented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return undefined;
  return event.key.length === 1 ? event.key : undefined;
}

const takesText = (element: Element | null): element is Element =>
  isEditable(element) || element instanceof HTMLSelectElement;

/** What came too fast for a hand, into a field, without an Enter, and is no line of a document: a lagging link, a text expander. */
const wasTyped = (text: string): boolean =>
  !text.includes('<') && !/^(?=.*[A-Z])[A-Z0-9]+$/.test(text) && held.every(({ target }) => takesText(target));

function follow(step: BurstStep): void {
  burst = step.burst;
  decide(step);
  if (step.lines !== undefined) hearScan(step.lines);
  clearTimeout(timer);
  const deadline = deadlineOf(burst);
  if (deadline < Infinity) timer = setTimeout(onSilence, Math.max(0, deadline - performance.now()) + graceMs);
}

/** What becomes of the held keys once it is known whether a scan came: typed after all, or dropped with their scan. */
function decide({ replay: typed, partial }: BurstStep): void {
  if (typed === undefined && burst.held !== '') return;
  if (typed !== undefined) retype();
  else if (partial !== undefined && wasTyped(partial)) {
    burst = { ...burst, brokenAt: noBurst.brokenAt };
    retype();
  } else {
    for (const { takeBack } of held) takeBack?.();
    if (partial !== undefined) dropScan();
  }
  held = [];
}

const retype = (): void => replay(held.filter(({ takeBack }) => takeBack === undefined));

/** Where the browser can tell (Chromium does). */
interface InputQueue {
  readonly scheduling?: { isInputPending(): boolean };
}
const keysWait = (): boolean => (navigator as InputQueue).scheduling?.isInputPending() ?? false;

function onSilence(): void {
  if (keysWait()) {
    timer = setTimeout(onSilence, graceMs);
    return;
  }
  follow(settle(burst, Math.max(performance.now(), deadlineOf(burst))));
}

/**
 * Does what the held keys would have done: type in the field they were typed in, or act as keys. A key that acted may have
 * moved the focus into a field, which the next character is meant for.
 */
function replay([first, ...rest]: readonly HeldKey[]): void {
  if (!first) return;
  const target = takesText(first.target) ? first.target : document.activeElement;
  if (takesText(target)) {
    typeInto(target, first.character);
    replay(rest);
    return;
  }
  first.run();
  if (rest.length === 0) return;
  waiting = rest;
  setTimeout(replayNext);
}

function replayNext(): void {
  const keys = waiting;
  waiting = [];
  replay(keys);
}
