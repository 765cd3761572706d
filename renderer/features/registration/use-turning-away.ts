import { watch } from 'vue';
import type { VerdictCode } from '../../../shared/domain/people/index.ts';
import { command, deskNow } from '../../desk/index.ts';
import { useFileStore } from './file-store.ts';
import { isTurnedAway, type StopCode } from './logic/stop-words.ts';

interface TurningAway {
  readonly stopCode: () => StopCode | undefined;
  readonly till: () => string;
  /** A person may still say that it is another date: nothing is noted until they go on to the next. */
  readonly isOpen: () => boolean;
}

/** The journal notes that somebody was not admitted, by a stop once a file or by a decision, and each call of the committee; never whom. */
export function useTurningAway({ stopCode, till, isOpen }: TurningAway) {
  const store = useFileStore();

  function note(code: VerdictCode, called: boolean): ReturnType<typeof command> {
    const input = { tournament: store.tournament, code, called, ...(till() !== '' && { till: till() }) };
    return command('registration.turnAway', input);
  }

  async function noteOnce(): Promise<void> {
    const code = stopCode();
    if (code === undefined || !isTurnedAway(code) || store.file.notedAt !== null) return;
    const notedAt = deskNow().wall;
    store.change({ notedAt });
    const { draft } = store.file;
    if (!(await note(code, false)).ok && store.file.draft === draft) store.change({ notedAt: null });
  }

  /** Notes it, and marks the file that lay open when it was asked: whoever came since has a file that is not this one. */
  async function noteAndMark(code: VerdictCode, mark: 'notedAt' | 'calledAt'): ReturnType<typeof command> {
    const { draft } = store.file;
    const outcome = await note(code, mark === 'calledAt');
    if (outcome.ok && store.file.draft === draft) store.change({ [mark]: deskNow().wall });
    return outcome;
  }

  watch(
    stopCode,
    () => {
      if (!isOpen()) void noteOnce();
    },
    { immediate: true },
  );

  return {
    noteOnce,
    /** Somebody decided not to admit: who did is the journal's line. */
    refuse: (code: VerdictCode) => noteAndMark(code, 'notedAt'),
    call: async (): Promise<boolean> => {
      const code = stopCode();
      return code !== undefined && (await noteAndMark(code, 'calledAt')).ok;
    },
  };
}
