import { listTillsContract, showTillContract } from '../../../shared/contract/tills.ts';
import { queryHandler } from '../../desk/feature.ts';
import { expectedCents } from './drawer.ts';

const closedSessions = `
  SELECT session, day, account, float_cents AS floatCents, opened_at AS openedAt, closed_at AS closedAt,
    closed_by AS closedBy, expected_cents AS expectedCents, counted_cents AS countedCents,
    counted_cents - expected_cents AS differenceCents
  FROM till_sessions WHERE till = ? AND closed_at IS NOT NULL`;

/** The count is blind: only these see what an open drawer should hold. */
const seesExpected = ['committee-member', 'responsible-director', 'compliance'] as const;

const show = queryHandler({
  contract: showTillContract,
  answer: (read, { till, day }, { roles }) => {
    const { session } = read.state('till', till).till;
    const maySee = seesExpected.some((role) => roles.includes(role));
    return {
      till,
      open: session && {
        ...session,
        expectedCents: maySee ? expectedCents(read, till, session.session) : null,
      },
      closed:
        day === undefined
          ? read.db.all(`${closedSessions} ORDER BY opened_seq DESC LIMIT 10`, till)
          : read.db.all(`${closedSessions} AND day = ? ORDER BY opened_seq`, till, day),
    };
  },
});

const list = queryHandler({
  contract: listTillsContract,
  answer: (read) => ({
    tills: read.db
      .all<{ till: string; lastOpenedAt: number }>(
        'SELECT till, max(opened_at) AS lastOpenedAt FROM till_sessions GROUP BY till ORDER BY till',
      )
      .map((row) => ({ ...row, open: read.state('till', row.till).till.session !== null })),
  }),
});

export const tillsQueries = [show, list];
