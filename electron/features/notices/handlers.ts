import {
  prepareNoticesContract,
  recordReceivedContract,
  recordSentContract,
} from '../../../shared/contract/notices.ts';
import {
  dueNotices,
  prepareNotices,
  recordReceived,
  recordSent,
  refuseNotices,
  type NoticeEvents,
} from '../../../shared/domain/notices/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { tournamentFacts } from '../tournament/index.ts';

const prepare = commandHandler({
  contract: prepareNoticesContract,
  stream: ofTournament,
  facts: (read, { tournament, ids = [] }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return refuseNotices('notices.tournamentUnknown', { tournament });
    const { profile, identity } = facts;
    const venue = { zone: identity.timeZone, seasonStarts: identity.seasonStarts };
    const due = dueNotices(read.state('tournament', tournament).plan, profile, venue).length;
    const made = Array.from({ length: Math.max(0, due - ids.length) }, () => read.chance.id('n'));
    const addressees = read.state('house').house.recipients.map(({ role }) => role);
    return { id: tournament, profile, ...venue, addressees, ids: [...ids, ...made] };
  },
  decide: (state, _input, facts) => prepareNotices(state, facts),
  answer: (events) => ({
    notices: events.map(({ data }) => {
      const { notice, kind, recipient } = data as NoticeEvents['notices.prepared'];
      return { notice, kind, recipient };
    }),
  }),
});

const sent = commandHandler({
  contract: recordSentContract,
  stream: ofTournament,
  facts: (read, { tournament, reason }, { at }) => ({
    id: tournament,
    now: at,
    text: textToSeal(read.chance, reason),
  }),
  decide: (state, { notice, sentAt, channel, reference }, { text, ...facts }) =>
    recordSent(
      state,
      { notice, sentAt: parseInstant(sentAt), channel, reference },
      { ...facts, reason: text?.sealed ?? null },
    ),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => ({ late: (events[0]?.data as NoticeEvents['notices.sent']).late }),
});

const received = commandHandler({
  contract: recordReceivedContract,
  stream: ofTournament,
  facts: (_read, { tournament }, { at }) => ({ id: tournament, now: at }),
  decide: (state, { notice, receivedAt, reference }, facts) =>
    recordReceived(state.notices, { notice, receivedAt: parseInstant(receivedAt), reference }, facts),
});

export const noticesCommands = [prepare, sent, received];
