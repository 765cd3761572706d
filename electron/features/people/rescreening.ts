import {
  lookupKeys,
  newFinding,
  screenSuspension,
  stoppingVerdicts,
  suspensionFinding,
  type Flag,
  type Identity,
  type ListEntry,
  type ListKind,
  type Settled,
  suspendedOn,
} from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { blindsOf } from './blind-index.ts';
import { listRowsUnder } from './list-rows.ts';
import { liftedChecks, liveEntries, liveEntriesOf, type LiveEntry } from './live-entries.ts';
import { nearbyOf } from './nearby.ts';
import { personOf } from './person-records.ts';
import type { RegistrationPort } from './registration-port.ts';
import { screenPerson } from './screening.ts';
import { allSuspensions, suspendedAmong } from './suspension.ts';

interface NewIssue {
  readonly list: ListKind;
  readonly today: string;
  /** Its entries, by the texts that they will be filed under: they are not stored yet. */
  readonly filed: ReadonlyMap<string, readonly ListEntry[]>;
}

/** The flags of every live entry that a new list names and the one before did not (R33). */
export function findingsOfList(read: DeskReader, { list, today, filed }: NewIssue): readonly Flag[] {
  return liveEntries(read).flatMap((live) => {
    const identity = personOf(read, live.person);
    if (!identity) return [];
    const keys = lookupKeys(identity);
    const now = [...new Set(keys.flatMap((key) => filed.get(key) ?? []))];
    const before = now.length === 0 ? [] : rowsBefore(read, list, keys);
    const finding = newFinding(list, identity, { now, before, today });
    return finding ? [{ ...live, ...finding }] : [];
  });
}

const rowsBefore = (read: DeskReader, list: ListKind, keys: readonly string[]): readonly ListEntry[] =>
  listRowsUnder(read, blindsOf(read.vault, keys)).flatMap((row) => (row.list === list ? [row.entry] : []));

/** What the house's suspensions say of live entries, beyond what stands against them or was decided on already (FR-REG-82). */
export function findingsOfSuspensions(
  read: DeskReader,
  entries: readonly LiveEntry[],
  { port, today }: { readonly port: RegistrationPort; readonly today: string },
): readonly Flag[] {
  if (!allSuspensions(read.db).some((row) => suspendedOn(row, today))) return [];
  return entries.flatMap((live) => {
    const identity = personOf(read, live.person);
    if (!identity) return [];
    const suspended = suspendedAmong(read, [live.person, ...nearbyOf(read, identity).persons.keys()], today);
    if (suspended.length === 0) return [];
    const found = screenSuspension(identity, { suspended, person: live.person }, today);
    const finding = suspensionFinding(found, settledOn(read, live, port));
    return finding ? [{ ...live, ...finding }] : [];
  });
}

/** What stands against an entry, and what a person decided or lifted for it. */
export function settledOn(read: DeskReader, live: LiveEntry, port: RegistrationPort): Settled {
  const { flagged, decided } = port.settledOf(read.state('tournament', live.tournament).registration, live.entry);
  return { flagged, decided: [...decided, ...liftedChecks(read, live)] };
}

/** What screening corrected data stops: each live entry of the person, in its own tournament and under its rules (R24). */
export function findingsOfEdit(read: DeskReader, { person, identity, at }: Edit): readonly Flag[] {
  return liveEntriesOf(read, person).flatMap((live) => {
    const occasion = { at, person, tournament: live.tournament, entry: live.entry };
    return stoppingVerdicts(screenPerson(read, identity, occasion)).map((finding) => ({ ...live, ...finding }));
  });
}

interface Edit {
  readonly person: string;
  readonly identity: Identity;
  readonly at: number;
}
