import type { TillClosed, TillMoved, TillOpened } from '../../../shared/domain/tills/index.ts';
import { instantMark } from './days.ts';
import { column, type ReadEvent, type Row, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'caisses.csv',
  title: 'Caisses',
  columns: [
    column('Caisse'),
    column('Session'),
    column('Journée'),
    column('Ouverte UTC'),
    column('Ouverte par'),
    column('Fonds', 'amount'),
    column('Apports et retraits', 'amount'),
    column('Arrêtée UTC'),
    column('Arrêtée par'),
    column('Attendu', 'amount'),
    column('Compté', 'amount'),
    column('Écart', 'amount'),
  ],
};

interface Session {
  readonly opened: TillOpened;
  readonly openedAt: number;
  movedCents: number;
  closed: { readonly data: TillClosed; readonly at: number } | null;
}

function rowOf({ opened, openedAt, movedCents, closed }: Session): Row {
  const counted = closed?.data;
  return [
    ...[opened.till, opened.session, opened.day, instantMark(openedAt), opened.account, opened.floatCents, movedCents],
    ...[closed ? instantMark(closed.at) : null, counted?.account ?? null, counted?.expectedCents ?? null],
    ...[counted?.countedCents ?? null, counted ? counted.countedCents - counted.expectedCents : null],
  ];
}

/** The drawers' sessions: float, cash carried, what was expected and what was counted. Not part of one tournament's bundle. */
export function tillsTable({ scope }: TableScope): TableMaker {
  const sessions = new Map<string, Session>();
  const changes: Readonly<Record<string, (event: ReadEvent) => void>> = {
    'till.opened': ({ data, at }) => {
      const opened = data as TillOpened;
      sessions.set(opened.session, { opened, openedAt: at, movedCents: 0, closed: null });
    },
    'till.moved': ({ data }) => {
      const { session, direction, amountCents } = data as TillMoved;
      const found = sessions.get(session);
      if (found) found.movedCents += direction === 'in' ? amountCents : 0 - amountCents;
    },
    'till.closed': ({ data, at }) => {
      const found = sessions.get((data as TillClosed).session);
      if (found) found.closed = { data, at };
    },
  };
  return {
    table,
    reads: Object.keys(changes),
    take: (event) => changes[event.type]?.(event),
    end: (emit) => {
      for (const session of sessions.values()) {
        const { day } = session.opened;
        if (scope.kind === 'season' && day >= scope.from && day <= scope.to) emit(rowOf(session));
      }
    },
  };
}
