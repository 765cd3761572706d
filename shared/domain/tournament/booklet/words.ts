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
};

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
