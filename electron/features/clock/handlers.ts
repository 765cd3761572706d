import {
  adjustClockContract,
  advanceClockContract,
  clearMessageContract,
  interruptClockContract,
  jumpClockContract,
  pauseClockContract,
  recoverClockContract,
  resumeClockContract,
  showMessageContract,
  startClockContract,
  undoClockContract,
} from '../../../shared/contract/clock.ts';
import {
  adjustClock,
  advanceClock,
  clearMessage,
  interruptClock,
  jumpClock,
  nextBoundaryAt,
  pauseClock,
  recoverClock,
  refuseClock,
  resumeClock,
  showMessage,
  startClock,
  undoClock,
  wholeReading,
  type ClockEvents,
  type ClockStatus,
  type ControlFacts,
  type Reading,
} from '../../../shared/domain/clock/index.ts';
import type { StreamStates } from '../../../shared/domain/streams.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader, type DeskWriter } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { tournamentFacts } from '../tournament/index.ts';
import { lastAlive, openHeartbeats, takeHeartbeats, type OpenHeartbeats } from './heartbeats.ts';

interface One {
  readonly tournament: string;
}

const controlFacts = (_read: DeskReader, { tournament }: One, { at, mono }: Call): ControlFacts => ({
  id: tournament,
  now: wholeReading(at, mono),
});

interface CitingFacts extends ControlFacts {
  readonly beats: OpenHeartbeats | null;
}

type Slices = Readonly<StreamStates['tournament']>;

/** The facts of a command whose event will cite the open signs of life, if `cites` says that there will be such an event. */
function citingFacts(cites: (state: Slices, now: Reading) => boolean) {
  return (read: DeskReader, input: One, call: Call): CitingFacts => {
    const facts = controlFacts(read, input, call);
    const cited = cites(read.state('tournament', input.tournament), facts.now);
    const beats = cited ? openHeartbeats(read.db, input.tournament) : null;
    return { ...facts, beats, ...(beats && { heartbeats: beats.digest }) };
  };
}

const takeBeats = ({ db }: DeskWriter, { tournament }: One, { beats }: CitingFacts): void => {
  if (beats) takeHeartbeats(db, tournament, beats);
};

const stands = (status: ClockStatus) => (state: Slices) => state.clock.core.status === status;

const boundaryDue = (state: Slices, now: Reading): boolean => (nextBoundaryAt(state, now) ?? Infinity) <= now.wall;

const start = commandHandler({
  contract: startClockContract,
  stream: ofTournament,
  facts: (read, { tournament }, { at, mono }) => {
    const facts = tournamentFacts(read, tournament);
    if (isRefused(facts)) return refuseClock('clock.tournamentUnknown', { tournament });
    return { id: tournament, now: wholeReading(at, mono), profile: facts.profile };
  },
  decide: (state, _input, facts) => startClock(state, facts),
});

const pause = commandHandler({
  contract: pauseClockContract,
  stream: ofTournament,
  facts: citingFacts(stands('running')),
  decide: (state, _input, facts) => pauseClock(state, facts),
  store: takeBeats,
});

const resume = commandHandler({
  contract: resumeClockContract,
  stream: ofTournament,
  facts: citingFacts(stands('paused')),
  decide: (state, _input, facts) => resumeClock(state, facts),
  store: takeBeats,
});

const jump = commandHandler({
  contract: jumpClockContract,
  stream: ofTournament,
  facts: controlFacts,
  decide: (state, { position, confirmed }, facts) => jumpClock(state, { position, confirmed }, facts),
});

const adjust = commandHandler({
  contract: adjustClockContract,
  stream: ofTournament,
  facts: controlFacts,
  decide: (state, { byMs }, facts) => adjustClock(state, byMs, facts),
});

const undo = commandHandler({
  contract: undoClockContract,
  stream: ofTournament,
  facts: controlFacts,
  decide: (state, _input, facts) => undoClock(state, facts),
  answer: (events) => ({ action: (events[0]?.data as ClockEvents['clock.undone']).action }),
});

const reachedBy = (events: readonly JournalEvent[]): object => ({
  reached: events
    .filter(({ type }) => type === 'clock.levelReached')
    .map(({ data }) => (data as ClockEvents['clock.levelReached']).position),
});

const advance = commandHandler({
  contract: advanceClockContract,
  stream: ofTournament,
  facts: citingFacts(boundaryDue),
  decide: (state, { wallJumpMs }, facts) => advanceClock(state, { ...facts, wallJumpMs }),
  store: takeBeats,
  answer: reachedBy,
});

const interrupt = commandHandler({
  contract: interruptClockContract,
  stream: ofTournament,
  facts: (read, input, call) => ({
    ...citingFacts(stands('running'))(read, input, call),
    lastAlive: lastAlive(read.db, input.tournament),
  }),
  decide: (state, _input, facts) => interruptClock(state, facts),
  store: (write, input, facts) => takeBeats(write, input, facts),
  answer: reachedBy,
});

const recover = commandHandler({
  contract: recoverClockContract,
  stream: ofTournament,
  facts: controlFacts,
  decide: (state, { choice }, facts) => recoverClock(state, choice, facts),
  answer: (events) => {
    const { choice, gapMs } = events[0]?.data as ClockEvents['clock.recovered'];
    return { choice, gapMs };
  },
});

const say = commandHandler({
  contract: showMessageContract,
  stream: ofTournament,
  facts: (read, { tournament, text }, { at }) => ({ tournament, at, text: textToSeal(read.chance, text) }),
  decide: (state, { minutes }, { text, ...facts }) =>
    showMessage(state, minutes ?? null, { ...facts, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (_events, { text }) => ({ textId: text.sealed.textId }),
});

const unsay = commandHandler({
  contract: clearMessageContract,
  stream: ofTournament,
  facts: (_read, { tournament }, { at }) => ({ tournament, at }),
  decide: (state, _input, facts) => clearMessage(state, facts),
});

export const clockCommands = [start, pause, resume, jump, adjust, undo, advance, interrupt, recover, say, unsay];
