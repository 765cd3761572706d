import { slice } from '../../kernel/slice.ts';
import { levyFold } from './fold.ts';
import { initialLevy } from './state.ts';

export { bookPage, linesPerPage, pageOf, type BookLine, type BookPage } from './book-page.ts';
export { correctLine } from './correct-line.ts';
export { sumFigures } from './line-figures.ts';
export { enterLine, type NextLine } from './enter-line.ts';
export type { LevyEvents, LineCorrected, LineEntered, LineFigures } from './events.ts';
export { levyOpenPoints, lineFault, overdue } from './open-points.ts';
export { refundEffect, type RefundReason } from './refund.ts';
export { refuse as refuseLevy } from './refusals.ts';
export { certifyLine, countersignLine } from './sign-line.ts';
export { lineInForce, type LevyState } from './state.ts';

export const levySlice = slice({ initial: initialLevy, fold: levyFold });
