import { nextTick, onMounted, watch, type ComputedRef } from 'vue';
import { useFileStore } from './file-store.ts';
import { focusOf, type Stage } from './logic/steps.ts';

const afterDialogMs = 60;

/** Whoever is typing is not torn away: Enter and Tab lead on. */
const isTyping = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'radio';

/** The one visible focus of the desk goes on by itself, from step to step, and back to the desk when a dialog has decided or typed. */
export function useDeskFocus(stage: ComputedRef<Stage>, inDialog: () => boolean) {
  const store = useFileStore();

  function focusOn(name: string): void {
    void nextTick(() => {
      if (document.querySelector('[role="dialog"]')) return;
      const place = document.getElementById(`reg-${name}`);
      (place?.querySelector<HTMLElement>('input:checked, input') ?? place)?.focus();
    });
  }

  function focusNext(): void {
    const place = focusOf(stage.value, store.file.draft);
    if (place) focusOn(place);
  }

  watch(
    stage,
    (next) => {
      if (next === 'registered') focusOn('go');
      else if (!isTyping()) focusNext();
    },
    { flush: 'post' },
  );
  /** A dialog gives the focus back to where it was; what was decided or typed in it leads on. */
  watch(inDialog, (isOpen) => {
    if (!isOpen) setTimeout(focusNext, afterDialogMs);
  });
  onMounted(focusNext);

  return { focusOn };
}
