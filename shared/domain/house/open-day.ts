import { gamingDay } from '../../kernel/calendar.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { houseEvent } from './events.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import type { DayState, HouseState } from './state.ts';

/**
 * Opens the gaming day of now (until 06:00 still that of the evening before, decision 11). `day` may be named to be sure
 * of it. One day at a time: the one before is closed first; a closed day is not opened again.
 */
export function openDay(
  { house, day: days }: { readonly house: Readonly<HouseState>; readonly day: Readonly<DayState> },
  input: { readonly day?: string | undefined },
  { at }: { readonly at: number },
): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  const today = gamingDay(at, house.identity.timeZone, house.identity.gamingDayEnds);
  const day = input.day ?? today;
  if (days.open) return refuse('house.dayStillOpen', { day: days.open.day });
  if (day !== today) return refuse('house.dayNotToday', { day, today });
  if (days.lastClosed !== null && day <= days.lastClosed) return refuse('house.dayClosed', { day });
  return accept(houseEvent('house', 'house.dayOpened', { day }));
}
