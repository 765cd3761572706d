import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue';
import { streamOf } from '../../../shared/domain/streams.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { query, useDeskStore, useSessionStore } from '../../desk/index.ts';
import { isForFeed, mergeEvents } from './feed.ts';

const most = 200;
const enough = 60;
const windowLines = 500;
const rounds = 6;

/**
 * The latest events of a tournament: read back from the journal where the role may, and what happens from now on for everybody.
 * `complete` says that the past was read.
 */
export function useFeedEvents(tournament: Readonly<Ref<string>>) {
  const desk = useDeskStore();
  const session = useSessionStore();
  const events = shallowRef<readonly JournalEvent[]>([]);
  const complete = ref(false);

  const stream = (): string => streamOf('tournament', tournament.value);
  const take = (more: readonly JournalEvent[]): void => {
    const wanted = more.filter((event) => isForFeed(event, stream()));
    if (wanted.length > 0) events.value = mergeEvents(events.value, wanted, most);
  };

  /** The journal is read forward only: windows further and further back, until there is enough to show. */
  async function readBack(): Promise<void> {
    complete.value = false;
    events.value = [];
    const asked = stream();
    if (!session.has('compliance', 'responsible-director', 'committee-member')) return;
    let after = desk.head?.seq ?? 0;
    for (let round = 0; round < rounds && after > 0 && events.value.length < enough; round += 1) {
      after = Math.max(0, after - windowLines);
      const outcome = await query<{ readonly lines: readonly JournalEvent[] }>('audit.lines', {
        after,
        limit: windowLines,
        stream: asked,
      });
      if (!outcome.ok || asked !== stream()) return;
      take(outcome.answer.lines);
    }
    complete.value = true;
  }

  watch([tournament, () => desk.opened, () => session.account], () => void readBack(), { immediate: true });
  onScopeDispose(desk.listen(take));
  return { events, complete };
}
