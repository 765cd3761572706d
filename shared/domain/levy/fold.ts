import type { Fold } from '../../kernel/event.ts';
import type { LevyEvents, LineEntered } from './events.ts';
import type { LevyLine, LevyState } from './state.ts';

export const levyFold: Fold<LevyState, LevyEvents> = {
  'levy.lineEntered': (draft, line, { at }) => {
    draft.lines.push(newLine(line, null, at));
  },
  'levy.lineCertified': (draft, { book, line, account, role }, { at }) => {
    change(draft, { book, line }, (found) => (found.certified = { account, role, at }));
  },
  'levy.lineCountersigned': (draft, { book, line, account }, { at }) => {
    change(draft, { book, line }, (found) => (found.countersigned = { account, at }));
  },
  'levy.lineCorrected': (draft, red, { at }) => {
    change(draft, { book: red.correctsBook, line: red.corrects }, (found) => (found.corrected = true));
    draft.lines.push(newLine(red, red.corrects, at));
  },
};

const newLine = (line: LineEntered, corrects: number | null, at: number): LevyLine => ({
  ...line,
  enteredAt: at,
  corrects,
  corrected: false,
  certified: null,
  countersigned: null,
});

function change(draft: LevyState, where: Pick<LineEntered, 'book' | 'line'>, apply: (line: LevyLine) => unknown): void {
  const found = draft.lines.find(({ book, line }) => book === where.book && line === where.line);
  if (found) apply(found);
}
