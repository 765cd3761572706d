import { deskCaller } from '../../../desk/request.ts';
import type { House } from '../../house.ts';
import { median, type Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const seasons = 10;
const eventsPerSeason = 100;
const recipients = ['minister-interior', 'treasurer-paymaster', 'treasury-accountant'];
const rounds = { warm: 3, counted: 30 } as const;

const dayMs = 24 * 3_600_000;
const firstStartsAt = Date.parse('2022-11-01T20:00:00+01:00');

/**
 * Opening the calendar of duties with ten seasons on file: a month's sheet and what is to be reminded of, in milliseconds. Not a
 * ratio, since the limit is a time.
 */
export const dutyCalendarTenSeasons: Measure = {
  name: 'duty-calendar-ten-seasons',
  unit: 'ms',
  limit: 100,
  holds: 'at-most',
  run: async (folder) => {
    const { house } = await registeringHouse(folder);
    try {
      fileSeasons(house);
      const times: number[] = [];
      for (let round = -rounds.warm; round < rounds.counted; round += 1) {
        const started = performance.now();
        await openCalendar(house);
        if (round >= 0) times.push(performance.now() - started);
      }
      return median(times);
    } finally {
      house.close();
    }
  },
};

/** Evenly over the years, half of their letters received, the others still to send. */
function fileSeasons({ store }: Pick<House, 'store'>): void {
  const stepMs = Math.floor((365 * dayMs) / eventsPerSeason);
  store.transaction((db) => {
    for (let index = 0; index < seasons * eventsPerSeason; index += 1) {
      const startsAt = firstStartsAt + index * stepMs;
      db.run(
        "INSERT INTO tournaments (tournament, name, format, room, starts_at, phase) VALUES (?, ?, 'multi-table-freezeout', 'Salle des jeux', ?, 'planned')",
        ...[`t-filed-${index}`, `Tournoi ${index}`, startsAt],
      );
      for (const recipient of recipients) {
        db.run(
          `INSERT INTO duties (tournament, kind, occasion, recipient, due_at, starts_at, unit, state, late)
           VALUES (?, 'general', 0, ?, ?, ?, 'months', ?, 0)`,
          ...[`t-filed-${index}`, recipient, startsAt - 61 * dayMs, startsAt, index % 2 ? 'received' : 'to-send'],
        );
      }
    }
  });
}

async function openCalendar({ desk }: Pick<House, 'desk'>): Promise<void> {
  const caller = { ...deskCaller, desk: false, account: 'bench', roles: ['compliance'] as const };
  const sheet = await desk.call({ name: 'notices.calendar', input: { from: '2027-03-01', to: '2027-04-04' }, caller });
  const reminders = await desk.call({ name: 'notices.reminders', input: {}, caller });
  if (!sheet.ok || !reminders.ok) throw new Error('the calendar was not answered');
  if ((sheet.answer as { entries: readonly object[] }).entries.length < eventsPerSeason / 12)
    throw new Error('the calendar is emptier than its month');
}
