import { common, type Box } from './free-place.ts';

/** What can be clicked, and what warns. */
const kept = [
  'a[href], button, input, select, textarea, summary, label:has(input)',
  ...['button', 'checkbox', 'combobox', 'option', 'radio', 'slider', 'tab'].map((role) => `[role="${role}"]`),
  'tr[aria-selected]',
  '[role="alert"]',
].join(', ');

/** What a click could be meant for now, and what should be read, as far as it is to be seen: of the open dialog alone where there is one. */
export function clickableBoxes(except: Element): readonly Box[] {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const views = new Map<Element, Box>();
  const boxes: Box[] = [];
  for (const element of (dialog ?? document.body).querySelectorAll(kept)) {
    if (except.contains(element)) continue;
    const box = common(element.getBoundingClientRect(), viewOf(element.parentElement, views));
    if (box.right > box.left && box.bottom > box.top) boxes.push(box);
  }
  return boxes;
}

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The part of the window in which the content of an element is to be seen; reckoned once for all that lies in it. */
function viewOf(around: Element | null, views: Map<Element, Box>): Box {
  if (!around || around === document.body) return everything;
  const known = views.get(around);
  if (known) return known;
  const outer = viewOf(around.parentElement, views);
  const view = scrolls(around) ? common(outer, around.getBoundingClientRect()) : outer;
  views.set(around, view);
  return view;
}

const scrolls = (around: Element): boolean =>
  (around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth) &&
  getComputedStyle(around).overflow !== 'visible';
