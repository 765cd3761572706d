import { formatCount, formatMoney } from '../../../kernel/money-format.ts';
import { formatRule } from '../../profile/index.ts';
import { sessionCount, type RebuyTerms, type TournamentTerms } from '../terms.ts';
import { clause, type BookletClause, type BookletFacts } from './content.ts';
import { gameInFrench, limitInFrench, momentInFrench } from './words.ts';

/** Where, when and what is played. */
export function eventClauses({ terms, profile, houseName, zone }: BookletFacts): readonly BookletClause[] {
  const form = formatRule(profile, terms.format)?.name.fr ?? terms.format;
  const annex = profile.annexKinds.includes(terms.roomKind);
  return [
    clause(
      '57-5',
      `${houseName} organise le tournoi « ${terms.name} », avec mise en jeu de lots, dans : ${terms.room}.`,
    ),
    clause('57-7', `Jeu : ${gameInFrench(terms.game)}. Forme : ${form}, ${sessionsInFrench(terms)}.`),
    clause('57-7', `Début : ${momentInFrench(terms.startsAt, zone)}.`),
    ...calendarClauses({ terms, zone }),
    clause('57-7', `Le nombre de participants est limité à ${formatCount(terms.registration.capacity, 'fr')}.`),
    ...(annex
      ? [
          clause('57-5', 'Les garanties de sécurité et de sincérité sont celles des salles de jeux.'),
          clause(
            '57-12',
            'Les sixains sont décachetés devant le public, invité à vérifier que la bande de contrôle est intacte.',
          ),
        ]
      : []),
  ];
}

/** Who may register, how and until when (FR-REG-42…57). */
export function registrationClauses({ terms, profile, zone }: BookletFacts): readonly BookletClause[] {
  const { opensAt, lateUntil } = terms.registration;
  const age = profile.registration.minimumAge;
  return [
    clause('57-7', `Les inscriptions sont reçues au casino à partir du ${momentInFrench(opensAt, zone)}.`),
    clause(
      '57-7',
      lateUntil
        ? `Une personne peut encore s’inscrire après le début du tournoi, ${limitInFrench(lateUntil)}, dans la limite des places ; elle reçoit le même nombre de jetons que les autres.`
        : 'Aucune inscription n’est reçue après le début du tournoi.',
    ),
    clause(
      '57-5',
      `Le tournoi est réservé aux personnes de ${age} ans révolus ; un mineur, même émancipé, n’est admis en aucun cas.`,
    ),
    clause('57-7', 'Les personnes interdites de jeu ou exclues des salles de jeux ne sont pas admises.'),
    clause(
      '57-7',
      'La direction peut refuser une personne qui a demandé une limitation volontaire d’accès à l’établissement.',
    ),
    clause('57-7', 'Les salariés du casino et les personnels agréés ne peuvent pas participer.'),
    clause(
      '57-7',
      'Une seule préinscription ou inscription est admise par personne ; elle ne peut être cédée, même gratuitement.',
    ),
    ...reEntryClauses(terms),
    clause(
      '57-7',
      'La demande est faite sur un bulletin portant l’état civil et l’adresse, signé et approuvé par le joueur ; le casino procède aux vérifications d’usage, enregistre l’inscription et remet un récépissé valant admission.',
    ),
    clause('57-7', 'La remise ou l’envoi du bulletin signé vaut acceptation sans réserve du présent règlement.'),
    clause(
      '57-7',
      'Au début du tournoi, chaque participant confirme son inscription sur place et justifie de son identité.',
    ),
  ];
}

function sessionsInFrench(terms: TournamentTerms): string {
  const count = sessionCount(terms);
  return count === 1 ? 'en une séance' : `en ${count} séances, selon le calendrier joint`;
}

const times = ['', 'une fois', 'deux fois', 'trois fois'];

function reEntryClauses({ reEntries = 0, registration }: TournamentTerms): readonly BookletClause[] {
  if (reEntries === 0 || !registration.lateUntil) return [];
  const often = times[reEntries] ?? `${reEntries} fois`;
  const until = limitInFrench(registration.lateUntil);
  return [
    clause(
      '57-7',
      `Un joueur éliminé peut se réinscrire ${often}, en première partie, ${until} : aux mêmes conditions, contre la cave et le droit d’inscription, avec le même nombre de jetons et à une place tirée au sort.`,
    ),
  ];
}

function bonusClauses({ dealersBonus }: TournamentTerms): readonly BookletClause[] {
  if (!dealersBonus) return [];
  const price = formatMoney(dealersBonus.priceCents, 'fr');
  const chips = formatCount(dealersBonus.chips, 'fr');
  return [
    clause(
      '57-7',
      `Chaque joueur peut acheter une fois un bonus croupiers de ${price} pour ${chips} en jetons ; il supporte le prélèvement et n’entre pas dans les lots.`,
    ),
  ];
}

/** The calendar of an event in several sessions: date, hour and place of each (FR-REG-14). */
function calendarClauses({ terms, zone }: Pick<BookletFacts, 'terms' | 'zone'>): readonly BookletClause[] {
  const { sessions = [] } = terms;
  if (sessions.length === 0) return [];
  const first = `Séance 1 : ${momentInFrench(terms.startsAt, zone)}, ${terms.room}.`;
  const later = sessions.map(
    ({ startsAt, room, afterLevel }, index) =>
      `Séance ${index + 2} : ${momentInFrench(startsAt, zone)}, ${room}, après le niveau ${afterLevel}.`,
  );
  return [first, ...later].map((text) => clause('57-7', text));
}

/** What is paid, and the terms of rebuys or their absence (FR-REG-35, FR-REG-37). */
export function priceClauses({ terms }: BookletFacts): readonly BookletClause[] {
  return [
    clause('57-7', `Cave initiale : ${formatMoney(terms.buyInCents, 'fr')}, à payer en entier lors de l’inscription.`),
    clause(
      '57-8',
      `Droit d’inscription : ${formatMoney(terms.feeCents, 'fr')} ; il n’entre ni dans les lots ni dans l’assiette du prélèvement.`,
    ),
    ...(terms.rebuy ? rebuyClauses(terms.rebuy) : [clause('57-7', 'Le tournoi se joue sans rachat de cave.')]),
    ...bonusClauses(terms),
  ];
}

function rebuyClauses(rebuy: RebuyTerms): readonly BookletClause[] {
  const price = formatMoney(rebuy.priceCents, 'fr');
  const most = rebuy.maxPerPlayer === 1 ? 'une seule recave' : `${rebuy.maxPerPlayer} recaves au plus`;
  const when = rebuy.onlyWhenBusted ? 'lorsqu’il n’a plus de jetons' : 'lorsqu’il le demande';
  return [
    clause(
      '57-7',
      `Chaque joueur peut acheter ${most}, de ${price} pour ${formatCount(rebuy.chips, 'fr')} en jetons, ${when}.`,
    ),
    clause('57-7', `Les recaves sont vendues en première partie du tournoi, ${limitInFrench(rebuy.until)}.`),
    ...(rebuy.handBegunInLevelCounts
      ? [clause('', 'Une donne commencée dans ce niveau ouvre encore droit à une recave.')]
      : []),
    clause(
      '',
      `La recave est payée dans les ${rebuy.payWithinMinutes} minutes ; les jetons sont remis après le paiement.`,
    ),
  ];
}
