import { expect, test } from 'vitest';
import {
  bookletHash,
  planTournament,
  rulesBooklet,
  type TournamentTerms,
} from '../../shared/domain/tournament/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import { draft, planFacts, PlayedStream, profile2007 } from '../support/played-stream.ts';

const stream = new PlayedStream();
stream.take(planTournament(stream.state.plan, draft, planFacts));
const terms = stream.state.plan.terms!;

const booklet = (changes: Partial<TournamentTerms> = {}, version = 1) =>
  rulesBooklet({
    terms: { ...terms, ...changes },
    profile: profile2007,
    version,
    houseName: 'Casino de Clairval',
    zone: 'Europe/Paris',
  });

const textOf = (changes: Partial<TournamentTerms> = {}): string =>
  booklet(changes)
    .sections.flatMap(({ clauses }) => clauses.map(({ text }) => text))
    .join('\n');

test('the booklet says the terms in French, to the cent and the hour', () => {
  const text = textOf();
  for (const part of [
    'Casino de Clairval organise le tournoi « Tournoi du printemps »',
    'Début : vendredi 18 juin 2027 à 20 h 00.',
    'à partir du lundi 10 mai 2027 à 10 h 00',
    'Cave initiale : 100,00\u00a0€',
    'Droit d’inscription : 20,00\u00a0€',
    'une seule recave, de 100,00\u00a0€ pour 20\u202f000 en jetons, lorsqu’il n’a plus de jetons',
    'jusqu’à la fin du niveau 2',
    'garanti à 5\u202f000,00\u00a0€',
    'dans la limite de 250\u202f000,00\u00a0€',
    'La cagnotte (prélèvement 4\u00a0%)',
    '3 places sont payées',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/taxe|jackpot/i);
});

test('FR-REG-56 every clause that the law asks for names its article', () => {
  const articles = new Set(booklet().sections.flatMap(({ clauses }) => clauses.map(({ article }) => article)));
  for (const article of ['57-5', '57-6', '57-7', '57-8', '57-9', '57-10', '57-11', '57-12', '57-13']) {
    expect(articles).toContain(article);
  }
});

test('each term changes the words that it should', () => {
  expect(textOf({ rebuy: null })).toContain('sans rachat de cave');
  expect(textOf({ rebuy: null })).toContain('établie au début du tournoi');
  expect(textOf({ registration: { ...terms.registration, lateUntil: null } })).toContain(
    'Aucune inscription n’est reçue',
  );
  expect(textOf({ roomKind: 'annex' })).toContain('bande de contrôle');
  expect(textOf({ guaranteeCents: cents(0) })).not.toContain('garanti');
  expect(textOf({ rebuy: { ...terms.rebuy!, maxPerPlayer: 3, handBegunInLevelCounts: false } })).toContain(
    '3 recaves au plus',
  );
});

test('the structure lists levels and breaks in the order of play', () => {
  expect(booklet().structure.map((row) => (row.kind === 'level' ? row.level : `pause ${row.minutes}`))).toEqual([
    1,
    2,
    'pause 15',
    3,
  ]);
  expect(booklet().chips[0]).toEqual({ value: 100, colour: 'noir', inStartingStack: 10 });
});

test('FR-REG-06 the hash is of the content: same terms, same hash; one cent or one version, another', () => {
  expect(bookletHash(booklet())).toBe(bookletHash(booklet()));
  expect(bookletHash(booklet())).toMatch(/^[0-9a-f]{64}$/);
  expect(bookletHash(booklet({ feeCents: cents(2001) }))).not.toBe(bookletHash(booklet()));
  expect(bookletHash(booklet({}, 2))).not.toBe(bookletHash(booklet()));
});

/** What the order says of play and players, as the booklet passes it on: rule, article, words. */
const said: readonly [rules: string, article: string, words: RegExp][] = [
  ['FR-REG-20, 24', '57-6', /lots sont en espèces.*apporte la différence en espèces/s],
  ['FR-REG-21', '57-6', /au moins celui des achats de caves, sous déduction/],
  ['FR-REG-30', '57-7', /Tous les joueurs commencent avec 20.000/],
  ['FR-REG-31, 32', '57-7', /est éliminé.*a gagné tous les jetons/],
  ['FR-REG-43, 44', '57-5', /18 ans révolus ; un mineur, même émancipé/],
  ['FR-REG-45, 46', '57-7', /interdites de jeu ou exclues/],
  ['FR-REG-47', '57-7', /limitation volontaire d’accès/],
  ['FR-REG-49, 50', '57-7', /Une seule préinscription ou inscription .* ne peut être cédée/],
  [
    'FR-REG-51, 52, 53, 54, 55',
    '57-7',
    /bulletin portant l’état civil et l’adresse.*vérifications d’usage.*récépissé valant admission/,
  ],
  ['FR-REG-56, 57', '57-7', /La remise ou l’envoi du bulletin signé vaut acceptation sans réserve/],
  ['FR-REG-58', '57-7', /conserve les bulletins .*archives/],
  ['FR-REG-59, 60', '57-7', /salariés du casino et les personnels agréés/],
  ['FR-REG-61, 62', '57-7', /confirme son inscription sur place et justifie de son identité/],
  ['FR-REG-63, 64, 65', '57-7', /jeu en équipe, les remplacements et l’aide d’un tiers ou d’un artifice technique/],
  ['FR-REG-66', '57-7', /le gagnant présente un document d’identité valide/],
  ['FR-REG-67', '57-8', /directeur responsable peut modifier ou annuler/],
  [
    'FR-REG-70, 71',
    '57-8',
    /remboursés de leur droit d’inscription et de leur cave, à l’exclusion de toute autre somme/,
  ],
  ['FR-REG-72, 73, 74', '57-9', /désigne, parmi les membres du comité de direction, le directeur du tournoi/],
  ['FR-REG-75, 76', '57-9', /expulser, pour un temps ou définitivement.*ne sont alors pas remboursés/],
  ['FR-REG-77, 78', '57-9', /Toute tentative .* sans préjudice de poursuites/],
  ['FR-REG-79, 80', '57-9', /suspendre ou arrêter .* motif grave, en préservant les intérêts/],
  [
    'FR-REG-81, 82, 83',
    '57-9',
    /droit à participer ; ses décisions sont souveraines, sous réserve du règlement intérieur/,
  ],
  ['FR-REG-84', '57-9', /tenus à la disposition des participants/],
  ['FR-REG-85, 86, 87', '57-10', /au départ et pendant tout le tournoi, sont tirées au sort .* sans recours/],
  ['FR-REG-89', '57-10', /ne peut être cédé, transféré ni échangé/],
  ['FR-REG-91', '57-10', /établie à la fin de la période de rachat/],
  ['FR-REG-92, 93', '57-11', /prélèvement 4.%\) est prise sur le montant des achats de caves/],
  [
    'FR-REG-94, 95, 96, 97',
    '57-11',
    /11 ter lors de l’attribution définitive des lots, certifié et contresigné aussitôt/,
  ],
  ['FR-REG-98, 99', '57-12', /seuls tournois et sont sans valeur hors des tables/],
  [
    'FR-REG-102, 103',
    '57-13',
    /règles du Texas hold’em poker s’appliquent, avec les précisions du règlement intérieur/,
  ],
];

test.each(said)('%s the booklet says it, under art. %s', (_rules, article, words) => {
  const ofArticle = booklet().sections.flatMap(({ clauses }) => clauses.filter((each) => each.article === article));
  expect(ofArticle.map(({ text }) => text).join('\n')).toMatch(words);
});

test('FR-REG-02, 101 an annex has the guarantees of the gaming rooms, and its card packs are unsealed in public', () => {
  const annex = textOf({ roomKind: 'annex' });
  expect(annex).toMatch(/garanties de sécurité et de sincérité sont celles des salles de jeux/);
  expect(annex).toMatch(/sixains sont décachetés devant le public/);
  expect(textOf()).not.toMatch(/sixains/);
});
