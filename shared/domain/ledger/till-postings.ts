import { negate } from '../../kernel/cents.ts';
import type { TillClosed, TillMoved, TillOpened } from '../tills/index.ts';
import { drawer } from './accounts.ts';
import { balanced, type Posting } from './posting.ts';

export const openedPostings = ({ till, floatCents }: TillOpened): Posting[] =>
  balanced([drawer(till), floatCents], ['safe', negate(floatCents)]);

/** Cash carried between the safe and an open drawer, in either direction. */
export function movedPostings({ till, direction, amountCents }: TillMoved): Posting[] {
  const into = direction === 'in' ? amountCents : negate(amountCents);
  return balanced([drawer(till), into], ['safe', negate(into)]);
}

/** The counted cash goes to the safe and the drawer is empty; what is missing or over is the house's (M07). */
export const closedPostings = ({ till, expectedCents, countedCents }: TillClosed): Posting[] =>
  balanced(
    [drawer(till), negate(expectedCents)],
    ['safe', countedCents],
    ['till-differences', expectedCents - countedCents],
  );
