import type {
  BookClosed,
  BookOpened,
  DayCarried,
  LevyEvents,
  LineCorrected,
  LineEntered,
} from '../../../shared/domain/levy/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takeNumber } from '../../desk/numbers.ts';
import type { UnitOfWork } from '../../storage/database.ts';
import { levySeries, yearOfBook } from './next-line.ts';

/** Adds a line and uses its number: a line that would leave a gap fails the transaction. */
function addLine(db: UnitOfWork, event: JournalEvent<string, LineEntered | LineCorrected>): void {
  const { at, seq, actor, data: line } = event;
  takeNumber(db, levySeries, { year: yearOfBook(line.book), value: line.line });
  const red = 'corrects' in line ? line : undefined;
  db.run(
    `INSERT INTO levy_lines (book, line, tournament, entered_at, body, corrects_book, corrects, entered_seq, entered_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[line.book, line.line, line.tournament, at, JSON.stringify(line)],
    ...[red?.correctsBook ?? null, red?.corrects ?? null, seq, actor],
  );
}

const ofLines: Projection['on'] = {
  'levy.lineEntered': on<LineEntered>((db, event) => addLine(db, event)),
  'levy.lineCorrected': on<LineCorrected>((db, event) => {
    addLine(db, event);
    const { line, correctsBook, corrects } = event.data;
    db.run(
      'UPDATE levy_lines SET corrected_by = ?, corrected_seq = ? WHERE book = ? AND line = ?',
      ...[line, event.seq, correctsBook, corrects],
    );
  }),
  'levy.lineCertified': on<LevyEvents['levy.lineCertified']>((db, { at, seq, data }) =>
    db.run(
      `UPDATE levy_lines SET certified_by = ?, certified_role = ?, certified_at = ?, certified_seq = ?
       WHERE book = ? AND line = ?`,
      ...[data.account, data.role, at, seq, data.book, data.line],
    ),
  ),
  'levy.lineCountersigned': on<LevyEvents['levy.lineCountersigned']>((db, { at, seq, data }) =>
    db.run(
      `UPDATE levy_lines SET countersigned_by = ?, countersigned_at = ?, countersigned_seq = ?
       WHERE book = ? AND line = ?`,
      ...[data.account, at, seq, data.book, data.line],
    ),
  ),
};

const ofBooks: Projection['on'] = {
  'levy.bookOpened': on<BookOpened>((db, { at, data }) =>
    db.run(
      'INSERT INTO levy_volumes (book, volume, text_id, opened_by, opened_at) VALUES (?, ?, ?, ?, ?)',
      ...[data.book, data.volume, data.textId, data.account, at],
    ),
  ),
  'levy.bookClosed': on<BookClosed>((db, { data }) =>
    db.run(
      'UPDATE levy_volumes SET closed_by = ? WHERE book = ? AND volume = ?',
      ...[data.account, data.book, data.volume],
    ),
  ),
  'levy.dayCarried': on<DayCarried>((db, { seq, data }) => {
    for (const { book, line } of data.lines) {
      db.run(
        'INSERT INTO levy_carries (book, line, day, control_page, control_line, seq) VALUES (?, ?, ?, ?, ?, ?)',
        ...[book, line, data.day, data.controlPage, data.controlLine, seq],
      );
    }
  }),
};

export const levyProjection: Projection = {
  tables: ['levy_lines', 'levy_carries', 'levy_volumes'],
  on: { ...ofLines, ...ofBooks },
};
