import { drawer } from '../../../../shared/domain/ledger/index.ts';
import type { TillClosed, TillRead } from '../../../../shared/domain/tills/index.ts';
import { cents, type Cents } from '../../../../shared/kernel/cents.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, staffName, tillName, type HouseSource } from './source.ts';

type Reading = PaperModels['till-reading'];

/** A reading (X) or the count at the end (Z) of a drawer's session, with what went through it until then. */
export function tillReadingModel(source: HouseSource): Reading {
  const { read, event, check } = source;
  const data = event.data as TillRead | TillClosed;
  const session = sessionOf(read, data.session);
  const next = 'countedCents' in data ? takerOf(source, data) : undefined;
  return {
    ...paperBase(source),
    ...{ check, till: tillName(data.till), day: data.day, openedAt: session.openedAt, readAt: event.at },
    kind: 'number' in data ? 'X' : 'Z',
    number: 'number' in data ? data.number : session.nth,
    openedBy: staffName(source, session.account),
    handedBy: session.handedBy === null ? null : staffName(source, session.handedBy),
    readBy: staffName(source, data.account),
    floatCents: session.floatCents,
    rows: rowsOf(read, { till: data.till, session, until: event.seq }),
    expectedCents: data.expectedCents,
    counted:
      'countedCents' in data
        ? {
            countedCents: data.countedCents,
            reason: data.textId ? (read.vault.text(data.textId) ?? 'texte effacé') : '',
          }
        : null,
    numbers: numbersOf(read, data.session, event.seq),
    handedTo: next === undefined ? null : staffName(source, next),
  };
}

interface SessionRow {
  readonly session: string;
  readonly account: string;
  readonly floatCents: Cents;
  readonly openedAt: number;
  readonly openedSeq: number;
  readonly handedBy: string | null;
  /** How many sessions the drawer had, this one counted: the number of its Z. */
  readonly nth: number;
}

function sessionOf(read: DeskReader, session: string): SessionRow {
  const row = read.db.get<SessionRow>(
    `SELECT session, account, float_cents AS floatCents, opened_at AS openedAt, opened_seq AS openedSeq,
       handed_by AS handedBy,
       (SELECT count(*) FROM till_sessions o WHERE o.till = t.till AND o.opened_seq <= t.opened_seq) AS nth
     FROM till_sessions t WHERE session = ?`,
    session,
  );
  if (!row) throw new NotDrawable(`no session ${session}`);
  return row;
}

/** Who was handed the drawer by the same command that counted it. */
const takerOf = ({ read, event }: HouseSource, { till }: TillClosed): string | undefined =>
  read.db.get<{ account: string }>(
    'SELECT account FROM till_sessions WHERE till = ? AND opened_seq = ? AND handed_by IS NOT NULL',
    till,
    event.seq + 1,
  )?.account;

interface Window {
  readonly till: string;
  readonly session: SessionRow;
  readonly until: number;
}

interface Sum {
  readonly kind: string;
  readonly account: string;
  readonly count: number;
  readonly total: number;
}

/** What went through, by kind: receipts tell theirs, prizes and carried cash are told by their events. */
const sums = `
  SELECT r.kind, p.account, count(DISTINCT p.seq) AS count, sum(p.amount_cents) AS total
    FROM receipts r JOIN postings p ON p.seq = r.seq
    WHERE r.session = ? AND r.seq <= ? AND p.account IN (?, 'card', 'transfer') GROUP BY r.kind, p.account
  UNION ALL
  SELECT p.type, p.account, count(DISTINCT p.seq), sum(p.amount_cents)
    FROM journal j JOIN postings p ON p.seq = j.seq
    WHERE j.seq BETWEEN ? AND ? AND j.type IN ('prizes.paid', 'prizes.unclaimedPaid', 'till.moved')
      AND json_extract(j.body, '$.data.session') = ? AND p.account IN (?, 'card', 'transfer')
    GROUP BY p.type, p.account`;

const kinds: readonly (readonly [kind: string, label: string])[] = [
  ['registration', 'Inscriptions (caves et droits)'],
  ['rebuy', 'Recaves'],
  ['cancellation', 'Inscriptions annulées'],
  ['rebuy-refund', 'Recaves remboursées'],
  ['refund', 'Remboursements'],
  ['prizes.paid', 'Prix payés'],
  ['prizes.unclaimedPaid', 'Prix non réclamés payés'],
  ['till.moved', 'Apports et retraits (coffre)'],
];

function rowsOf({ db }: DeskReader, { till, session, until }: Window): Reading['rows'] {
  const own = drawer(till);
  const found = db.all<Sum>(sums, session.session, until, own, session.openedSeq, until, session.session, own);
  return kinds.flatMap(([kind, label]) => {
    const ofKind = found.filter((sum) => sum.kind === kind);
    if (ofKind.length === 0) return [];
    const total = (account: string): Cents => cents(ofKind.find((sum) => sum.account === account)?.total ?? 0);
    return [
      {
        ...{ label, count: Math.max(...ofKind.map(({ count }) => count)) },
        ...{ cashCents: total(own), cardCents: total('card'), transferCents: total('transfer') },
      },
    ];
  });
}

function numbersOf({ db }: DeskReader, session: string, until: number): Reading['numbers'] {
  const numbers = db.all<{ number: string }>(
    'SELECT number FROM receipts WHERE session = ? AND seq <= ? ORDER BY seq',
    session,
    until,
  );
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first && last ? { first: first.number, last: last.number, count: numbers.length } : null;
}
