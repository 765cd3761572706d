import { tillPapersContract } from '../../../shared/contract/registration-queries.ts';
import { drawer } from '../../../shared/domain/ledger/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../shared/domain/seating/index.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { personOf } from '../people/index.ts';

const methods = ['cash', 'card', 'transfer'] as const;

type Method = (typeof methods)[number];

interface Paper {
  readonly number: string;
  readonly kind: string;
  readonly tournament: string;
  readonly entry: string;
  readonly person: string;
  readonly seq: number;
  readonly at: number;
}

/** Papers of one opening of a drawer, oldest first. */
const papersOf = ({ db }: DeskReader, session: string): readonly Paper[] =>
  db.all<Paper>(
    'SELECT number, kind, tournament, entry, person, seq, at FROM receipts WHERE session = ? ORDER BY seq',
    session,
  );

interface Money {
  readonly method: Method;
  readonly amountCents: number;
}

/** How one paper was paid: what the drawer and the bank got for it, or gave. */
const moneyOf = ({ db }: DeskReader, till: string, seq: number): readonly Money[] =>
  db
    .all<{ account: string; amountCents: number }>(
      "SELECT account, amount_cents AS amountCents FROM postings WHERE seq = ? AND account IN (?, 'card', 'transfer')",
      seq,
      drawer(till),
    )
    .map(({ account, amountCents }) => ({
      method: account === drawer(till) ? 'cash' : (account as Method),
      amountCents,
    }));

function shown(read: DeskReader, { person, tournament, entry, ...paper }: Paper, money: readonly Money[]): object {
  const { registration, seating } = read.state('tournament', tournament);
  const { surname = null, givenNames = null } = personOf(read, person) ?? {};
  const { table = null, seat = null } = seatOfEntry(seating, entry) ?? {};
  const state = entryById(registration, entry)?.state ?? null;
  return { ...paper, tournament, entry, state, surname, givenNames, table, seat, money };
}

const usual = 50;

export const tillPapersQuery = queryHandler({
  contract: tillPapersContract,
  answer: (read, { till, limit = usual }) => {
    const { session } = read.state('till', till).till;
    const papers = session ? papersOf(read, session.session) : [];
    const money = papers.map(({ seq }) => moneyOf(read, till, seq));
    const takings = Object.fromEntries(methods.map((method) => [method, takingsBy(method, money)]));
    return {
      session: session?.session ?? null,
      takings,
      totalCents: money.flat().reduce((sum, { amountCents }) => sum + amountCents, 0),
      papers: papers
        .map((paper, index) => [paper, money[index] ?? []] as const)
        .slice(-limit)
        .toReversed()
        .map(([paper, paid]) => shown(read, paper, paid)),
    };
  },
});

/** What came in by one method less what went back, and how many papers were paid by it. */
function takingsBy(
  method: Method,
  money: readonly (readonly Money[])[],
): { readonly count: number; readonly cents: number } {
  const amounts = money
    .flat()
    .filter((one) => one.method === method)
    .map(({ amountCents }) => amountCents);
  return {
    count: amounts.filter((amount) => amount > 0).length,
    cents: amounts.reduce((sum, amount) => sum + amount, 0),
  };
}
