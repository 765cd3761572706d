import {
  incidentsContract,
  observationsContract,
  watchContract,
  watchFileContract,
} from '../../../shared/contract/registers.ts';
import { profileInForce } from '../../../shared/domain/house/index.ts';
import { refuseRegisters } from '../../../shared/domain/registers/index.ts';
import { gamingDay, yearOf } from '../../../shared/kernel/calendar.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { staffNames } from '../accounts/index.ts';
import { zoneOf } from '../tournament/index.ts';
import { observationsOf } from './observations.ts';
import { watchFile } from './watch-file.ts';
import { watchLines } from './watch.ts';

/** The amount of the rules in force; a gaming day is one for the whole house. */
export const houseWatchCents = (read: DeskReader): number =>
  profileInForce(read.state('house').house)?.registration.watchCents ?? Number.MAX_SAFE_INTEGER;

const observations = queryHandler({
  contract: observationsContract,
  answer: (read, input, { at }) => {
    const year = input.year ?? yearOf(at, zoneOf(read));
    return { year, observations: observationsOf(read, year) };
  },
});

interface IncidentRow {
  readonly tournament: string;
  readonly at: number;
  readonly actor: string;
  readonly data: string;
}

interface IncidentData {
  readonly number: string;
  readonly category: string;
  readonly happenedAt: number;
  readonly facts: { readonly textId: string };
}

const incidents = queryHandler({
  contract: incidentsContract,
  answer: (read) => ({
    incidents: read.db
      .all<IncidentRow>(
        "SELECT tournament, at, actor, data FROM conduct_log WHERE kind = 'conduct.incidentRecorded' ORDER BY seq DESC LIMIT 500",
      )
      .map(({ tournament, at, actor, data }) => {
        const { number, category, happenedAt, facts } = JSON.parse(data) as IncidentData;
        return {
          ...{ tournament, number, category, happenedAt, at },
          tournamentName: read.state('tournament', tournament).plan.terms?.name ?? tournament,
          recordedBy: staffNames(read, actor)?.name ?? actor,
          text: read.vault.text(facts.textId) ?? null,
        };
      }),
  }),
});

const watch = queryHandler({
  contract: watchContract,
  answer: (read, input, { at }) => {
    const { house } = read.state('house');
    const day = input.day ?? gamingDay(at, zoneOf(read), house.identity?.gamingDayEnds);
    const watchCents = houseWatchCents(read);
    return { day, watchCents, lines: watchLines(read, { day, watchCents }) };
  },
});

const file = queryHandler({
  contract: watchFileContract,
  answer: (read, input) => {
    const found = read.db.get<{ day: string; seq: number; at: number }>(
      `SELECT day, watch_exports.seq, json_extract(body, '$.at') AS at FROM watch_exports
       JOIN journal ON journal.seq = watch_exports.seq WHERE export = ?`,
      input.export,
    );
    if (!found) return refuseRegisters('registers.unknownExport');
    const { day, ...asOf } = found;
    const lines = watchLines(read, { day, watchCents: houseWatchCents(read), asOf });
    return { fileName: `surveillance-${day}.csv`, content: watchFile(day, lines) };
  },
});

export const registersQueries = [observations, incidents, watch, file];
