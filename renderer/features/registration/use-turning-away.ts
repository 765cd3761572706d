import { watch } from 'vue';
import { command, deskNow } from '../../desk/index.ts';
import { useFileStore } from './file-store.ts';
import { isTurnedAway, type StopCode } from './logic/stop-words.ts';

/** The journal notes that somebody was not admitted, once a file, and each call of the committee; never whom. */
export function useTurningAway(stopCode: () => StopCode | undefined, till: () => string): { call(): Promise<boolean> } {
  const store = useFileStore();

  async function note(code: StopCode, called: boolean): Promise<boolean> {
    const input = { tournament: store.tournament, code, called, ...(till() !== '' && { till: till() }) };
    return (await command('registration.turnAway', input)).ok;
  }

  watch(
    stopCode,
    async (code) => {
      if (code === undefined || !isTurnedAway(code) || store.file.notedAt !== null) return;
      const at = deskNow().wall;
      store.change({ notedAt: at });
      if (!(await note(code, false))) store.change({ notedAt: null });
    },
    { immediate: true },
  );

  return {
    call: async () => {
      const code = stopCode();
      if (code === undefined) return false;
      const called = await note(code, true);
      if (called) store.change({ calledAt: deskNow().wall });
      return called;
    },
  };
}
