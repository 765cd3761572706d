import { addCents } from '../../kernel/cents.ts';
import type { EntryTarget } from './draft.ts';
import type { Plan } from './state.ts';

/** A tournament as entries to it can be won: `null` before it is planned and once it is cancelled, stopped or closed. */
export function entryTargetOf({ terms, startsAt, ...plan }: Plan): EntryTarget | null {
  const over = [plan.cancelledAt, plan.stoppedAt, plan.closedAt].some((at) => at !== null);
  if (!terms || over) return null;
  return {
    name: terms.name,
    startsAt: startsAt ?? terms.startsAt,
    costCents: addCents(terms.buyInCents, terms.feeCents),
  };
}
