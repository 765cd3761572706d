import type { TillClosed, TillMoved, TillOpened } from '../tills/index.ts';
import { drawer } from './accounts.ts';
import { balanced, type Posting } from './posting.ts';

export const openedPostings = ({ till, floatCents }: TillOpened): Posting[] =>
  balanced([drawer(till), floatCents], ['safe', -floatCents]);

/** Cash carried between the safe and an open drawer, in either direction. */
export function movedPostings({ till, direction, amountCents }: TillMoved): Posting[] {
  const into = direction === 'in' ? amountCents : -amountCents;
  return balanced([drawer(till), into], ['safe', -into]);
}

/** The counted cash goes to the safe and the drawer is empty; what is missing or over is the house's (M07). */
export const closedPostings = ({ till, expectedCents, countedCents }: TillClosed): Posting[] =>
  balanced([drawer(till), -expectedCents], ['safe', countedCents], ['till-differences', expectedCents - countedCents]);
