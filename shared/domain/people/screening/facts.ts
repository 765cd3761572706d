import type { RegistrationTerms } from '../../profile/index.ts';
import type { Identity } from '../identity.ts';
import type { ListAgeTerms } from '../lists/list-age.ts';
import type { ListEntry, ListKind, ListVersion } from '../lists/list.ts';
import type { MrzResult } from '../mrz/read-mrz.ts';

/** The profile's data that screening asks for. */
export type ScreeningTerms = ListAgeTerms & Pick<RegistrationTerms, 'minimumAge' | 'staffMayPlay'>;

/** A row that may name the person: found by its keys, to be compared in full. */
export interface ListCandidate {
  readonly list: ListKind;
  readonly entry: ListEntry;
}

/** Somebody already registered in the same tournament who may be the person. */
export interface RegisteredCandidate {
  readonly person: string;
  readonly entry: string;
  readonly identity: Identity;
}

/** Somebody whom the house does not admit, who may be the person. `until`: the last day, `null` for life. */
export interface SuspendedCandidate {
  readonly person: string;
  readonly identity: Identity;
  readonly until: string | null;
}

/** What the operator saw on the document; counts where the rules leave room (decision 5), and always when it is a no. */
export type DocumentVerdict = 'valid' | 'extended-validity' | 'expired' | 'refused';

/** Everything that screening must know from outside the person's own data. */
export interface ScreeningFacts {
  readonly lists: Readonly<Record<ListKind, Pick<ListVersion, 'listId' | 'listDate'> | null>>;
  readonly candidates: readonly ListCandidate[];
  /** `null` outside a tournament: there is then nothing to be registered twice in. */
  readonly registered: readonly RegisteredCandidate[] | null;
  readonly suspended: readonly SuspendedCandidate[];
  /** The person's own id where they are known: the same person again is a duplicate whatever their names say. */
  readonly person?: string | undefined;
  readonly mrz?: MrzResult | undefined;
  readonly documentVerdict?: DocumentVerdict | undefined;
}
