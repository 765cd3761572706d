import { localDate, seasonOf } from '../../kernel/calendar.ts';
import type { Fold } from '../../kernel/event.ts';
import type { FilingEvents } from './events.ts';
import { asPrepared, lettersFold } from './fold.ts';
import type { LetterLife } from './state.ts';

/** A letter of the season's note. */
export interface SeasonNote extends LetterLife, Readonly<FilingEvents['notices.seasonNotePrepared']> {}

/** A letter of a month's set. */
export interface SetLetter extends LetterLife, Readonly<FilingEvents['notices.setPrepared']> {}

/** The slice `filings` of the house: its own letters by id, in the order of preparation. Holds nobody (decision 29). */
export interface FilingsState {
  seasonNotes: Record<string, SeasonNote>;
  sets: Record<string, SetLetter>;
  /** When the statement of a month was issued last. */
  statements: Record<string, number>;
}

export const initialFilings = (): FilingsState => ({ seasonNotes: {}, sets: {}, statements: {} });

export type Filings = Readonly<FilingsState>;

export const filingsFold: Fold<FilingsState, FilingEvents> = {
  ...lettersFold<FilingsState>(({ seasonNotes, sets }) => ({ ...seasonNotes, ...sets })),
  'notices.seasonNotePrepared': (state, data, { at }) => {
    state.seasonNotes[data.notice] = asPrepared(data, at);
  },
  'notices.setPrepared': (state, data, { at }) => {
    state.sets[data.notice] = asPrepared(data, at);
  },
  'notices.statementIssued': (state, { month }, { at }) => {
    state.statements[month] = at;
  },
};

/** A letter of the house by its id. */
export const filingOf = (filings: Filings, notice: string): SeasonNote | SetLetter | undefined =>
  filings.seasonNotes[notice] ?? filings.sets[notice];

/** The season's notes to each recipient, the last ones made. */
export const notesOfSeason = (filings: Filings, season: string): readonly SeasonNote[] => {
  const notes = Object.values(filings.seasonNotes).filter((note) => note.season === season);
  const edition = Math.max(...notes.map((note) => note.edition));
  return notes.filter((note) => note.edition === edition);
};

/** The tables declared for single-table tournaments of a season: those of the last note that was sent; `null` before (FR-REG-17). */
export function declaredTables(filings: Filings, season: string): readonly number[] | null {
  const sent = Object.values(filings.seasonNotes).filter((note) => note.season === season && note.sent);
  const last = sent.reduce<SeasonNote | undefined>((a, b) => (a && a.edition >= b.edition ? a : b), undefined);
  return last?.tables ?? null;
}

export type TableWarning = 'season-note-missing' | 'table-not-declared';

/**
 * What the season's note says of the tables that a single table is to be played on: nothing was sent for that season (FR-REG-15), or
 * other numbers were (FR-REG-17). Empty for what is in order, and for every other format.
 */
export function tableWarnings(
  filings: Filings,
  event: { readonly format: string; readonly startsAt: number; readonly tables: readonly number[] | null },
  venue: { readonly zone: string; readonly seasonStarts: string },
): readonly TableWarning[] {
  if (event.format !== 'single-table') return [];
  const declared = declaredTables(filings, seasonOf(localDate(event.startsAt, venue.zone), venue.seasonStarts).name);
  if (declared === null) return ['season-note-missing'];
  return (event.tables ?? []).every((table) => declared.includes(table)) ? [] : ['table-not-declared'];
}
