import { recordUnsealingContract, showGuaranteesContract } from '../../../shared/contract/tournament-premises.ts';
import { recordUnsealing, showGuarantees, type TournamentEvents } from '../../../shared/domain/tournament/index.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { tournamentFacts } from './house-facts.ts';

const guarantees = commandHandler({
  contract: showGuaranteesContract,
  stream: ofTournament,
  facts: (read, { tournament }) => tournamentFacts(read, tournament),
  decide: (state, { items }, facts) => showGuarantees(state.plan, items, facts),
  answer: (events, { profile }) => {
    const { items } = events[0]?.data as TournamentEvents['tournament.guaranteesShown'];
    return { missing: profile.annexGuarantees.filter((item) => !items.includes(item)) };
  },
});

const unsealing = commandHandler({
  contract: recordUnsealingContract,
  stream: ofTournament,
  facts: (read, { tournament, witness }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return facts;
    const text = textToSeal(read.chance, witness);
    return { ...facts, text, witness: text.sealed };
  },
  decide: (state, { tables, packs, bandIntact }, facts) =>
    recordUnsealing(state.plan, { tables, packs, bandIntact }, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

export const premisesCommands = [guarantees, unsealing];
