import { accept, type Decision } from '../../kernel/event.ts';
import { registersEvent } from './events.ts';
import { refuse, type RegistersRefusal } from './refusals.ts';

/** Lets the list of a gaming day's watched persons out (decision 11); that it went out is journalled. Refused when it is empty. */
export function exportWatch(
  { day }: { readonly day: string },
  facts: { readonly export: string; readonly lines: number; readonly account: string },
): Decision<RegistersRefusal> {
  if (facts.lines === 0) return refuse('registers.nothingWatched', { day });
  return accept(registersEvent('house', 'registers.watchExported', { day, ...facts }));
}
