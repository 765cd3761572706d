import type { PrizePaid } from '../../../shared/domain/prizes/index.ts';
import type { PlayerRegistered, Rebought } from '../../../shared/domain/registration/index.ts';
import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { instantMark, tournamentIn, tournamentInScope } from './days.ts';
import { column, type Emit, type ReadEvent, type Row, type Table, type TableMaker, type TableScope } from './table.ts';

const table: Table = {
  file: 'inscriptions.csv',
  title: 'Inscriptions',
  columns: [
    column('Tournoi'),
    column('Inscription'),
    column('Récépissé'),
    column('Instant UTC'),
    column('Journée'),
    column('Caisse'),
    column('Cave', 'amount'),
    column('Droit d’inscription', 'amount'),
    column('Recaves', 'integer'),
    column('Recaves (montant)', 'amount'),
    column('État'),
    column('Remboursement'),
    column('Rang', 'integer'),
    column('Lot payé', 'amount'),
    column('Bon de paiement'),
    column('Personne'),
  ],
};

type Registered = Pick<PlayerRegistered, 'entry' | 'number' | 'day' | 'till' | 'buyInCents' | 'feeCents' | 'person'>;

interface Entry {
  readonly data: Registered;
  readonly at: number;
  rebuys: number;
  rebuyCents: number;
  state: 'inscrit' | 'annulé' | 'remboursé';
  refund: string | null;
  rank: number | null;
  paidCents: number;
  slip: string | null;
}

type Entries = Map<string, Entry>;

const paid = (entries: Entries, { data }: ReadEvent): void => {
  const { entry, amountCents, number } = data as PrizePaid;
  const found = entries.get(entry);
  if (found) Object.assign(found, { paidCents: found.paidCents + amountCents, slip: number });
};

const changes: Readonly<Record<string, (entries: Entries, event: ReadEvent) => void>> = {
  'registration.playerRegistered': (entries, { data, at }) => {
    const { entry, number, day, till, buyInCents, feeCents, person } = data as PlayerRegistered;
    entries.set(entry, {
      ...{
        data: { entry, number, day, till, buyInCents, feeCents, person },
        at,
        rebuys: 0,
        rebuyCents: 0,
        state: 'inscrit',
        refund: null,
      },
      ...{ rank: null, paidCents: 0, slip: null },
    });
  },
  'registration.rebought': (entries, { data }) => addRebuy(entries, data, 1),
  'registration.rebuyRefunded': (entries, { data }) => addRebuy(entries, data, -1),
  'registration.cancelled': (entries, { data }) => giveBack(entries, data, 'annulé'),
  'registration.refunded': (entries, { data }) => giveBack(entries, data, 'remboursé'),
  'standings.closed': (entries, { data }) => {
    for (const { entry, rank } of (data as StandingsEvents['standings.closed']).ranking) {
      const found = entries.get(entry);
      if (found) found.rank = rank;
    }
  },
  'standings.reopened': (entries) => {
    for (const entry of entries.values()) entry.rank = null;
  },
  'prizes.paid': paid,
  'prizes.unclaimedPaid': paid,
};

function addRebuy(entries: Entries, { entry, priceCents }: Pick<Rebought, 'entry' | 'priceCents'>, sign: 1 | -1): void {
  const found = entries.get(entry);
  if (!found) return;
  found.rebuys += sign;
  found.rebuyCents += sign * priceCents;
}

function giveBack(entries: Entries, given: { entry: string; refundNumber: string }, state: Entry['state']): void {
  const found = entries.get(given.entry);
  if (found) Object.assign(found, { state, refund: given.refundNumber });
}

function rowOf(tournament: string, entry: Entry): Row {
  const { data } = entry;
  return [
    ...[
      tournament,
      data.entry,
      data.number,
      instantMark(entry.at),
      data.day,
      data.till,
      data.buyInCents,
      data.feeCents,
    ],
    ...[
      entry.rebuys,
      entry.rebuyCents,
      entry.state,
      entry.refund,
      entry.rank,
      entry.paidCents,
      entry.slip,
      data.person,
    ],
  ];
}

/** One row for each paid registration, as it stands at the end of the journal. */
export function entriesMaker(scope: TableScope): TableMaker {
  const wanted = tournamentInScope(scope);
  const known = new Map<string, { startsAt: number; entries: Entries }>();
  const take = (event: ReadEvent): void => {
    const tournament = tournamentIn(event);
    if (tournament === null) return;
    const found = known.get(tournament) ?? { startsAt: 0, entries: new Map<string, Entry>() };
    known.set(tournament, found);
    if (event.type === 'tournament.planned') found.startsAt = (event.data as TournamentTerms).startsAt;
    else changes[event.type]?.(found.entries, event);
  };
  const end = (emit: Emit): void => {
    for (const [tournament, { startsAt, entries }] of known) {
      if (wanted(tournament, startsAt)) for (const entry of entries.values()) emit(rowOf(tournament, entry));
    }
  };
  return { table, reads: ['tournament.planned', ...Object.keys(changes)], take, end };
}
