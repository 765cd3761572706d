import { common, type Box } from './free-place.ts';

const clickable = [
  'a[href], button, input, select, textarea, summary, label:has(input)',
  ...['button', 'checkbox', 'combobox', 'option', 'radio', 'slider', 'tab'].map((role) => `[role="${role}"]`),
  'tr[aria-selected]',
].join(', ');

/** What a click could be meant for now, as far as it is to be seen: of the open dialog alone where there is one. */
export function clickableBoxes(except: Element): readonly Box[] {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const boxes: Box[] = [];
  for (const element of (dialog ?? document.body).querySelectorAll(clickable)) {
    if (except.contains(element)) continue;
    const box = seenOf(element);
    if (box.right > box.left && box.bottom > box.top) boxes.push(box);
  }
  return boxes;
}

/** What scrolls shows a part of an element only. */
function seenOf(element: Element): Box {
  let box: Box = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth) {
      if (getComputedStyle(around).overflow !== 'visible') box = common(box, around.getBoundingClientRect());
    }
  }
  return box;
}
