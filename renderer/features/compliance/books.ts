import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { query, useDeskStore, useSessionStore } from '../../desk/index.ts';

/** A book of a season, as `levy.books` lists it. */
export interface ListedVolume {
  readonly book: string;
  readonly volume: number;
  readonly firstLine: number;
  readonly folios: number;
  readonly initialledOn: string;
  readonly initialledBy: string | null;
  readonly openedBy: string;
  readonly lines: number;
  readonly full: boolean;
  readonly closed: { readonly at: number; readonly lastLine: number } | null;
  readonly closedBy: string | null;
}

export interface Books {
  readonly season: string;
  readonly spelling: 'traditional' | '1990';
  readonly signWithinMinutes: number | null;
  readonly volumes: readonly ListedVolume[];
}

/** Whether the season's next line has a book to stand in. */
export const hasRoom = ({ season, volumes }: Books): boolean =>
  volumes.some(({ book, full, closed }) => book === season && !full && !closed);

/** The books of every season and what the house chose; asked again when one is opened, filled or closed. */
export function useBooks() {
  const desk = useDeskStore();
  const session = useSessionStore();
  const books = shallowRef<Books>();

  async function look(): Promise<void> {
    const found = await query<Books>('levy.books');
    if (found.ok) books.value = found.answer;
  }

  onScopeDispose(desk.listen((events) => events.some(({ type }) => type.startsWith('levy.')) && void look()));
  watch([() => session.token, () => desk.opened], () => void look(), { immediate: true });
  return { books, roomLeft: computed(() => books.value === undefined || hasRoom(books.value)) };
}
