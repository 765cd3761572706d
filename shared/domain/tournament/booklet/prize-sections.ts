import { formatMoney, formatPercent } from '../../../kernel/money-format.ts';
import type { Profile } from '../../profile/index.ts';
import type { TournamentTerms } from '../terms.ts';
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
      `${kindOfPrizes(terms)} Leur total est au moins celui des achats de caves, sous déduction de la cagnotte (prélèvement).`,
    ),
    ...guaranteeClauses(terms.guaranteeCents > 0 ? formatMoney(terms.guaranteeCents, 'fr') : null, profile),
    clause(
      '57-10',
      terms.prizeEntries
        ? `Derrière les entrées, ${terms.payoutBasisPoints.length} places au plus sont payées, selon les pourcentages annexés, appliqués à ce qui reste de la dotation.`
        : `${terms.payoutBasisPoints.length} places sont payées, selon les pourcentages annexés, appliqués au total des lots.`,
    ),
    clause(
      '57-10',
      terms.rebuy
        ? 'La structure des prix est établie à la fin de la période de rachat.'
        : 'La structure des prix est établie au début du tournoi ; les montants suivent la clôture des inscriptions.',
    ),
    clause('', rest),
    clause('57-10', 'Un prix ne peut être cédé, transféré ni échangé.'),
    ...entryClauses(terms),
    ...besideClauses(terms),
    clause('57-7', 'Pour percevoir son prix, le gagnant présente un document d’identité valide.'),
  ];
}

/** Bounties and goods, which stand beside the places. */
const besideClauses = ({ bountyCents, goods }: TournamentTerms): readonly BookletClause[] => [
  ...(bountyCents
    ? [
        clause(
          '57-6',
          `Prime d’élimination : ${formatMoney(bountyCents, 'fr')} de chaque cave vont à qui élimine son joueur. Les primes supportent le prélèvement et comptent dans le total des lots ; elles sont payées après le classement, hors des places, et celles que personne n’a prises reviennent au vainqueur.`,
        ),
      ]
    : []),
  ...(goods
    ? [
        clause(
          '57-6',
          `Participation complémentaire en nature : ${goods.what}, d’une valeur de ${formatMoney(goods.valueCents, 'fr')}, pour le vainqueur.`,
        ),
      ]
    : []),
];

/** How an entry that was won is used; it bears no second levy, the cave that it buys is levied where it is played. */
const entryClauses = ({ prizeEntries }: TournamentTerms): readonly BookletClause[] =>
  prizeEntries
    ? [
        clause(
          '57-6',
          'L’entrée gagnée se prend à l’inscription de son gagnant à l’autre tournoi, sous les mêmes vérifications. Si ce tournoi ne peut plus l’accepter, sa valeur est payée en espèces. Les joueurs à égalité pour la dernière entrée en partagent la valeur en espèces.',
        ),
      ]
    : [];

/** What the prizes consist of: money, or entries to another tournament first (art. 57-6 as amended). */
const kindOfPrizes = ({ prizeEntries: won }: TournamentTerms): string =>
  won
    ? `Les lots sont des entrées au tournoi « ${won.name} », cave et droit d’inscription, d’une valeur de ${formatMoney(won.valueCents, 'fr')} chacune : autant que la dotation en permet, ${won.most} au plus, une pour chacune des premières places. Ce qui reste de la dotation est versé en espèces aux places suivantes.`
    : 'Les lots sont en espèces.';

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
