import { profileInForce } from '../../../../shared/domain/house/index.ts';
import { proposedTerms, type RetentionTerms } from '../../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../../desk/feature.ts';

/** What has a term: kept through the last day, or longer where a dispute holds it. */
export interface Kept {
  readonly id: string;
  readonly until: string;
  readonly held: boolean;
}

export interface Terms {
  readonly terms: RetentionTerms;
  readonly zone: string;
  readonly seasonStarts: string;
}

/** The house's own terms, else its profile's with the proposals. Throws before the house is founded. */
export function termsOf(read: DeskReader): Terms {
  const { house, people } = read.state('house');
  const profile = profileInForce(house);
  if (!house.identity || !profile) throw new Error('nothing has a term before the house is founded');
  const { timeZone: zone, seasonStarts } = house.identity;
  return { terms: people.retention ?? proposedTerms(profile.archiveYears), zone, seasonStarts };
}
