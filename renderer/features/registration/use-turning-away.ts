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

  async function note(code: VerdictCode, called: boolean): Promise<boolean> {
    const input = { tournament: store.tournament, code, called, ...(till() !== '' && { till: till() }) };
    return (await command('registration.turnAway', input)).ok;
  }

  async function noteOnce(): Promise<void> {
    const code = stopCode();
    if (code === undefined || !isTurnedAway(code) || store.file.notedAt !== null) return;
    store.change({ notedAt: deskNow().wall });
    if (!(await note(code, false))) store.change({ notedAt: null });
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
    refuse: async (code: VerdictCode): Promise<boolean> => {
      const refused = await note(code, false);
      if (refused) store.change({ notedAt: deskNow().wall });
      return refused;
    },
    call: async (): Promise<boolean> => {
      const code = stopCode();
      if (code === undefined) return false;
      const called = await note(code, true);
      if (called) store.change({ calledAt: deskNow().wall });
      return called;
    },
  };
}
