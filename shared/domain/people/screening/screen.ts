import { ageAnswer, ageOn } from '../age.ts';
import { earliestDay } from '../birth-date.ts';
import type { Identity } from '../identity.ts';
import { screenDocument } from './document.ts';
import { screenDuplicate } from './duplicate.ts';
import type { ScreeningFacts, ScreeningTerms } from './facts.ts';
import { screenForm } from './form.ts';
import { screenExclusion, screenLimitation, screenListAge, screenStaff } from './lists.ts';
import { screenMrz } from './mrz.ts';
import { screenSuspension } from './suspension.ts';
import { screeningChecks, verdict, type Verdict } from './verdict.ts';

/** Civil date of the act in the venue's zone, and the profile's numbers. */
export interface ScreeningDay {
  readonly terms: ScreeningTerms;
  readonly today: string;
}

const afterAge = screeningChecks.slice(1);

/**
 * All checks of a person before registration, in the order of the desk (FR-REG-54): one verdict a check. A minor is refused at once
 * and held against nothing else: no more of a child's data is consulted than the refusal needs.
 */
export function screen(identity: Identity, facts: ScreeningFacts, { terms, today }: ScreeningDay): readonly Verdict[] {
  const age = screenAge(identity, terms, today);
  if (age.verdict === 'block') return [age, ...afterAge.map((check) => verdict(check, 'not-consulted'))];
  const context = { facts, today };
  return [
    age,
    screenExclusion(identity, context),
    screenListAge(terms, context),
    screenDuplicate(identity, facts),
    terms.staffMayPlay ? verdict('staff', 'not-consulted') : screenStaff(identity, context),
    screenLimitation(identity, context),
    screenSuspension(identity, facts, today),
    screenDocument(identity, today, facts.documentVerdict),
    screenMrz(identity, facts.mrz),
    screenForm(identity),
  ];
}

/** FR-REG-43, 44 and decision 4: on the day of the act; emancipation does not help. */
function screenAge({ birthDate }: Identity, { minimumAge }: ScreeningTerms, today: string): Verdict {
  if (earliestDay(birthDate) > today) return verdict('age', 'birth-date-future');
  const codes = { adult: 'adult', minor: 'minor', unknown: 'age-unknown' } as const;
  return verdict('age', codes[ageAnswer(birthDate, today, minimumAge)], { age: ageOn(birthDate, today), minimumAge });
}
