import type { JournalEvent } from '../kernel/event.ts';

/** Turns the data of one version of an event into the next version's. Pure. */
type Upcast = (data: object) => object;

/** Event type → its upcasts, from version 1 up. The current version of a type is one more than it has upcasts. */
export const upcasts: Readonly<Record<string, readonly Upcast[]>> = {};

/** The version that new events of this type are written with. */
export const currentVersion = (type: string, table = upcasts): number => (table[type]?.length ?? 0) + 1;

/** The event as today's code knows it. The stored text is not touched. */
export function upcast(event: JournalEvent, table = upcasts): JournalEvent {
  const steps = table[event.type]?.slice(event.version - 1) ?? [];
  if (steps.length === 0) return event;
  return {
    ...event,
    version: event.version + steps.length,
    data: steps.reduce((data, step) => step(data), event.data),
  };
}
