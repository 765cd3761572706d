import { moneyEventTypes, postingsOf } from '../../../shared/domain/ledger/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { instantMark, tournamentIn, tournamentInScope } from './days.ts';
import { column, type ReadEvent, type Row, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'tournois.csv',
  title: 'Tournois',
  columns: [
    column('Tournoi'),
    column('Nom', 'text'),
    column('Début annoncé UTC'),
    column('Début réel UTC'),
    column('Clos UTC'),
    column('Annulé UTC'),
    column('Inscriptions', 'integer'),
    column('Annulées ou remboursées', 'integer'),
    column('Recaves', 'integer'),
    column('Caves initiales', 'amount'),
    column('Recaves (montant)', 'amount'),
    column('Droits d’inscription', 'amount'),
    column('Cagnotte (prélèvement 4 %)', 'amount'),
    column('Participation de la maison', 'amount'),
    column('Lots', 'amount'),
    column('Lots payés', 'amount'),
    column('Lots non réclamés', 'amount'),
  ],
};

interface Sums {
  name: string;
  startsAt: number;
  startedAt: number | null;
  closedAt: number | null;
  cancelledAt: number | null;
  entries: number;
  cancelled: number;
  rebuys: number;
  /** What came in through registrations, by account; the award moves it on and is left out here. */
  readonly taken: Map<string, number>;
  readonly awarded: Map<string, number>;
}

const none = (): Sums => ({
  ...{ name: '', startsAt: 0, startedAt: null, closedAt: null, cancelledAt: null },
  ...{ entries: 0, cancelled: 0, rebuys: 0, taken: new Map(), awarded: new Map() },
});

const counts: Readonly<Record<string, (sums: Sums, event: ReadEvent) => void>> = {
  'tournament.planned': (sums, { data }) => {
    const { name, startsAt } = data as TournamentTerms;
    Object.assign(sums, { name, startsAt });
  },
  'tournament.started': (sums, { at }) => void (sums.startedAt = at),
  'tournament.closed': (sums, { at }) => void (sums.closedAt = at),
  'tournament.cancelled': (sums, { at }) => void (sums.cancelledAt = at),
  'registration.playerRegistered': (sums) => void (sums.entries += 1),
  'registration.cancelled': (sums) => void (sums.cancelled += 1),
  'registration.refunded': (sums) => void (sums.cancelled += 1),
  'registration.rebought': (sums) => void (sums.rebuys += 1),
  'registration.rebuyRefunded': (sums) => void (sums.rebuys -= 1),
};

/** A won entry that is taken up settles a prize; every other money event of the desk is a sale or takes one back. */
const isAward = ({ type }: ReadEvent): boolean =>
  type === 'registration.wonEntryTaken' || !type.startsWith('registration.');

function addPostings(sums: Sums, event: ReadEvent): void {
  const into = isAward(event) ? sums.awarded : sums.taken;
  for (const { account, amountCents } of postingsOf(event)) {
    into.set(account, (into.get(account) ?? 0) + amountCents);
  }
}

const moment = (at: number | null): string | null => (at === null ? null : instantMark(at));

function rowOf(tournament: string, sums: Sums): Row {
  const taken = (account: string): number => 0 - (sums.taken.get(account) ?? 0);
  const awarded = (account: string): number => sums.awarded.get(account) ?? 0;
  const unclaimed = 0 - awarded('prizes-unclaimed');
  const paid = ['cash', 'card', 'transfer', 'won-entries'].reduce(
    (sum, method) => sum - paidBy(sums.awarded, method),
    0,
  );
  return [
    ...[tournament, sums.name, instantMark(sums.startsAt), moment(sums.startedAt), moment(sums.closedAt)],
    ...[moment(sums.cancelledAt), sums.entries, sums.cancelled, sums.rebuys],
    ...[taken('caves'), taken('recaves'), taken('fees'), 0 - awarded('levy'), awarded('house-addition')],
    // What is owed, what was paid, and what waits to be claimed: the first is the sum of the others once all is settled.
    ...[paid + unclaimed - awarded('prizes-payable'), paid, unclaimed],
  ];
}

const paidBy = (awarded: ReadonlyMap<string, number>, method: string): number =>
  [...awarded]
    .filter(([account]) => account === method || account.startsWith(`${method}:`))
    .reduce((sum, [, amountCents]) => sum + amountCents, 0);

/** Each tournament's figures, added up from its postings. */
export function tournamentsTable(scope: TableScope): TableMaker {
  const wanted = tournamentInScope(scope);
  const known = new Map<string, Sums>();
  return {
    table,
    reads: [...moneyEventTypes, ...Object.keys(counts)],
    take: (event) => {
      const tournament = tournamentIn(event);
      if (tournament === null) return;
      const sums = known.get(tournament) ?? none();
      known.set(tournament, sums);
      counts[event.type]?.(sums, event);
      addPostings(sums, event);
    },
    end: (emit) => {
      for (const [tournament, sums] of known) if (wanted(tournament, sums.startsAt)) emit(rowOf(tournament, sums));
    },
  };
}
