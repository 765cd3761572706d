import { formatCount } from '../../../kernel/money-format.ts';
import { clause, type BookletClause, type BookletFacts } from './content.ts';
import { gameRulesInFrench } from './words.ts';

/** How it is played, from the first hand to the last chip (FR-REG-30…32, FR-REG-85, FR-REG-102). */
export function playClauses({ terms }: BookletFacts): readonly BookletClause[] {
  const last =
    terms.afterLastLevel === 'repeat-last'
      ? 'Après le dernier niveau de la structure, ses montants restent en vigueur jusqu’à la fin.'
      : 'Le tournoi ne se poursuit pas au-delà du dernier niveau de la structure sans décision du directeur du tournoi.';
  return [
    clause('57-7', `Tous les joueurs commencent avec ${formatCount(terms.startingStack, 'fr')} en jetons.`),
    clause(
      '57-7',
      'Un joueur qui a perdu tous ses jetons est éliminé, sous réserve des recaves. Le tournoi s’achève lorsqu’un joueur a gagné tous les jetons.',
    ),
    clause(
      '57-10',
      'Les tables et les places, au départ et pendant tout le tournoi, sont tirées au sort par ordinateur ou à la main, sans recours.',
    ),
    clause('', `Les tables comptent ${terms.seatsPerTable} sièges au plus, la table finale ${terms.finalTableSeats}.`),
    clause('', 'Un niveau annoncé s’applique à partir de la donne suivante ; une donne commence au premier mélange.'),
    clause('', last),
    clause('', 'Le tapis d’un joueur inscrit et absent est en jeu : ses blindes et antes sont prélevées dès le début.'),
    clause(
      '57-13',
      `${gameRulesInFrench(terms.game)} s’appliquent, avec les précisions du règlement intérieur tenu à la disposition des joueurs.`,
    ),
    ...variantClauses(terms),
  ];
}

/** Variants that the house rules state, by their names there (FR-REG-103). */
const variantClauses = ({ variants = [] }: BookletFacts['terms']): readonly BookletClause[] =>
  variants.length === 0
    ? []
    : [clause('57-13', `Variantes du règlement intérieur qui s’appliquent : ${variants.join(', ')}.`)];

/** Chips and cards of the event (FR-REG-98…100). */
export const materialClauses = ({ terms }: BookletFacts): readonly BookletClause[] => [
  clause(
    '57-12',
    'Les jetons du tournoi ne sont pas négociables ; ils servent aux seuls tournois et sont sans valeur hors des tables du tournoi et après sa fin.',
  ),
  ...(terms.chipSet ? [clause('57-12', `Les jetons sont ceux du jeu « ${terms.chipSet} ».`)] : []),
  ...(terms.cards ? [clause('57-12', `Les cartes sont personnalisées : ${terms.cards}.`)] : []),
];

export const directionClauses = (): readonly BookletClause[] => [
  clause(
    '57-9',
    'Le directeur responsable désigne, parmi les membres du comité de direction, le directeur du tournoi.',
  ),
  clause(
    '57-9',
    'Le directeur du tournoi décide de l’organisation, du déroulement, de l’interprétation des règles et du droit à participer ; ses décisions sont souveraines, sous réserve du règlement intérieur.',
  ),
  clause('57-7', 'Le jeu en équipe, les remplacements et l’aide d’un tiers ou d’un artifice technique sont interdits.'),
  clause(
    '57-9',
    'Le directeur du tournoi peut expulser, pour un temps ou définitivement, un participant qui trouble la partie par des manœuvres frauduleuses ou du scandale ; les droits et les caves mis hors jeu ne sont alors pas remboursés.',
  ),
  clause(
    '57-9',
    'Toute tentative de compromettre ou d’altérer le tournoi expose à l’exclusion, sans préjudice de poursuites.',
  ),
  clause(
    '57-9',
    'Il peut suspendre ou arrêter le tournoi pour un motif grave, en préservant les intérêts des joueurs en lice.',
  ),
];

export const changeClauses = (): readonly BookletClause[] => [
  clause('57-8', 'Le directeur responsable peut modifier ou annuler les dates et horaires.'),
  clause(
    '57-8',
    'En cas d’annulation, ou d’arrêt pour motif grave, les inscrits sont remboursés de leur droit d’inscription et de leur cave, à l’exclusion de toute autre somme.',
  ),
];

export const archiveClauses = (): readonly BookletClause[] => [
  clause('57-7', 'Le casino conserve les bulletins d’inscription à titre d’archives.'),
  clause('57-9', 'Le présent règlement et la description du tournoi sont tenus à la disposition des participants.'),
];
