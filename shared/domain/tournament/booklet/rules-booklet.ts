import { canonicalJson } from '../../../kernel/canonical-json.ts';
import { sha256Hex } from '../../../kernel/sha256.ts';
import { profileLabel } from '../../profile/index.ts';
import type { TournamentTerms } from '../terms.ts';
import type { BookletFacts, RulesBooklet, StructureRow } from './content.ts';
import { eventClauses, priceClauses, registrationClauses } from './entry-sections.ts';
import { archiveClauses, changeClauses, directionClauses, materialClauses, playClauses } from './play-sections.ts';
import { levyClauses, prizeClauses } from './prize-sections.ts';
import { colourInFrench } from './words.ts';

const sections = [
  ['Le tournoi', eventClauses],
  ['Inscriptions', registrationClauses],
  ['Cave, droit d’inscription et recaves', priceClauses],
  ['Déroulement', playClauses],
  ['Jetons', materialClauses],
  ['Lots', prizeClauses],
  ['Cagnotte (prélèvement)', levyClauses],
  ['Direction du tournoi et discipline', directionClauses],
  ['Modification, annulation, arrêt', changeClauses],
  ['Archives et mise à disposition', archiveClauses],
] as const;

/** The rules booklet of a tournament, made from its terms alone: the same terms give the same words and the same hash. */
export function rulesBooklet(facts: BookletFacts): RulesBooklet {
  const { terms, profile, version, houseName } = facts;
  return {
    title: 'Règlement du tournoi',
    version,
    profile: profileLabel(profile, 'fr'),
    profileHash: terms.profileHash,
    source: profile.source.fr,
    house: houseName,
    tournament: terms.name,
    sections: sections.map(([heading, clauses], index) => ({ number: index + 1, heading, clauses: clauses(facts) })),
    structure: structureRows(terms),
    chips: terms.chips.map(({ value, colour, inStartingStack }) => ({
      value,
      colour: colourInFrench(colour),
      inStartingStack,
    })),
    payoutBasisPoints: terms.payoutBasisPoints,
  };
}

/** Levels with their breaks between, in the order of play. */
export const structureRows = ({ levels, breaks }: TournamentTerms): readonly StructureRow[] =>
  levels.flatMap((level): readonly StructureRow[] => {
    const pause = breaks.find(({ afterLevel }) => afterLevel === level.level);
    const row = { kind: 'level', ...level } as const;
    return pause ? [row, { kind: 'break', minutes: pause.minutes, colourUp: pause.colourUp }] : [row];
  });

/** SHA-256 (lower-case hex) of the booklet's canonical JSON: cited by notices, bulletins and receipts. */
export const bookletHash = (booklet: RulesBooklet): string => sha256Hex(canonicalJson(booklet));
