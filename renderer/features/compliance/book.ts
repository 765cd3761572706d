import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { query, useDeskStore, useSessionStore } from '../../desk/index.ts';
import { lineAtHand, neighbour, type NamedPage } from './book-rows.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';

/** What `levy.due` tells of a tournament whose levy is not settled. */
export interface DuePoint {
  readonly tournament: string;
  readonly missing: 'entry' | 'certification' | 'countersignature' | 'carry';
  readonly line: number | null;
  readonly sinceAt: number;
  readonly overdue: boolean;
}

/** The book 11 ter of the season: the page in sight, the line at hand, and what is still missing. Asked again when a line changes. */
export function useBook() {
  const desk = useDeskStore();
  const session = useSessionStore();
  const page = shallowRef<NamedPage>();
  const due = shallowRef<readonly DuePoint[]>([]);
  const refusal = shallowRef<Refusal>();
  const wanted = ref<number>();
  const line = ref<number>();

  async function look(): Promise<void> {
    const [found, missing] = await Promise.all([
      query<NamedPage>('levy.page', wanted.value === undefined ? {} : { page: wanted.value }),
      query<{ readonly due: readonly DuePoint[] }>('levy.due'),
    ]);
    if (missing.ok) due.value = missing.answer.due;
    refusal.value = found.ok ? undefined : found.refusal;
    if (!found.ok) return;
    page.value = found.answer;
    if (!found.answer.lines.some((each) => each.line === line.value)) line.value = lineAtHand(found.answer.lines);
  }

  /** To another page of the book, as far as there is one. */
  function turn(step: 1 | -1): void {
    const now = page.value;
    if (!now || now.page + step < 1 || now.page + step > now.pages) return;
    wanted.value = now.page + step;
    line.value = undefined;
  }

  function choose(chosen: number): void {
    line.value = chosen;
  }

  const stop = desk.listen((events) => {
    const concerns = events.some(({ type }) => type.startsWith('levy.') || type.startsWith('standings.'));
    if (concerns) void look();
  });
  onScopeDispose(stop);
  watch([wanted, () => session.token, () => desk.opened], () => void look(), { immediate: true });

  return {
    ...{ page, due, refusal, line, turn, choose },
    selected: computed(() => page.value?.lines.find((each) => each.line === line.value)),
    step: (by: 1 | -1) => {
      line.value = neighbour(page.value?.lines ?? [], line.value, by);
    },
    /** Shows the last page, where a new line stands. */
    toTheEnd: (newLine: number) => {
      wanted.value = undefined;
      line.value = newLine;
      void look();
    },
  };
}
