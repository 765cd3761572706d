import { moneyEventTypes, postingsOf } from '../../../shared/domain/ledger/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

const columns = 'seq, line, type, tournament, account, amount_cents';
const row = '(?, ?, ?, ?, ?, ?)';

/** Statements by their number of rows: each is put together once. */
const inserts = new Map<number, string>();

function insertOf(rows: number): string {
  const known = inserts.get(rows);
  if (known !== undefined) return known;
  const sql = `INSERT INTO postings (${columns}) VALUES ${Array(rows).fill(row).join(', ')}`;
  inserts.set(rows, sql);
  return sql;
}

/** Every event that moves money writes its balanced lines, in one statement. */
const post = on<object>((db, { seq, stream, type, data }) => {
  const tournament = stream.startsWith('tournament/') ? tournamentOf(stream) : null;
  const postings = postingsOf({ type, data });
  if (postings.length === 0) return;
  const values = postings.flatMap(({ account, amountCents }, line) => [
    seq,
    line,
    type,
    tournament,
    account,
    amountCents,
  ]);
  db.run(insertOf(postings.length), ...values);
});

export const ledgerProjection: Projection = {
  tables: ['postings'],
  on: Object.fromEntries(moneyEventTypes.map((type) => [type, post])),
};
