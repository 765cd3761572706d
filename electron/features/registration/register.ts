import type { InputOf } from '../../../shared/contract/define.ts';
import { preRegisterContract, registerPlayerContract } from '../../../shared/contract/registration.ts';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import {
  preRegister,
  registerPlayer,
  type PlayerRegistered,
  type RegisterFacts,
  type WindowFacts,
} from '../../../shared/domain/registration/index.ts';
import type { SeatDrawn } from '../../../shared/domain/seating/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { drawSeed, keepSeed, type DrawSeed } from '../seating/index.ts';
import { cavesOfDayCents, eventFacts, maxPlayers, numberAt, type EventFacts } from './house-facts.ts';
import { wonEntry } from './won-entry.ts';
import { gatherPerson, keepPerson, type GatheredPerson } from './person-facts.ts';

/** When and how entries are sold. */
interface Window extends WindowFacts {
  readonly event: EventFacts;
}

export function windowFacts(read: DeskReader, tournament: string, call: Call): Window | Refused {
  const event = eventFacts(read, tournament);
  if (isRefused(event)) return event;
  const { at, lateLimitReachedAt } = limitsReached(read.state('tournament', tournament), call);
  return { event, at, zone: event.zone, lateLimitReachedAt, maxPlayers: maxPlayers(event) };
}

export const preRegisterHandler = commandHandler({
  contract: preRegisterContract,
  stream: ofTournament,
  facts: (read, input, call) => {
    const window = windowFacts(read, input.tournament, call);
    if (isRefused(window)) return window;
    const person = gatherPerson(read, input, call);
    return isRefused(person) ? person : { ...window, ...person };
  },
  decide: (state, input, facts) => preRegister(state, input, facts),
  store: (write, _input, facts) => keepPerson(write, facts),
  answer: (_events, { entry, person }) => ({ entry, person }),
});

type Facts = RegisterFacts & GatheredPerson & { readonly draw: DrawSeed };

function registerFacts(read: DeskReader, input: InputOf<typeof registerPlayerContract>, call: Call): Facts | Refused {
  const window = windowFacts(read, input.tournament, call);
  if (isRefused(window)) return window;
  const person = gatherPerson(read, input, call);
  if (isRefused(person)) return person;
  const tillState = read.state('till', input.till).till;
  const draw = drawSeed(read, input.tournament, read.state('tournament', input.tournament).seating);
  return {
    ...window,
    ...person,
    draw,
    seed: draw.seed,
    tillState,
    number: numberAt(read, 'R', { at: call.at, zone: window.event.zone }),
    ofDayCents: cavesOfDayCents(read, person.person, tillState.session?.day ?? ''),
    watchCents: window.event.profile.registration.watchCents,
    wonEntry: wonEntry(read, person.person, input.tournament),
  };
}

export const registerPlayerHandler = commandHandler({
  contract: registerPlayerContract,
  stream: ofTournament,
  facts: registerFacts,
  decide: (state, input, facts) => registerPlayer(state, input, facts),
  store: (write, _input, facts) => {
    keepPerson(write, facts);
    keepSeed(write, facts.draw);
  },
  answer: registeredAnswer,
});

/** Ids, numbers and codes only: the same key is given this answer again. */
function registeredAnswer(events: readonly JournalEvent[]): object {
  const { entry, person, number, late, watch, checks } = events[0]?.data as PlayerRegistered;
  const { table, seat, draw } = events.find(({ type }) => type === 'seating.seatDrawn')?.data as SeatDrawn;
  const shown = checks.filter(({ verdict }) => verdict === 'warn' || verdict === 'decided').map(({ code }) => code);
  return { entry, person, number, table, seat, draw, late, watch, checks: shown };
}
