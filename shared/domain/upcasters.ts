import type { JournalEvent } from '../kernel/event.ts';
import { fromFirstForm } from './profile/index.ts';

/** Turns the data of one version of an event into the next version's. Pure. */
type Upcast = (data: object) => object;

/** Event type → its upcasts, from version 1 up. The current version of a type is one more than it has upcasts. */
export const upcasts: Readonly<Record<string, readonly Upcast[]>> = {
  // Version 2 says how an issue of a list differs from the one before.
  'people.listImported': [(data) => ({ change: null, ...data })],
  // Version 2 tells of lists of staff and of the set of a month.
  'notices.prepared': [(data) => ({ edition: 0, set: null, ...data })],
  // Version 2 is the end of a purge that went in slices, and counts names of staff and proofs of notices.
  'people.purged': [(data) => ({ staffNames: 0, proofs: 0, stopped: false, ...data })],
  'house.profileAdopted': [profileOfFirstForm],
};

/** The first profiles said less, and the one adopted at founding was the one in force. */
function profileOfFirstForm(data: object): object {
  const { profile, ...cited } = data as { readonly profile: Parameters<typeof fromFirstForm>[0] };
  return { ...cited, profile: fromFirstForm(profile), inForce: true };
}

/** The version that new events of this type are written with. */
export const currentVersion = (type: string, table = upcasts): number => (table[type]?.length ?? 0) + 1;

/** An event that a later Tapis wrote: folding what it says as if it were known would lose some of it. */
export class NewerEvent extends Error {
  readonly event: Pick<JournalEvent, 'seq' | 'type' | 'version'>;
  readonly known: number;

  constructor(event: NewerEvent['event'], known: number) {
    super(`line ${event.seq}: ${event.type} of version ${event.version}, known up to ${known}`);
    this.event = event;
    this.known = known;
  }
}

/** The event as today's code knows it. The stored text is not touched. Throws `NewerEvent` for a version that is not known. */
export function upcast(event: JournalEvent, table = upcasts): JournalEvent {
  const known = currentVersion(event.type, table);
  if (event.version > known) throw new NewerEvent(event, known);
  const steps = table[event.type]?.slice(event.version - 1) ?? [];
  if (steps.length === 0) return event;
  return {
    ...event,
    version: event.version + steps.length,
    data: steps.reduce((data, step) => step(data), event.data),
  };
}
