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
  readonly count: number;
  readonly cashCents: number;
  readonly cardCents: number;
  readonly transferCents: number;
}

/** A movement that was paid in two ways is one movement. */
const figures = `count(DISTINCT p.seq) AS count,
  sum(iif(p.account = own, p.amount_cents, 0)) AS cashCents,
  sum(iif(p.account = 'card', p.amount_cents, 0)) AS cardCents,
  sum(iif(p.account = 'transfer', p.amount_cents, 0)) AS transferCents`;

/** What went through, by kind: receipts tell theirs, prizes and carried cash are told by their events. */
const sums = `
  WITH asked (own, of_session, opened, until) AS (VALUES (?, ?, ?, ?))
  SELECT r.kind, ${figures}
    FROM asked JOIN receipts r ON r.session = of_session AND r.seq <= until JOIN postings p ON p.seq = r.seq
    WHERE p.account IN (own, 'card', 'transfer') GROUP BY r.kind
  UNION ALL
  SELECT p.type, ${figures}
    FROM asked JOIN journal j ON j.seq BETWEEN opened AND until JOIN postings p ON p.seq = j.seq
    WHERE j.type IN ('prizes.paid', 'prizes.unclaimedPaid', 'till.moved')
      AND json_extract(j.body, '$.data.session') = of_session AND p.account IN (own, 'card', 'transfer')
    GROUP BY p.type`;

const kinds: readonly (readonly [kind: string, label: string])[] = [
  ['registration', 'Inscriptions (caves et droits)'],
  ['rebuy', 'Recaves'],
  ['bonus', 'Bonus croupiers'],
  ['cancellation', 'Inscriptions annulées'],
  ['rebuy-refund', 'Recaves remboursées'],
  ['bonus-refund', 'Bonus croupiers remboursés'],
  ['refund', 'Remboursements'],
  ['prizes.paid', 'Prix payés'],
  ['prizes.unclaimedPaid', 'Prix non réclamés payés'],
  ['till.moved', 'Apports et retraits (coffre)'],
];

function rowsOf({ db }: DeskReader, { till, session, until }: Window): Reading['rows'] {
  const found = db.all<Sum>(sums, drawer(till), session.session, session.openedSeq, until);
  return kinds.flatMap(([kind, label]) => {
    const sum = found.find((each) => each.kind === kind);
    if (!sum) return [];
    const { count, cashCents, cardCents, transferCents } = sum;
    return [
      {
        ...{ label, count, cashCents: cents(cashCents) },
        ...{ cardCents: cents(cardCents), transferCents: cents(transferCents) },
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
