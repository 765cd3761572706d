import { localDate } from '../../../kernel/calendar.ts';
import { dateInWords, timeInWords } from '../../../kernel/date-words.ts';
import type { LevelLimit } from '../terms.ts';

/** `vendredi 5 mars 2027 à 20 h 00` */
export const momentInFrench = (at: number, zone: string): string =>
  `${dateInWords(localDate(at, zone), 'fr')} à ${timeInWords(at, zone, 'fr')}`;

/** `jusqu’au début du niveau 7`, `jusqu’à la fin du niveau 6` */
export const limitInFrench = ({ kind, level }: LevelLimit): string =>
  kind === 'start-of-level' ? `jusqu’au début du niveau ${level}` : `jusqu’à la fin du niveau ${level}`;

const games: Readonly<Record<string, string>> = {
  'texas-holdem-no-limit': 'Texas hold’em poker sans limite (no limit)',
  'texas-holdem-pot-limit': 'Texas hold’em poker à limite du pot (pot limit)',
  'texas-holdem-limit': 'Texas hold’em poker à limite fixe (limit)',
  'omaha-no-limit': 'Omaha poker sans limite (no limit)',
  'omaha-pot-limit': 'Omaha poker à limite du pot (pot limit)',
  'omaha-limit': 'Omaha poker à limite fixe (limit)',
};

/** The rules of play that a game stands under. */
export const gameRulesInFrench = (game: string): string =>
  game.startsWith('omaha') ? 'Les règles de l’Omaha poker' : 'Les règles du Texas hold’em poker';

export const gameInFrench = (game: string): string => games[game] ?? game;

const colours: Readonly<Record<string, string>> = {
  black: 'noir',
  blue: 'bleu',
  brown: 'marron',
  gold: 'or',
  green: 'vert',
  grey: 'gris',
  orange: 'orange',
  pink: 'rose',
  purple: 'violet',
  red: 'rouge',
  silver: 'argent',
  turquoise: 'turquoise',
  white: 'blanc',
  yellow: 'jaune',
};

/** A chip colour as papers name it; a colour that we do not know keeps the house's own word. */
export const colourInFrench = (colour: string): string => colours[colour] ?? colour;
