import { formatMoney, formatPercent } from '../../../kernel/money-format.ts';
import type { Profile } from '../../profile/index.ts';
import { clause, type BookletClause, type BookletFacts } from './content.ts';

/** How the prizes are made and paid (art. 57-6, 57-7, 57-10). */
export function prizeClauses({ terms, profile }: BookletFacts): readonly BookletClause[] {
  const step = formatMoney(terms.roundingStepCents, 'fr');
  const rest =
    terms.rounding === 'largest-remainder'
      ? `Les lots sont arrondis à ${step} : les plus forts restes reçoivent le pas suivant, et ce qui ne remplit pas un pas va à la première place.`
      : `Les lots sont arrondis à ${step} par défaut ; le reste va à la première place.`;
  return [
    clause(
      '57-6',
      'Les lots sont en espèces. Leur total est au moins celui des achats de caves, sous déduction de la cagnotte (prélèvement).',
    ),
    ...guaranteeClauses(terms.guaranteeCents > 0 ? formatMoney(terms.guaranteeCents, 'fr') : null, profile),
    clause(
      '57-10',
      `${terms.payoutBasisPoints.length} places sont payées, selon les pourcentages annexés, appliqués au total des lots.`,
    ),
    clause(
      '57-10',
      terms.rebuy
        ? 'La structure des prix est établie à la fin de la période de rachat.'
        : 'La structure des prix est établie au début du tournoi ; les montants suivent la clôture des inscriptions.',
    ),
    clause('', rest),
    clause('57-10', 'Un prix ne peut être cédé, transféré ni échangé.'),
    clause('57-7', 'Pour percevoir son prix, le gagnant présente un document d’identité valide.'),
  ];
}

const guaranteeClauses = (guarantee: string | null, { prizes }: Profile): readonly BookletClause[] =>
  guarantee === null
    ? []
    : [
        clause(
          '57-6',
          `Le total des lots est garanti à ${guarantee} : s’il faut le compléter, le casino apporte la différence ${prizes.additionKinds.includes('kind') ? 'en espèces ou en nature' : 'en espèces'}, dans la limite de ${formatMoney(prizes.additionCapCents, 'fr')}.`,
        ),
      ];

/** The levy, named as the law names it and never a tax (art. 57-11). */
export const levyClauses = ({ profile }: BookletFacts): readonly BookletClause[] => [
  clause(
    '57-11',
    `La cagnotte (prélèvement ${formatPercent(profile.levy.rateBasisPoints, 'fr')}) est prise sur le montant des achats de caves, recaves comprises, une fois sur le total.`,
  ),
  clause(
    '57-11',
    'Le prélèvement est inscrit au carnet modèle n° 11 ter lors de l’attribution définitive des lots, certifié et contresigné aussitôt.',
  ),
];
