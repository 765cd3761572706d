import { streamFolds, type StreamStates } from '../../../../shared/domain/streams.ts';
import { upcast } from '../../../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';

type TournamentStates = StreamStates['tournament'];

interface Held {
  readonly stream: string;
  readonly states: TournamentStates;
  rev: number;
  commandId: string;
}

/** More events of one command than any command has. */
const longestCommand = 500;

/**
 * A tournament as each command left it. Papers fall due in the order of the journal, so the fold goes on from the last paper
 * to the next and each line is read once. What it answers is changed by the next question.
 */
export class TournamentHistory {
  private readonly db: ReadableDatabase;
  private held: Held | undefined;

  constructor(db: ReadableDatabase) {
    this.db = db;
  }

  /** The state after the command that this event belongs to. */
  after(event: JournalEvent): TournamentStates {
    const held = this.heldBefore(event);
    this.held = undefined; // a fold that throws half-way is not gone on from
    const bodies = this.db.all<{ body: string }>(
      'SELECT body FROM journal WHERE stream = ? AND rev > ? AND rev <= ? ORDER BY rev',
      event.stream,
      held.rev,
      event.rev + longestCommand,
    );
    for (const { body } of bodies) {
      const next = upcast(JSON.parse(body) as JournalEvent);
      if (next.rev > event.rev && next.commandId !== event.commandId) break;
      streamFolds.tournament.apply(held.states, next);
      held.rev = next.rev;
      held.commandId = next.commandId;
    }
    this.held = held;
    return held.states;
  }

  private heldBefore(event: JournalEvent): Held {
    const { held } = this;
    const goesOn = held?.stream === event.stream && (held.rev < event.rev || held.commandId === event.commandId);
    return goesOn ? held : { stream: event.stream, states: streamFolds.tournament.initial(), rev: 0, commandId: '' };
  }
}
