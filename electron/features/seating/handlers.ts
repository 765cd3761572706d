import {
  breakTableContract,
  commitDrawContract,
  drawFinalTableContract,
  movePlayerContract,
  openTablesContract,
  revealSeedContract,
} from '../../../shared/contract/seating.ts';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import { rebuysOver } from '../../../shared/domain/prizes/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import {
  breakTable,
  commitDraw,
  drawFinalTable,
  movePlayer,
  openTablesForDraw,
  revealSeed,
  type MoveFacts,
  type SeatDrawn,
} from '../../../shared/domain/seating/index.ts';
import { bustOf } from '../../../shared/domain/standings/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { drawSeed, keepSeed, keptSeed } from './draw-seed.ts';

interface OfTournament {
  readonly tournament: string;
}

const commit = commandHandler({
  contract: commitDrawContract,
  stream: ofTournament,
  facts: (read, { tournament }) => drawSeed(read, tournament, read.state('tournament', tournament).seating),
  decide: (state, input, facts) => commitDraw(state, input, facts),
  store: (write, _input, facts) => keepSeed(write, facts),
  answer: (events) => ({ ...events[0]?.data }),
});

const open = commandHandler({
  contract: openTablesContract,
  stream: ofTournament,
  facts: () => ({}),
  decide: (state, input) => openTablesForDraw(state, input),
  answer: (events) => ({ ...events[0]?.data }),
});

/** Seed, and whether seats of players without chips are still kept for their rebuys. */
function moveFacts(read: DeskReader, { tournament }: OfTournament, call: Call): MoveFacts {
  const state = read.state('tournament', tournament);
  return {
    seed: keptSeed(read, tournament),
    rebuysOpen: !rebuysOver(state, limitsReached(state, call)),
  };
}

const movesOf = (events: readonly JournalEvent[]): object => ({
  moves: events
    .filter(({ type }) => type === 'seating.seatDrawn')
    .map(({ data }) => {
      const { entry, table, seat } = data as SeatDrawn;
      return { entry, table, seat };
    }),
});

const breakUp = commandHandler({
  contract: breakTableContract,
  stream: ofTournament,
  facts: moveFacts,
  decide: (state, input, facts) => breakTable(state, input, facts),
  answer: movesOf,
});

const finalTable = commandHandler({
  contract: drawFinalTableContract,
  stream: ofTournament,
  facts: moveFacts,
  decide: (state, input, facts) => drawFinalTable(state, input, facts),
  answer: movesOf,
});

const move = commandHandler({
  contract: movePlayerContract,
  stream: ofTournament,
  facts: (read, input, call) => {
    const { registration, standings } = read.state('tournament', input.tournament);
    const seated = entryById(registration, input.entry)?.state === 'checked-in';
    return { ...moveFacts(read, input, call), inPlay: seated && !bustOf(standings, input.entry) };
  },
  decide: (state, input, facts) => movePlayer(state, input, facts),
  answer: movesOf,
});

const reveal = commandHandler({
  contract: revealSeedContract,
  stream: ofTournament,
  facts: (read, { tournament }) => ({ seed: keptSeed(read, tournament) }),
  decide: (state, input, facts) => revealSeed(state, input, facts),
  answer: (events) => ({ ...events[0]?.data }),
});

export const seatingCommands = [commit, open, breakUp, finalTable, move, reveal];
