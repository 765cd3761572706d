import { retentionContract } from '../../../../shared/contract/people-retention.ts';
import { profileInForce } from '../../../../shared/domain/house/index.ts';
import { proposedTerms, purgeKinds } from '../../../../shared/domain/people/index.ts';
import { queryHandler } from '../../../desk/feature.ts';
import type { PersonRecord } from '../person-records.ts';
import { dueAt } from './due.ts';
import { standingHolds } from './holds.ts';
import { termsOf } from './kept.ts';

interface Restriction {
  readonly person: string;
  readonly text: string;
  readonly account: string;
  readonly at: number;
}

/** The terms, what has reached them, what disputes keep, whose data are restricted, and the last purge; persons by name while it is kept. */
export const retentionQuery = queryHandler({
  contract: retentionContract,
  answer: (read, _input, { at }) => {
    const { house, people } = read.state('house');
    const { held, nextOn, day, ...due } = dueAt(read, at);
    const counts = Object.fromEntries(purgeKinds.map((kind) => [kind, due[kind].length]));
    const restrictions = read.db.all<Restriction & Record<string, string | number>>(
      'SELECT person, text, account, at FROM restricted_persons ORDER BY at, person',
    );
    const reasonOf = ({ text, ...rest }: { readonly text: string }) => ({
      ...rest,
      reason: read.vault.text(text) ?? null,
    });
    const nameOf = (person: string): string | null => {
      const { identity } = read.vault.person<PersonRecord>(person) ?? {};
      return identity ? `${identity.surname} ${identity.givenNames}` : null;
    };
    const profile = profileInForce(house);
    return {
      terms: termsOf(read).terms,
      least: profile && proposedTerms(profile.archiveYears),
      isProposal: people.retention === null,
      due: { day, ...counts, held, nextOn },
      holds: standingHolds(read).map((hold) => ({
        ...reasonOf(hold),
        name: hold.kind === 'person' ? nameOf(hold.subject) : null,
      })),
      restrictions: restrictions.map((one) => ({ ...reasonOf(one), name: nameOf(one.person) })),
      last: people.purged,
    };
  },
});
