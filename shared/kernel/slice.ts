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

type Handler = (draft: object, data: object, meta: EventMeta) => void;

/** The root of a stream: composes the features' slices and adds nothing of its own. */
export function composeStream<States extends Record<string, object>>(slices: {
  readonly [Name in keyof States]: Slice<States[Name], never> | Slice<States[Name]>;
}): StreamFold<States> {
  const names = Object.keys(slices) as (keyof States & string)[];
  const handlers = new Map<string, { name: keyof States & string; handler: Handler }[]>();
  for (const name of names) {
    for (const [type, handler] of Object.entries(slices[name].fold) as [string, Handler][]) {
      handlers.set(type, [...(handlers.get(type) ?? []), { name, handler }]);
    }
  }
  return {
    initial: () => Object.fromEntries(names.map((name) => [name, slices[name].initial()])) as unknown as States,
    apply: (state, event) => {
      for (const { name, handler } of handlers.get(event.type) ?? [])
        handler((state as Record<string, object>)[name] ?? {}, event.data, event);
    },
  };
}
