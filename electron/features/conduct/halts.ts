import {
  noteStacksContract,
  resumePlayContract,
  stopPlayContract,
  suspendPlayContract,
} from '../../../shared/contract/conduct-halts.ts';
import { wholeReading, type ControlFacts } from '../../../shared/domain/clock/index.ts';
import {
  noteStacks,
  resumePlay,
  stopPlay,
  suspendPlay,
  type ConductEvents,
} from '../../../shared/domain/conduct/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { commandHandler, type Call, type DeskReader, type DeskWriter } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { openHeartbeats, takeHeartbeats, type OpenHeartbeats } from '../clock/index.ts';

interface One {
  readonly tournament: string;
}

interface HaltedClock {
  readonly account: string;
  readonly clock: ControlFacts;
  readonly beats: OpenHeartbeats | null;
}

/** Who decides, when by both clocks, and the open signs of life where the clock's own event will cite them (decision 19). */
const clockFacts =
  (from: 'running' | 'paused') =>
  (read: DeskReader, { tournament }: One, call: Call): HaltedClock => {
    const cites = read.state('tournament', tournament).clock.core.status === from;
    const beats = cites ? openHeartbeats(read.db, tournament) : null;
    const now = wholeReading(call.at, call.mono);
    return {
      account: call.account,
      clock: { id: tournament, now, ...(beats && { heartbeats: beats.digest }) },
      beats,
    };
  };

const takeBeats = ({ db }: DeskWriter, { tournament }: One, { beats }: HaltedClock): void => {
  if (beats) takeHeartbeats(db, tournament, beats);
};

const suspend = commandHandler({
  contract: suspendPlayContract,
  stream: ofTournament,
  facts: (read, input, call) => ({
    ...clockFacts('running')(read, input, call),
    text: textToSeal(read.chance, input.facts),
  }),
  decide: (state, { tournament, reason, stacks, resumesAt }, { text, ...facts }) =>
    suspendPlay(
      state,
      { tournament, reason, stacks, resumesAt: resumesAt === undefined ? null : parseInstant(resumesAt) },
      { ...facts, text: text.sealed },
    ),
  store: (write, input, facts) => {
    sealText(write, facts.text);
    takeBeats(write, input, facts);
  },
});

const note = commandHandler({
  contract: noteStacksContract,
  stream: ofTournament,
  facts: (_read, _input, { account }) => ({ account }),
  decide: (state, input, facts) => noteStacks(state, input, facts),
  answer: (events) => {
    const { stacks } = events[0]?.data as ConductEvents['conduct.stacksNoted'];
    return { counted: stacks.length, chips: stacks.reduce((sum, { chips }) => sum + chips, 0) };
  },
});

const resume = commandHandler({
  contract: resumePlayContract,
  stream: ofTournament,
  facts: clockFacts('paused'),
  decide: (state, input, facts) => resumePlay(state, input, facts),
  store: takeBeats,
});

const stop = commandHandler({
  contract: stopPlayContract,
  stream: ofTournament,
  facts: (read, input, { account, at, mono }) => ({
    account,
    clock: { id: input.tournament, now: wholeReading(at, mono) },
    frozen: read.state('tournament', input.tournament).prizes.frozen,
    text: textToSeal(read.chance, input.facts),
  }),
  decide: (state, { tournament, reason, stacks, refunds }, { text, ...facts }) =>
    stopPlay(state, { tournament, reason, stacks, refunds }, { ...facts, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
});

export const haltCommands = [suspend, note, resume, stop];
