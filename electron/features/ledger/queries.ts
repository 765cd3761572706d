import { accountsContract, sumsContract } from '../../../shared/contract/ledger.ts';
import { tournamentSums, type Posting } from '../../../shared/domain/ledger/index.ts';
import { queryHandler } from '../../desk/feature.ts';

const sums = queryHandler({
  contract: sumsContract,
  answer: (read, { tournament }) =>
    tournamentSums(
      read.db.all<Posting>(
        `SELECT account, sum(amount_cents) AS amountCents FROM postings
         WHERE tournament = ? AND type LIKE 'registration.%' GROUP BY account`,
        tournament,
      ),
    ),
});

interface Balance {
  readonly account: string;
  readonly balanceCents: number;
}

const balances = 'SELECT account, sum(amount_cents) AS balanceCents FROM postings';

const accounts = queryHandler({
  contract: accountsContract,
  answer: (read, { tournament }) => {
    const found =
      tournament === undefined
        ? read.db.all<Balance>(`${balances} GROUP BY account ORDER BY account`)
        : read.db.all<Balance>(`${balances} WHERE tournament = ? GROUP BY account ORDER BY account`, tournament);
    return { accounts: found, sumCents: found.reduce((sum, { balanceCents }) => sum + balanceCents, 0) };
  },
});

export const ledgerQueries = [sums, accounts];
