import {
  appointDirectorContract,
  cancelTournamentContract,
  closeRegistrationContract,
  closeTournamentContract,
  delayStartContract,
  openRegistrationContract,
  publishRulesContract,
} from '../../../shared/contract/tournament.ts';
import { rolesOf } from '../../../shared/domain/accounts/index.ts';
import { incompleteFiles, noticeGate, noticeList } from '../../../shared/domain/notices/index.ts';
import {
  appointDirector,
  cancelTournament,
  closeRegistration,
  closeTournament,
  delayStart,
  openRegistration,
  publishRules,
} from '../../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { closingFacts } from './closing-facts.ts';
import { tournamentFacts } from './house-facts.ts';

const publish = commandHandler({
  contract: publishRulesContract,
  stream: ofTournament,
  facts: (read, { tournament }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return facts;
    const { identity, profile } = facts;
    const noticesSent = noticeList(read.state('tournament', tournament).notices).some(({ sent }) => sent !== null);
    return { id: tournament, profile, houseName: identity.name, zone: identity.timeZone, noticesSent };
  },
  decide: (state, _input, facts) => publishRules(state.plan, facts),
  answer: (events) => ({ ...events[0]?.data }),
});

const appoint = commandHandler({
  contract: appointDirectorContract,
  stream: ofTournament,
  facts: (read, { tournament, account }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return facts;
    return { ...facts, appointeeRoles: rolesOf(read.state('house').accounts, account) };
  },
  decide: (state, { account }, facts) => appointDirector(state.plan, account, facts),
});

const open = commandHandler({
  contract: openRegistrationContract,
  stream: ofTournament,
  facts: (read, { tournament, reason }, { at }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return facts;
    const gate = noticeGate(read.state('tournament', tournament), facts.profile, facts.identity.timeZone);
    const { notices } = read.state('tournament', tournament);
    const filesIncomplete = incompleteFiles(notices).length;
    return { id: tournament, now: at, gate, filesIncomplete, text: textToSeal(read.chance, reason) };
  },
  decide: (state, _input, facts) => openRegistration(state.plan, { ...facts, reason: facts.text?.sealed ?? null }),
  store: (write, _input, { gate, text }) => sealText(write, gate.late.length > 0 ? text : null),
  answer: (_events, { gate: { late, notReceived }, filesIncomplete }) => ({ late, notReceived, filesIncomplete }),
});

const closeDesk = commandHandler({
  contract: closeRegistrationContract,
  stream: ofTournament,
  facts: () => ({}),
  decide: (state, { tournament }) => closeRegistration(state.plan, tournament),
});

const delay = commandHandler({
  contract: delayStartContract,
  stream: ofTournament,
  facts: (read, { tournament, reason }, { at, account, roles }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return facts;
    const mayChange = roles.includes('responsible-director');
    return { ...facts, now: at, account, mayChange, text: textToSeal(read.chance, reason) };
  },
  decide: (state, { toAt }, facts) =>
    delayStart(state.plan, parseInstant(toAt), { ...facts, reason: facts.text?.sealed ?? null }),
  store: (write, _input, { text }) => sealText(write, text),
});

const close = commandHandler({
  contract: closeTournamentContract,
  stream: ofTournament,
  facts: (read, { tournament }) => closingFacts(tournament, read.state('tournament', tournament)),
  decide: (state, _input, facts) => closeTournament(state.plan, facts),
});

const cancel = commandHandler({
  contract: cancelTournamentContract,
  stream: ofTournament,
  facts: (read, { reason }) => ({ text: textToSeal(read.chance, reason) }),
  decide: (state, { tournament }, { text }) => cancelTournament(state.plan, tournament, text.sealed),
  store: (write, _input, { text }) => sealText(write, text),
});

export const tournamentCommands = [publish, appoint, open, closeDesk, delay, close, cancel];
