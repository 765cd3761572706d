// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, ref } from 'vue';
import { VirtualTable } from '../../../renderer/ui/index.ts';
import { stepRow } from '../../../renderer/ui/table/row-step.ts';
import { show } from './mounting.ts';

interface Line {
  readonly id: number;
  readonly name: string;
}

const lines: readonly Line[] = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Joueur ${id}` }));
let page: ReturnType<typeof show>;

// The page of these tests has no layout: it is given the height that a screen would have.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(396);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(396);
});
afterEach(() => {
  page.unmount();
  vi.restoreAllMocks();
});

async function showLines() {
  const [selected, opened] = [ref<string | number | null>(null), vi.fn()];
  page = show(() =>
    h(
      VirtualTable<Line>,
      {
        rows: lines,
        columns: [
          { key: 'id', label: 'N°', num: true, width: '80px' },
          { key: 'name', label: 'Joueur' },
        ],
        rowKey: (line: Line) => line.id,
        rowClass: (line: Line) => ({ 'is-void': line.id === 1 }),
        label: 'Joueurs',
        selected: selected.value,
        'onUpdate:selected': (now: string | number | null) => (selected.value = now),
        onOpen: opened,
      },
      { name: ({ row }: { row: Line }) => h('b', row.name) },
    ),
  );
  await nextTick();
  await nextTick();
  return { selected, opened };
}

const key = (name: string) => page.get('table').trigger('keydown', { key: name });

describe('a long table', () => {
  it('is a real table that tells its whole length and draws only what is in sight', async () => {
    await showLines();
    expect(page.get('table').attributes('aria-rowcount')).toBe('10001');
    const drawn = page.findAll('tbody tr:not(.gap)');
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[1]!.attributes('aria-rowindex')).toBe('3');
    expect(drawn[1]!.classes()).toContain('is-void');
    expect(drawn[1]!.find('b').text()).toBe('Joueur 1');
    expect(page.findAll('th').map((one) => one.text())).toEqual(['N°', 'Joueur']);
    const gap = page.get('tbody tr.gap td').element as HTMLElement;
    expect(gap.style.height).toBe(`${(10_000 - drawn.length) * 36}px`);
  });

  it('is walked by keys, opened by Enter, and names the chosen row', async () => {
    const { selected, opened } = await showLines();
    await key('ArrowDown');
    expect(selected.value).toBe(0);
    await key('ArrowDown');
    await key('ArrowDown');
    await key('ArrowUp');
    expect(selected.value).toBe(1);
    expect(page.findAll('[aria-selected=true]')).toHaveLength(1);
    expect(page.get('[aria-selected=true]').attributes('id')).toBe(
      page.get('table').attributes('aria-activedescendant'),
    );
    await key('PageDown');
    expect(selected.value).toBe(10);
    await key('Enter');
    expect(opened.mock.calls).toEqual([[lines[10]]]);
    await key('End');
    expect(selected.value).toBe(9_999);
    await key('Home');
    expect(selected.value).toBe(0);
  });

  it('steps within its rows', () => {
    expect(stepRow('ArrowDown', { at: 4, count: 5, page: 3 })).toBe(4);
    expect(stepRow('PageUp', { at: 1, count: 5, page: 3 })).toBe(0);
    expect(stepRow('ArrowDown', { at: -1, count: 0, page: 3 })).toBeUndefined();
    expect(stepRow('x', { at: 0, count: 5, page: 3 })).toBeUndefined();
  });
});
