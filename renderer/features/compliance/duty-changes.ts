import { onScopeDispose, watch } from 'vue';
import { useDeskStore } from '../../desk/index.ts';

/** What may change a duty: not the hands and the money of an evening. */
const changing = /^(notices|tournament|house|people|levy)\./;

/** Calls when something happened that may change what is owed, and when the desk is heard anew. */
export function useDutyChanges(changed: () => void): void {
  const desk = useDeskStore();
  onScopeDispose(
    desk.listen((events) => {
      if (events.some(({ type }) => changing.test(type))) changed();
    }),
  );
  watch(() => desk.opened, changed);
}
