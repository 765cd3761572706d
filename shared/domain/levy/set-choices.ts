import { accept, type Decision } from '../../kernel/event.ts';
import { levyEvent, type BookEvents } from './events.ts';

/** How the house writes sums in words in its next books, and after how many minutes a missing signature is told. */
export const setChoices = (choices: BookEvents['levy.choicesSet']): Decision<never> =>
  accept(levyEvent('house', 'levy.choicesSet', choices));
