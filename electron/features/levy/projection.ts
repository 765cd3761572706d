import type { LevyEvents, LineCorrected, LineEntered } from '../../../shared/domain/levy/index.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takeNumber } from '../../desk/numbers.ts';
import type { UnitOfWork } from '../../storage/database.ts';
import { levySeries, yearOfBook } from './next-line.ts';

/** Adds a line and uses its number: a line that would leave a gap fails the transaction. */
function addLine(db: UnitOfWork, line: LineEntered | LineCorrected, enteredAt: number): void {
  takeNumber(db, levySeries, { year: yearOfBook(line.book), value: line.line });
  const red = 'corrects' in line ? line : undefined;
  db.run(
    'INSERT INTO levy_lines (book, line, tournament, entered_at, body, corrects_book, corrects) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[line.book, line.line, line.tournament, enteredAt, JSON.stringify(line)],
    ...[red?.correctsBook ?? null, red?.corrects ?? null],
  );
}

export const levyProjection: Projection = {
  tables: ['levy_lines'],
  on: {
    'levy.lineEntered': on<LineEntered>((db, { at, data }) => addLine(db, data, at)),
    'levy.lineCorrected': on<LineCorrected>((db, { at, data }) => {
      addLine(db, data, at);
      const { line, correctsBook, corrects } = data;
      db.run('UPDATE levy_lines SET corrected_by = ? WHERE book = ? AND line = ?', line, correctsBook, corrects);
    }),
    'levy.lineCertified': on<LevyEvents['levy.lineCertified']>((db, { at, data }) =>
      db.run(
        'UPDATE levy_lines SET certified_by = ?, certified_role = ?, certified_at = ? WHERE book = ? AND line = ?',
        ...[data.account, data.role, at, data.book, data.line],
      ),
    ),
    'levy.lineCountersigned': on<LevyEvents['levy.lineCountersigned']>((db, { at, data }) =>
      db.run(
        'UPDATE levy_lines SET countersigned_by = ?, countersigned_at = ? WHERE book = ? AND line = ?',
        ...[data.account, at, data.book, data.line],
      ),
    ),
  },
};
