import type { InputOf } from '../../../shared/contract/define.ts';
import { looksContract } from '../../../shared/contract/people-privacy.ts';
import { endOfDay, startOfDay } from '../../../shared/kernel/calendar.ts';
import { queryHandler } from '../../desk/feature.ts';
import type { SqlValue } from '../../storage/database.ts';

interface LookRow {
  readonly look: number;
  readonly at: number;
  readonly account: string;
  readonly station: string;
  readonly query: string;
  readonly depth: string;
  readonly subject: string;
  readonly kind: string | null;
  readonly number: string | null;
}

type Wanted = InputOf<typeof looksContract>;

/** The filter as SQL with its values. */
function conditionsOf(wanted: Wanted, zone: string): readonly (readonly [sql: string, values: readonly SqlValue[]])[] {
  const { subject, account, depths, from, to, before } = wanted;
  const parts: readonly (readonly [sql: string, values: readonly (SqlValue | undefined)[]])[] = [
    ['subject = ?', [subject]],
    ['account = ?', [account]],
    [`depth IN (${(depths ?? []).map(() => '?').join(', ')})`, depths ?? [undefined]],
    ['at >= ?', [from && startOfDay(from, zone)]],
    ['at <= ?', [to && endOfDay(to, zone)]],
    ['look < ?', [before]],
  ];
  return parts.filter(([, values]) => !values.includes(undefined)) as ReturnType<typeof conditionsOf>;
}

/** A look with what its subject goes by: a paper's kind and number, a person's last receipt. */
const looked = `SELECT l.look, l.at, l.account, l.station, l.query, l.depth, l.subject, p.kind,
  coalesce(p.number, (
    SELECT number FROM entries WHERE person = l.subject AND number IS NOT NULL ORDER BY tournament DESC LIMIT 1
  )) AS number
  FROM identity_looks l LEFT JOIN papers p
    ON substr(p.paper, instr(p.paper, '-') + 1) = substr(l.subject, instr(l.subject, '-') + 1) AND p.paper = l.subject`;

/** Who looked at whose identity, newest first, a page at a time. Shows ids and numbers only, so that reading it is no look itself. */
export const looksQuery = queryHandler({
  contract: looksContract,
  answer: (read, wanted) => {
    const given = conditionsOf(wanted, read.state('house').house.identity?.timeZone ?? 'UTC');
    const where = given.map(([sql]) => sql).join(' AND ');
    const looks = read.db.all<LookRow>(
      `${looked} ${where && `WHERE ${where}`} ORDER BY look DESC LIMIT ?`,
      ...given.flatMap(([, values]) => values),
      wanted.limit,
    );
    return { looks, next: looks.length === wanted.limit ? (looks.at(-1)?.look ?? null) : null };
  },
});
