import type { InputOf } from '../../../shared/contract/define.ts';
import { changeContract } from '../../../shared/contract/tournament-change.ts';
import { noticeList } from '../../../shared/domain/notices/index.ts';
import {
  changeTournament,
  planWarnings,
  type ChangeFacts,
  type TournamentEvents,
} from '../../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal, type TextToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { tournamentFacts } from './house-facts.ts';
import { countedTournaments, draftOf, houseStock, targetOf } from './plan.ts';

type ChangeInput = InputOf<typeof changeContract>;

type Facts = Omit<ChangeFacts, 'reason'> & { readonly text: TextToSeal | null };

function changeFacts(
  read: DeskReader,
  { tournament, terms, reason, lackOfPlayers = false }: ChangeInput,
  { at }: Call,
): Facts | Refused {
  const facts = tournamentFacts(read, tournament);
  if (isRefused(facts)) return facts;
  const { identity, profile, profileHash } = facts;
  const { notices, registration } = read.state('tournament', tournament);
  const counted = countedTournaments(read, { startsAt: parseInstant(terms.startsAt), except: tournament }, facts);
  return {
    ...{ id: tournament, now: at, profile, profileHash, rooms: identity.rooms, counted },
    ...houseStock(read),
    entryTarget: targetOf(read, terms),
    houseName: identity.name,
    zone: identity.timeZone,
    lackOfPlayers,
    noticesSent: noticeList(notices).some(({ sent }) => sent !== null),
    sold: Object.values(registration.entries).some(({ number }) => number !== null),
    text: textToSeal(read.chance, reason),
  };
}

export const change = commandHandler({
  contract: changeContract,
  stream: ofTournament,
  facts: changeFacts,
  decide: (state, { terms }, facts) =>
    changeTournament(state.plan, draftOf(terms), { ...facts, reason: facts.text?.sealed ?? null }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events, facts) => {
    const { fields, announced, terms } = events[0]?.data as TournamentEvents['tournament.changed'];
    return { fields, announced, warnings: planWarnings(terms, facts) };
  },
});
