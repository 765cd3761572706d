import {
  callBackContract,
  expelContract,
  expelForTimeContract,
  removeAbsentContract,
  revokeExpulsionContract,
} from '../../../shared/contract/conduct-sanctions.ts';
import { levelNow, limitsReached, type Reading } from '../../../shared/domain/clock/index.ts';
import { callBack, expel, expelForTime, removeAbsent, revokeExpulsion } from '../../../shared/domain/conduct/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { profileOf } from '../tournament/index.ts';

const readingOf = ({ at, mono }: Call): Reading => ({ wall: at, mono });

/** Who decides, and the level that the clock is in. */
const directorFacts = (read: DeskReader, { tournament }: { readonly tournament: string }, call: Call) => ({
  account: call.account,
  now: call.at,
  level: levelNow(read.state('tournament', tournament), readingOf(call)),
});

const away = commandHandler({
  contract: expelForTimeContract,
  stream: ofTournament,
  facts: directorFacts,
  decide: (state, { tournament, entry, incident, backAt }, facts) =>
    expelForTime(
      state,
      { tournament, entry, incident, backAt: backAt === undefined ? null : parseInstant(backAt) },
      facts,
    ),
});

const back = commandHandler({
  contract: callBackContract,
  stream: ofTournament,
  facts: (_read, _input, { account }) => ({ account }),
  decide: (state, input, facts) => callBack(state, input, facts),
});

const out = commandHandler({
  contract: expelContract,
  stream: ofTournament,
  facts: directorFacts,
  decide: (state, { chips = null, ...input }, facts) => expel(state, { ...input, chips }, facts),
});

const revoke = commandHandler({
  contract: revokeExpulsionContract,
  stream: ofTournament,
  facts: (read, { reason }, { account }) => ({ account, text: textToSeal(read.chance, reason) }),
  decide: (state, input, { account, text }) => revokeExpulsion(state, input, { account, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
});

/** When nobody can come in any more: the plan's level was reached, the desk was closed, or there was no late registration at all. */
function lateOverAt(read: DeskReader, tournament: string, call: Call): number | null {
  const state = read.state('tournament', tournament);
  const { terms, startedAt, registrationClosedAt } = state.plan;
  const limit = terms?.registration.lateUntil ? limitsReached(state, call).lateLimitReachedAt : startedAt;
  return limit ?? registrationClosedAt;
}

const absent = commandHandler({
  contract: removeAbsentContract,
  stream: ofTournament,
  facts: (read, input, call) => {
    const { plan } = read.state('tournament', input.tournament);
    const sameHand = plan.terms ? profileOf(read, plan).standings.sameHand : 'stack';
    return { ...directorFacts(read, input, call), sameHand, lateOverAt: lateOverAt(read, input.tournament, call) };
  },
  decide: (state, input, facts) => removeAbsent(state, input, facts),
});

export const sanctionCommands = [away, back, out, revoke, absent];
