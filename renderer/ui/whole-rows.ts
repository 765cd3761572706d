import type { ObjectDirective } from 'vue';

/** What lies under the last row that is whole within this height; 0 where all are, or where not even one is. */
export function restUnder(bottoms: readonly number[], height: number): number {
  const whole = bottoms.filter((bottom) => bottom <= height + 0.5);
  return whole.length === 0 || whole.length === bottoms.length ? 0 : Math.max(0, height - Math.max(...whole));
}

const ends = new WeakMap<HTMLElement, () => void>();

/** The rest becomes a border: what scrolls is not painted there, and the list keeps its place. */
function fit(list: HTMLElement, rows: string): void {
  list.style.borderBottom = '';
  const { top, height } = list.getBoundingClientRect();
  const bottoms = Array.from(
    list.querySelectorAll(rows),
    (row) => row.getBoundingClientRect().bottom - top + list.scrollTop,
  );
  const rest = restUnder(bottoms, height);
  if (rest > 0) list.style.borderBottom = `${rest}px solid transparent`;
}

/** `v-whole-rows="'li'"`: a list that scrolls ends with a whole row until somebody scrolls it. The value finds its rows. */
export const vWholeRows: ObjectDirective<HTMLElement, string> = {
  mounted(list, { value }) {
    const again = (): void => fit(list, value);
    const [size, rows] = [new ResizeObserver(again), new MutationObserver(again)];
    size.observe(list);
    rows.observe(list, { childList: true, subtree: true });
    ends.set(list, () => {
      size.disconnect();
      rows.disconnect();
    });
  },
  beforeUnmount: (list) => ends.get(list)?.(),
};
