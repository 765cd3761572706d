import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { tournamentStream } from '../tournament/index.ts';
import { dueAward, type AwardState } from './due-award.ts';
import { prizesEvent, type UnclaimedReason } from './events.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';

/**
 * Sets a prize aside as a debt of the house when its winner cannot be paid, so that the event can close (decision 16). The winner of an entry to take up is given a voucher
 * under `number`, the next of its series. Refuses `prizes.notAnEntry` and what `dueAward` refuses.
 */
export function leaveUnclaimed(
  state: AwardState,
  input: { readonly tournament: string; readonly entry: string; readonly reason: UnclaimedReason },
  { number }: { readonly number: string },
): Decision<PrizesRefusal> {
  const { tournament, entry, reason } = input;
  const award = dueAward(state, { entry, setAside: false });
  if (isRefused(award)) return award;
  const { rank, amountCents, entryTo } = award;
  if (reason === 'entry-to-take-up' && entryTo === undefined) return refuse('prizes.notAnEntry', { entry });
  return accept(
    prizesEvent(tournamentStream(tournament), 'prizes.leftUnclaimed', {
      ...{ rank, entry, amountCents, reason },
      ...(reason === 'entry-to-take-up' && { number }),
    }),
  );
}
