import { moneyEventTypes, postingsOf } from '../../../shared/domain/ledger/index.ts';
import { on, type Projection } from '../../desk/feature.ts';

/** Every event that moves money writes its balanced lines. */
const post = on<object>((db, { seq, stream, type, data }) => {
  const tournament = stream.startsWith('tournament/') ? stream.slice('tournament/'.length) : null;
  for (const [line, { account, amountCents }] of postingsOf({ type, data }).entries()) {
    db.run(
      'INSERT INTO postings (seq, line, type, tournament, account, amount_cents) VALUES (?, ?, ?, ?, ?, ?)',
      seq,
      line,
      type,
      tournament,
      account,
      amountCents,
    );
  }
});

export const ledgerProjection: Projection = {
  tables: ['postings'],
  on: Object.fromEntries(moneyEventTypes.map((type) => [type, post])),
};
