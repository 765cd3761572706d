import type { Refused } from './refusal.ts';

/** `house`, `tournament/<id>`, `till/<id>`, `league/<id>`: the unit of ordering and of concurrency. */
export type StreamId = string;

/** An event as the rules answer it: facts only, no derived totals, no personal data. */
export interface NewEvent<Type extends string = string, Data extends object = object> {
  readonly stream: StreamId;
  readonly type: Type;
  readonly data: Data;
}

/** An event as the journal holds it. `at` is epoch milliseconds of the desk's clock, `rev` counts within the stream. */
export interface JournalEvent<Type extends string = string, Data extends object = object> extends NewEvent<Type, Data> {
  readonly v: number;
  readonly seq: number;
  readonly rev: number;
  readonly version: number;
  readonly at: number;
  readonly actor: string;
  readonly station: string;
  readonly commandId: string;
}

/** What a rule answers: the events that happened, or a refusal. */
export type Decision<Code extends string = string> = { readonly events: readonly NewEvent[] } | Refused<Code>;

export const accept = (...events: readonly NewEvent[]): Decision<never> => ({ events });

/** What an `apply` handler gets beside its draft: the event's data and where and when it happened. */
export type EventMeta = Pick<JournalEvent, 'seq' | 'rev' | 'at' | 'actor' | 'stream'>;

/** One feature's fold: event type → change of its own draft. Handlers mutate the draft and answer nothing. */
export type Fold<State, Events extends object> = {
  readonly [Type in keyof Events]?: (draft: State, data: Events[Type], meta: EventMeta) => void;
};

/** Builds events of one feature with checked type names and data. */
export function eventMaker<Events extends object>() {
  return <Type extends keyof Events & string>(stream: StreamId, type: Type, data: Events[Type] & object): NewEvent => ({
    stream,
    type,
    data,
  });
}
