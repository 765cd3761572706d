import { accountsContract, sumsContract } from '../../../shared/contract/ledger.ts';
import { tournamentSums, type Posting } from '../../../shared/domain/ledger/index.ts';
import { queryHandler } from '../../desk/feature.ts';
import { withinStream } from '../../desk/tournament-stream.ts';

const ofTournament = `tournament = ? AND ${withinStream}`;
const places = (tournament: string) => [tournament, `tournament/${tournament}`, `tournament/${tournament}`] as const;

const sums = queryHandler({
  contract: sumsContract,
  answer: (read, { tournament }) =>
    tournamentSums(
      read.db.all<Posting>(
        `SELECT account, sum(amount_cents) AS amountCents FROM postings
         WHERE ${ofTournament} AND type LIKE 'registration.%' GROUP BY account`,
        ...places(tournament),
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
        : read.db.all<Balance>(
            `${balances} WHERE ${ofTournament} GROUP BY account ORDER BY account`,
            ...places(tournament),
          );
    return { accounts: found, sumCents: found.reduce((sum, { balanceCents }) => sum + balanceCents, 0) };
  },
});

export const ledgerQueries = [sums, accounts];
