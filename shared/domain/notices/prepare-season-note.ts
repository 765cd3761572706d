import { seasonOf, startOfDay } from '../../kernel/calendar.ts';
import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { noticeDuty, type Profile } from '../profile/index.ts';
import { noticeDeadline, type DeadlineFacts } from './deadline.ts';
import { noticeEvent } from './events.ts';
import { notesOfSeason, type Filings } from './filings.ts';
import { limitOf, unaddressed, type PrepareFacts } from './prepare-notices.ts';
import { refuse } from './refusals.ts';

export interface SeasonNoteInput {
  /** A day of the season that the note is about. */
  readonly day: string;
  readonly tables: readonly number[];
}

/** The last moment of the note of the season that a day lies in: before its first day. */
export function seasonNoteDeadline(day: string, profile: Profile, venue: Omit<DeadlineFacts, 'alsaceMoselle'>) {
  const duty = noticeDuty(profile, 'season-note');
  if (!duty) return undefined;
  const { firstDay } = seasonOf(day, venue.seasonStarts);
  const facts = { ...venue, alsaceMoselle: profile.alsaceMoselleHolidays };
  return { duty, deadline: noticeDeadline(duty.term, startOfDay(firstDay, venue.zone), facts) };
}

/**
 * Makes the note of a season with the numbers of the tables assigned to single-table tournaments, one letter per recipient
 * (FR-REG-15, FR-REG-16). While it is not sent it is made anew; once it is, other tables are another note.
 */
export function prepareSeasonNote(filings: Filings, input: SeasonNoteInput, facts: Omit<PrepareFacts, 'id'>): Decision {
  const found = seasonNoteDeadline(input.day, facts.profile, facts);
  if (!found) return refuse('notices.seasonUnknown', { profile: facts.profile.name });
  const { duty, deadline } = found;
  const missing = unaddressed(duty.recipients, facts);
  if (missing) return missing;
  const season = seasonOf(input.day, facts.seasonStarts).name;
  const before = notesOfSeason(filings, season);
  const tables = [...new Set(input.tables)].sort((one, other) => one - other);
  if (before.length > 0 && before.every((note) => note.tables.join() === tables.join()))
    return refuse('notices.nothingToPrepare');
  const wasSent = before.some(({ sent }) => sent);
  const ids = [...facts.ids];
  const events = duty.recipients.map((recipient): NewEvent => {
    const earlier = wasSent ? undefined : before.find((note) => note.recipient === recipient);
    const notice = earlier?.notice ?? ids.shift();
    if (notice === undefined) throw new RangeError('fewer notice ids than letters');
    const edition = (before[0]?.edition ?? 0) + 1;
    const letter = { notice, recipient, season, tables, edition, ...limitOf(deadline) };
    return noticeEvent('house', 'notices.seasonNotePrepared', letter);
  });
  return accept(...events);
}
