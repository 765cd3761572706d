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
