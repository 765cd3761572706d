import type { InputOf } from '../../../shared/contract/define.ts';
import type { payContract } from '../../../shared/contract/prizes.ts';
import { awards, isSamePerson, type PayFacts } from '../../../shared/domain/prizes/index.ts';
import { entryById, isPaid } from '../../../shared/domain/registration/index.ts';
import { entryTargetOf } from '../../../shared/domain/tournament/index.ts';
import { localDate, yearOf } from '../../../shared/kernel/calendar.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { Call, DeskReader } from '../../desk/feature.ts';
import { nextPaperNumber } from '../../desk/numbers.ts';
import { personOf, saltOf } from '../people/index.ts';
import { drawerFacts } from '../tills/index.ts';
import { profileOf, zoneOf } from '../tournament/index.ts';

/** The identity seen now against the one that was registered; its digest is made with the person's own salt. */
export function payFacts(
  read: DeskReader,
  { tournament, entry, till, identity }: InputOf<typeof payContract>,
  { at }: Pick<Call, 'at'>,
): PayFacts {
  const { plan, registration } = read.state('tournament', tournament);
  const person = entryById(registration, entry)?.person ?? '';
  const zone = zoneOf(read);
  const { expiry } = identity.document;
  const drawer = drawerFacts(read, till);
  return {
    number: nextPaperNumber(read.db, 'P', yearOf(at, zone)),
    ...drawer,
    samePerson: isSamePerson(personOf(read, person), identity),
    pastExpiry: expiry !== null && expiry < localDate(at, zone),
    entryOpen: entryOpen(read, { tournament, entry, person }),
    digest: saltedDigest(saltOf(read, person) ?? '', identity),
    ofDayCents: payoutsOfDayCents(read, person, drawer.tillState.session?.day ?? ''),
    watchCents: profileOf(read, plan).registration.watchCents,
  };
}

/** The tournament to which this prize is an entry still takes it, at what it is worth, from somebody who is not in it yet. */
function entryOpen(read: DeskReader, prize: { tournament: string; entry: string; person: string }): boolean {
  const award = awards(read.state('tournament', prize.tournament)).find(({ entry }) => entry === prize.entry);
  if (award?.entryTo === undefined) return false;
  const { plan, prizes, registration } = read.state('tournament', award.entryTo);
  const isIn = Object.values(registration.entries).some((other) => other.person === prize.person && isPaid(other));
  return entryTargetOf(plan)?.costCents === award.amountCents && prizes.frozen === null && !isIn;
}

/** What the person was paid in prizes on a gaming day, in all tournaments (decision 11). */
function payoutsOfDayCents({ db }: DeskReader, person: string, day: string): number {
  const row = db.get<{ total: number | null }>(
    `SELECT sum(p.amount_cents) AS total FROM entries e CROSS JOIN prizes p ON p.tournament = e.tournament AND p.entry = e.entry
     WHERE e.person = ? AND p.paid ->> 'day' = ?`,
    person,
    day,
  );
  return row?.total ?? 0;
}
