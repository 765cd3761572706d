import { onScopeDispose, watch } from 'vue';
import type { HostNotice } from '../../shared/contract/host-shown.ts';
import { useHostStore } from '../desk/index.ts';
import { sentenceOf, useTexts } from '../texts/index.ts';
import { toast } from '../ui/index.ts';

const everyMs = 4000;

/** What the host noticed since `last`, oldest first. A host that was started again counts from 1 anew. */
export function newNotices(notices: readonly HostNotice[], last: number): readonly HostNotice[] {
  const latest = notices.at(-1)?.id ?? 0;
  return latest < last ? notices : notices.filter(({ id }) => id > last);
}

/** Asks the host at a steady pace how it stands, and tells what happened by itself: a display gone, a sleep, a page revived. */
export function tellHostNotices(): void {
  const host = useHostStore();
  const { language } = useTexts();
  let last: number | undefined;
  const timer = setInterval(() => void host.ask(), everyMs);
  watch(
    () => host.shown,
    (shown) => {
      if (!shown) return;
      // What happened before this window was opened is no news.
      const told = last === undefined ? [] : newNotices(shown.notices, last);
      last = shown.notices.at(-1)?.id ?? 0;
      for (const notice of told) toast({ kind: 'warn', text: sentenceOf(language.value, notice) });
    },
    { immediate: true },
  );
  onScopeDispose(() => clearInterval(timer));
}
