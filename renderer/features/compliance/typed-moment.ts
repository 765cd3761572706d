import { computed, ref, type ComputedRef, type Ref } from 'vue';
import { instantOfLocal, localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { deskNow } from '../../desk/index.ts';
import { readClock } from '../../texts/clock-text.ts';

export interface TypedMoment {
  readonly day: string | null;
  readonly time: string;
}

/** The instant of a typed date and time; `undefined` while one of them cannot be read. */
function instantOf({ day, time }: TypedMoment, zone: string): number | undefined {
  const clock = readClock(time);
  return day === null || clock === undefined ? undefined : instantOfLocal(`${day}T${clock}`, zone).at;
}

/** A moment to type, beginning at the desk's now. */
export function useTypedMoment(zone: () => string): {
  readonly moment: Ref<TypedMoment>;
  readonly at: ComputedRef<number | undefined>;
} {
  const now = Math.round(deskNow().wall);
  const moment = ref<TypedMoment>({ day: localDate(now, zone()), time: localTime(now, zone()) });
  return { moment, at: computed(() => instantOf(moment.value, zone())) };
}
