import { accept, type Decision } from '../../kernel/event.ts';
import { houseEvent, type Restored } from './events.ts';

/** Notes that this journal goes on from a backup, and how far the one had gone that it replaced (Q05). */
export const noteRestored = (restored: Restored): Decision<never> =>
  accept(houseEvent('house', 'house.restored', restored));
