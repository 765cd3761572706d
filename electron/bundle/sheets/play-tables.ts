import type { SeatDrawn } from '../../../shared/domain/seating/index.ts';
import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { inScope, instantMark } from './days.ts';
import { column, type Table, type TableMaker, type TableScope } from './table.ts';

const draws: Table = {
  file: 'tirages.csv',
  title: 'Tirages des places',
  columns: [
    column('Ligne du journal', 'integer'),
    column('Instant UTC'),
    column('Tirage', 'integer'),
    column('Inscription'),
    column('Motif'),
    column('Places candidates', 'integer'),
    column('Indice tiré', 'integer'),
    column('Table', 'integer'),
    column('Siège', 'integer'),
  ],
};

/** Every seat draw with its number of candidates and what the seed gave (FR-REG-85, FR-REG-86). */
export function drawsTable(scope: TableScope): TableMaker {
  const wanted = inScope(scope);
  return {
    table: draws,
    reads: ['seating.seatDrawn'],
    take: (event, emit) => {
      if (!wanted(event)) return;
      const { draw, entry, reason, candidates, index, table, seat } = event.data as SeatDrawn;
      emit([event.seq, instantMark(event.at), draw, entry, reason, candidates, index, table, seat]);
    },
    end: () => undefined,
  };
}

const eliminations: Table = {
  file: 'eliminations.csv',
  title: 'Éliminations',
  columns: [
    column('Ligne du journal', 'integer'),
    column('Instant UTC'),
    column('Fait'),
    column('Coup', 'integer'),
    column('Niveau', 'integer'),
    column('Inscription'),
    column('Tapis au début du coup', 'integer'),
    column('Table', 'integer'),
    column('Par'),
  ],
};

/** Eliminations, and those that were taken back (FR-REG-31). */
export function eliminationsTable(scope: TableScope): TableMaker {
  const wanted = inScope(scope);
  return {
    table: eliminations,
    reads: ['standings.eliminated', 'standings.reinstated'],
    take: (event, emit) => {
      if (!wanted(event)) return;
      const head = [event.seq, instantMark(event.at)];
      if (event.type === 'standings.reinstated') {
        const { entry } = event.data as StandingsEvents['standings.reinstated'];
        emit([...head, 'reprise', null, null, entry, null, null, null]);
        return;
      }
      const { hand, level, busts } = event.data as StandingsEvents['standings.eliminated'];
      for (const { entry, stack, table, by } of busts) {
        emit([...head, 'élimination', hand, level, entry, stack ?? null, table ?? null, by ?? null]);
      }
    },
    end: () => undefined,
  };
}

const structure: Table = {
  file: 'structure.csv',
  title: 'Structure',
  columns: [
    column('Niveau', 'integer'),
    column('Petite blinde', 'integer'),
    column('Grosse blinde', 'integer'),
    column('Ante de grosse blinde', 'integer'),
    column('Minutes', 'integer'),
    column('Pause après (minutes)', 'integer'),
  ],
};

/** The levels as they were announced; the last announcement counts. */
export function structureTable(scope: TableScope): TableMaker {
  const wanted = inScope(scope);
  let terms: TournamentTerms | undefined;
  return {
    table: structure,
    reads: ['tournament.planned'],
    take: (event) => {
      if (wanted(event)) terms = event.data;
    },
    end: (emit) => {
      for (const { level, smallBlind, bigBlind, bigBlindAnte, minutes } of terms?.levels ?? []) {
        const pause = terms?.breaks.find(({ afterLevel }) => afterLevel === level);
        emit([level, smallBlind, bigBlind, bigBlindAnte, minutes, pause?.minutes ?? null]);
      }
    },
  };
}
