import type { InputOf } from '../../../shared/contract/define.ts';
import {
  reEnterContract,
  refundBonusContract,
  sellBonusContract,
} from '../../../shared/contract/registration-later-text.ts';
import {
  entryById,
  reEnter,
  refundBonus,
  sellBonus,
  type BonusRefunded,
  type BonusSold,
  type PlayerRegistered,
  type ReEnterFacts,
} from '../../../shared/domain/registration/index.ts';
import type { SeatDrawn } from '../../../shared/domain/seating/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { screenPerson } from '../people/index.ts';
import { drawSeed, keepSeed, type DrawSeed } from '../seating/index.ts';
import { registered } from './arrivals.ts';
import { cavesOfDayCents, eventFacts, numberAt } from './house-facts.ts';
import { refundFacts } from './money-back.ts';
import { keepPerson, sealedDecisions, type GatheredPerson } from './person-facts.ts';
import { windowFacts } from './register.ts';

type Facts = ReEnterFacts & GatheredPerson & { readonly draw: DrawSeed };

/** The person of the entry that fell, held against today's lists once more. */
function againFacts(read: DeskReader, input: InputOf<typeof reEnterContract>, call: Call): Facts | Refused {
  const { tournament, entry: before, documentVerdict } = input;
  const window = windowFacts(read, tournament, call);
  if (isRefused(window)) return window;
  const onFile = registered(read, tournament, before);
  if (isRefused(onFile)) return onFile;
  const { person, salt, identity } = onFile;
  const { registration, seating } = read.state('tournament', tournament);
  const verdicts = screenPerson(read, identity, { at: call.at, tournament, entry: before, person, documentVerdict });
  const tillState = read.state('till', input.till).till;
  const draw = drawSeed(read, tournament, seating);
  return {
    ...window,
    entry: input.newEntry ?? read.chance.id('e'),
    ...{ person, salt, identity, verdicts, tillState, draw, seed: draw.seed },
    digest: entryById(registration, before)?.digest ?? '',
    ...sealedDecisions(read, input.decisions, verdicts),
    account: call.account,
    roles: call.roles,
    number: numberAt(read, 'R', { at: call.at, zone: window.event.zone }),
    ofDayCents: cavesOfDayCents(read, person, tillState.session?.day ?? ''),
    watchCents: window.event.profile.registration.watchCents,
  };
}

const enterAgain = commandHandler({
  contract: reEnterContract,
  stream: ofTournament,
  facts: againFacts,
  decide: (state, input, facts) => reEnter(state, input, facts),
  store: (write, _input, facts) => {
    keepPerson(write, facts);
    keepSeed(write, facts.draw);
  },
  answer: (events) => {
    const { entry, person, number, watch } = events[0]?.data as PlayerRegistered;
    const { table, seat, draw } = events.find(({ type }) => type === 'seating.seatDrawn')?.data as SeatDrawn;
    return { entry, person, number, table, seat, draw, watch };
  },
});

const sell = commandHandler({
  contract: sellBonusContract,
  stream: ofTournament,
  facts: (read, { tournament, entry, till }, { at }) => {
    const event = eventFacts(read, tournament);
    if (isRefused(event)) return event;
    const tillState = read.state('till', till).till;
    const person = entryById(read.state('tournament', tournament).registration, entry)?.person ?? '';
    return {
      number: numberAt(read, 'C', { at, zone: event.zone }),
      tillState,
      perPlayer: event.profile.dealersBonus?.perPlayer ?? 0,
      ofDayCents: cavesOfDayCents(read, person, tillState.session?.day ?? ''),
      watchCents: event.profile.registration.watchCents,
    };
  },
  decide: (state, input, facts) => sellBonus(state, input, facts),
  answer: (events) => {
    const { entry, number, chips, watch } = events[0]?.data as BonusSold;
    return { entry, number, chips, watch };
  },
});

const takeBack = commandHandler({
  contract: refundBonusContract,
  stream: ofTournament,
  facts: refundFacts,
  decide: (state, input, facts) => refundBonus(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => {
    const { entry, number, refundNumber } = events[0]?.data as BonusRefunded;
    return { entry, number, refundNumber };
  },
});

export const laterTextCommands = [enterAgain, sell, takeBack];
