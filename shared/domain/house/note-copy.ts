import { accept, type Decision } from '../../kernel/event.ts';
import { houseEvent, type CopyMade } from './events.ts';

/** Notes that a copy of the data was made and verified, up to which line of the journal; where it lies is nobody's business here. */
export const noteCopy = (copy: CopyMade): Decision<never> => accept(houseEvent('house', 'house.copyMade', copy));
