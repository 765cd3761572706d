import type { EventMeta, Fold, JournalEvent } from './event.ts';

/** One feature's part of a stream's state: how it begins and how each event changes it. */
export interface Slice<State extends object, Events extends object = object> {
  readonly initial: () => State;
  readonly fold: Fold<State, Events>;
}

/** Keeps a slice's types together where it is listed among others. */
export const slice = <State extends object, Events extends object>(parts: Slice<State, Events>): Slice<State, Events> =>
  parts;

export interface StreamFold<State extends object> {
  readonly initial: () => State;
  /** Applies one event to the state it is given (and changes): every feature that knows the event takes its part. */
  readonly apply: (state: State, event: JournalEvent) => void;
}

/** A stream's fold that is made of slices. */
export interface ComposedFold<State extends object> extends StreamFold<State> {
  /** The names of the slices that an event of this type changes: all others stay as they are. */
  readonly touched: (type: string) => readonly string[];
}

type SlicesOf<States extends object> = {
  // Each slice's events are its own business: the root passes every event to whoever knows its type.
  readonly [Name in keyof States]: { readonly initial: () => States[Name]; readonly fold: object };
};

type Handler = (draft: object, data: object, meta: EventMeta) => void;

/** The root of a stream: composes the features' slices and adds nothing of its own. */
export function composeStream<States extends object>(slices: SlicesOf<States>): ComposedFold<States> {
  const parts = Object.entries(slices) as [string, Slice<object>][];
  const handlers = new Map<string, { name: string; handler: Handler }[]>();
  for (const [name, { fold }] of parts) {
    for (const [type, handler] of Object.entries(fold) as [string, Handler][]) {
      handlers.set(type, [...(handlers.get(type) ?? []), { name, handler }]);
    }
  }
  return {
    touched: (type) => (handlers.get(type) ?? []).map(({ name }) => name),
    initial: () => Object.fromEntries(parts.map(([name, { initial }]) => [name, initial()])) as States,
    apply: (state, event) => {
      const drafts = state as Record<string, object>;
      for (const { name, handler } of handlers.get(event.type) ?? []) {
        const draft = drafts[name];
        if (!draft) throw new Error(`the state of ${event.stream} has no slice ${name}`);
        handler(draft, event.data, event);
      }
    },
  };
}
