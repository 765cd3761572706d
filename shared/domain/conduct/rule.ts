import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { blockingCodes, verdictRules, type VerdictCode } from '../people/index.ts';
import { entryById, type RegistrationState } from '../registration/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkEntries, knownIncident, type ConductSlices } from './checks.ts';
import { conductEvent, type Ruled } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

interface RuleInput extends Pick<Ruled, 'subject' | 'source' | 'clause' | 'entries'> {
  readonly tournament: string;
  readonly incident: string | null;
  readonly admitted: boolean | null;
  /** The check that spoke against the player, where the ruling is about somebody at the desk. */
  readonly check: VerdictCode | null;
}

interface RuleFacts {
  readonly account: string;
  readonly ruling: string;
  readonly text: SealedText;
}

type RuleState = ConductSlices & { readonly registration: Readonly<RegistrationState> };

/**
 * Records a ruling of the tournament director with the rule it cites (FR-REG-81, 82, 83). On the right to take part it says yes or
 * no; a yes never overrides what the law leaves to nobody: age, exclusion, staff (FR-REG-43…46, 59, 60).
 */
export function rule(state: RuleState, input: RuleInput, facts: RuleFacts): Decision<ConductRefusal> {
  const refused = checkDirector(state, facts.account) ?? checkRuling(state, input);
  if (refused) return refused;
  const { tournament, subject, source, clause, incident, entries, admitted } = input;
  return accept(
    conductEvent(tournamentStream(tournament), 'conduct.ruled', {
      ruling: facts.ruling,
      number: state.conduct.rulings + 1,
      ...{ subject, source, clause, incident, entries, admitted },
      ...facts.text,
    }),
  );
}

function checkRuling(state: RuleState, input: RuleInput): Refused<ConductRefusal> | undefined {
  if (input.incident !== null) {
    const incident = knownIncident(state.conduct, input.incident);
    if (isRefused(incident)) return incident;
  }
  const unknown = checkEntries(state.standings, input.entries);
  if (unknown) return unknown;
  if ((input.subject === 'right-to-play') !== (input.admitted !== null)) return refuse('conduct.admissionNotStated');
  const code = input.admitted === true ? unyielding(state, input) : undefined;
  return code === undefined ? undefined : refuse('conduct.rulingCannotOverride', { check: code });
}

/** The first block among the check that was named and what flags the players. */
function unyielding({ registration }: RuleState, { check, entries }: RuleInput): string | undefined {
  const flags = entries.flatMap((entry) => entryById(registration, entry)?.flags ?? []).map(({ code }) => code);
  // A suspension is the house's own decision, and its to lift.
  const blocks: readonly string[] = blockingCodes.filter((code) => !verdictRules(code).includes('FR-REG-82'));
  return [...(check === null ? [] : [check]), ...flags].find((code) => blocks.includes(code));
}
