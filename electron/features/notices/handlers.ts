import {
  prepareNoticesContract,
  recordReceivedContract,
  recordSentContract,
} from '../../../shared/contract/notices.ts';
import {
  dueNotices,
  filingOf,
  prepareNotices,
  recordFilingReceived,
  recordFilingSent,
  recordReceived,
  recordSent,
  refuseNotices,
  type NoticeEvents,
} from '../../../shared/domain/notices/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { tournamentFacts } from '../tournament/index.ts';
import { addresseesOf } from './addressees.ts';
import { ofLetter } from './letter-stream.ts';

const prepare = commandHandler({
  contract: prepareNoticesContract,
  stream: ofTournament,
  facts: (read, { tournament, ids = [] }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return refuseNotices('notices.tournamentUnknown', { tournament });
    const { profile, identity } = facts;
    const venue = { zone: identity.timeZone, seasonStarts: identity.seasonStarts };
    const due = dueNotices(read.state('tournament', tournament), profile, venue).length;
    const made = Array.from({ length: Math.max(0, due - ids.length) }, () => read.chance.id('n'));
    return { id: tournament, profile, ...venue, addressees: addresseesOf(read), ids: [...ids, ...made] };
  },
  decide: (state, _input, facts) => prepareNotices(state, facts),
  answer: (events) => ({
    notices: events.map(({ data }) => {
      const { notice, kind, recipient } = data as NoticeEvents['notices.prepared'];
      return { notice, kind, recipient };
    }),
  }),
});

/** The tournaments of the set whose letter it is. */
function membersOf(read: DeskReader, notice: string) {
  const letter = filingOf(read.state('house').filings, notice);
  const ids = letter && 'set' in letter ? letter.tournaments.map(({ tournament }) => tournament) : [];
  return Object.fromEntries(ids.map((id) => [id, read.state('tournament', id)]));
}

const sent = commandHandler({
  contract: recordSentContract,
  stream: ofLetter,
  facts: (read, { tournament, notice, reason }, { at }) => ({
    id: tournament ?? '',
    now: at,
    text: textToSeal(read.chance, reason),
    members: tournament === undefined ? membersOf(read, notice) : {},
  }),
  decide: (state, { notice, sentAt, channel, reference }, { text, id, ...facts }) => {
    const sending = { notice, sentAt: parseInstant(sentAt), channel, reference };
    const reason = text?.sealed ?? null;
    return 'plan' in state
      ? recordSent(state, sending, { id, now: facts.now, reason })
      : recordFilingSent(state.filings, sending, { ...facts, reason });
  },
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => ({ late: (events[0]?.data as NoticeEvents['notices.sent']).late }),
});

const received = commandHandler({
  contract: recordReceivedContract,
  stream: ofLetter,
  facts: (_read, { tournament }, { at }) => ({ id: tournament ?? '', now: at }),
  decide: (state, { notice, receivedAt, reference }, facts) => {
    const receipt = { notice, receivedAt: parseInstant(receivedAt), reference };
    return 'plan' in state
      ? recordReceived(state.notices, receipt, facts)
      : recordFilingReceived(state.filings, receipt, facts.now);
  },
});

export const noticesCommands = [prepare, sent, received];
