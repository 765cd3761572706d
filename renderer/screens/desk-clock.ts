import { ref, watch } from 'vue';
import type { Reading } from '../../shared/domain/clock/index.ts';
import { keepTime, useDeskStore, type Outcome } from '../desk/index.ts';
import type { Transport } from '../transport/index.ts';

/** Whether the clock of the desk as it now runs has been heard. */
export const timed = ref(false);

const notHeard: Outcome<Reading> = { ok: false, refusal: { code: 'desk.notHeard', params: {}, rules: [] } };

/**
 * Keeps this page's idea of the desk's clock. A desk that was started anew counts from another beginning: until it has been asked, the
 * screen keeps its picture.
 */
export function followDeskClock(transport: Transport): void {
  const desk = useDeskStore();
  const ask = async (): Promise<Outcome<Reading>> => {
    try {
      const answer = await transport.call({ name: 'host.time', input: {} });
      if (!answer.ok) return notHeard;
      timed.value = true;
      return { ok: true, answer: answer.answer as Reading };
    } catch {
      return notHeard; // the link broke: whoever comes back asks again
    }
  };
  const time = keepTime(ask);
  watch(
    () => desk.opened,
    () => {
      timed.value = false;
      time.again();
    },
    { flush: 'sync' },
  );
  // A wall clock that was moved (decision 20) is read anew at once.
  desk.listen((events) => {
    if (events.some(({ type }) => type === 'clock.wallJumped')) time.again();
  });
}
