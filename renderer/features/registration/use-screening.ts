import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import type { Verdict } from '../../../shared/domain/people/index.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query } from '../../desk/index.ts';
import { useFileStore } from './file-store.ts';
import { stillNeeded } from './logic/checks.ts';
import { identityOf, type Draft } from './logic/draft.ts';

/** Typing pauses for so long before the person is held against the lists again. */
const pauseMs = 150;

/** What the checks depend on. */
function askedOf(draft: Draft, tournament: string): object | null {
  const identity = identityOf(draft);
  if (!identity) return null;
  return {
    tournament,
    identity,
    ...(draft.scan.length > 0 && { mrz: draft.scan }),
    ...(draft.person !== null && { person: draft.person }),
    ...(draft.entry !== null && { entry: draft.entry }),
    ...(draft.documentVerdict !== null && { documentVerdict: draft.documentVerdict }),
  };
}

/** Holds the open file against everything, again after each change; the desk does the same once more when it registers. */
export function useScreening(): { readonly refusal: Readonly<ShallowRef<Refusal | undefined>> } {
  const store = useFileStore();
  const refusal = shallowRef<Refusal>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let screened = '';

  const asked = (): string => {
    const input = askedOf(store.file.draft, store.tournament);
    return input === null ? '' : JSON.stringify(input);
  };

  async function screen(text: string): Promise<void> {
    const outcome = await query<{ readonly verdicts: readonly Verdict[] }>('people.screen', JSON.parse(text) as object);
    if (asked() !== text || store.file.registered) return;
    screened = text;
    refusal.value = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    const { verdicts } = outcome.answer;
    store.change({ verdicts });
    const decisions = stillNeeded(store.file.draft.decisions, verdicts);
    if (decisions.length < store.file.draft.decisions.length) store.patch({ decisions });
  }

  watch(
    asked,
    (text, before) => {
      clearTimeout(timer);
      if (text === '') {
        refusal.value = undefined;
        if (store.file.verdicts && !store.file.registered) store.change({ verdicts: null });
      } else if (text !== screened || store.file.verdicts === null) {
        timer = setTimeout(() => void screen(text), before ? pauseMs : 0);
      }
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(timer));
  return { refusal };
}
