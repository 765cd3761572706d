import { recheckContract } from '../../../shared/contract/people.ts';
import {
  listKinds,
  lookupKeys,
  recheck,
  recheckFinding,
  type Flag,
  type RecheckFacts,
} from '../../../shared/domain/people/index.ts';
import { commandHandler, type CommandHandler, type DeskReader } from '../../desk/feature.ts';
import { blindsOf } from './blind-index.ts';
import { listRowsUnder } from './list-rows.ts';
import { liveEntries, type LiveEntry } from './live-entries.ts';
import { personOf } from './person-records.ts';
import type { RegistrationPort } from './registration-port.ts';
import { findingsOfSuspensions, settledOn } from './rescreening.ts';
import { screeningDay } from './screening.ts';

interface Look {
  readonly port: RegistrationPort;
  readonly today: string;
}

/** What the lists in force say of an entry's person on the day, beyond what is known of the entry already. */
function findingsOf(read: DeskReader, live: LiveEntry, { port, today }: Look): readonly Flag[] {
  const identity = personOf(read, live.person);
  if (!identity) return [];
  const found = listRowsUnder(read, blindsOf(read.vault, lookupKeys(identity)));
  if (found.length === 0) return [];
  const settled = settledOn(read, live, port);
  return listKinds.flatMap((list) => {
    const rows = found.filter((row) => row.list === list).map(({ entry }) => entry);
    const finding = recheckFinding(list, identity, { rows, today, settled });
    return finding ? [{ ...live, ...finding }] : [];
  });
}

/** `people.recheck`: everybody registered, held against the lists in force, and the house's suspensions, once more (FR-REG-46, FR-REG-82). */
export const recheckHandler = (port: RegistrationPort): CommandHandler =>
  commandHandler<typeof recheckContract, 'house', RecheckFacts>({
    contract: recheckContract,
    stream: () => ({ kind: 'house' }),
    facts: (read, { tournament }, { at }) => {
      const entries = liveEntries(read).filter((live) => tournament === undefined || live.tournament === tournament);
      if (entries.length === 0) return { entries: 0, flagged: [] };
      const { today } = screeningDay(read, { at });
      const flags = [
        ...entries.flatMap((live) => findingsOf(read, live, { port, today })),
        ...findingsOfSuspensions(read, entries, { port, today }),
      ];
      return { entries: entries.length, flagged: port.flagEvents(flags) };
    },
    decide: (state, input, facts) => recheck(state, input, facts),
    answer: (events, { entries }) => ({
      entries,
      flagged: events.slice(1).map(({ stream, data }) => ({ stream, ...data })),
    }),
  });
