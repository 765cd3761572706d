import { demoPin } from '../demo/cast.ts';
import { planTournament } from '../demo/prepare-tournament.ts';
import type { Agenda } from './agenda.ts';
import { listExtraStaff } from './filings.ts';
import type { SeasonEvent } from './season-files.ts';
import type { SeasonHouse } from './season-house.ts';

const dayMs = 86_400_000;

/** Days before the start: planned and announced, posted, received back, desk opened. */
interface Ahead {
  readonly planned: number;
  readonly sent: number;
  readonly received: number;
}

const usual: Ahead = { planned: 76, sent: 70, received: 66 };
/** A single table owes its notices 72 hours before (FR-REG-12). */
const singleTable: Ahead = { planned: 40, sent: 10, received: 8 };
/** Posted five weeks before a tournament that owed two months (FR-REG-03). */
const tooLate: Ahead = { planned: 76, sent: 35, received: 32 };

const openedDaysBefore = 30;

const lateReason = 'Lettre partie du mauvais service, réexpédiée dès la découverte.';

function aheadOf({ story, format }: SeasonEvent): Ahead {
  if (story === 'late-notice') return tooLate;
  return format === 'single-table' ? singleTable : usual;
}

/** Everything before the evening: terms, booklet, director, letters with their receipts, the desk opened. */
export function prepare(house: SeasonHouse, event: SeasonEvent, agenda: Agenda): void {
  const before = (days: number): number => Date.parse(event.starts_at) - days * dayMs;
  const ahead = aheadOf(event);
  const { id: tournament } = event;
  let notices: readonly { readonly notice: string }[] = [];
  const late = event.story === 'late-notice' ? { reason: lateReason } : {};

  agenda.add(before(ahead.planned), `${tournament} le projet`, async () => {
    await planTournament(house.stage, { tournament, file: house.fileOf(event), cast: house.cast });
    await listExtraStaff(house, tournament, event.extra_staff);
  });
  agenda.add(before(ahead.sent), `${tournament} les avis`, async () => {
    ({ notices } = await house.director<{ notices: typeof notices }>('notices.prepare', { tournament }));
    for (const [index, { notice }] of notices.entries()) {
      const reference = `RA ${tournament.slice(2)} ${String(index + 1).padStart(3, '0')} FR`;
      const sentAt = new Date(house.stage.now).toISOString();
      const letter = { tournament, notice, sentAt, channel: 'registered-letter', reference, ...late };
      await house.director('notices.recordSent', { ...letter, pin: demoPin });
    }
  });
  agenda.add(before(ahead.received), `${tournament} les accusés de réception`, async () => {
    for (const { notice } of notices) {
      const receivedAt = new Date(house.stage.now).toISOString();
      await house.director('notices.recordReceived', {
        tournament,
        notice,
        receivedAt,
        reference: 'avis de réception',
      });
    }
  });
  agenda.add(before(Math.min(openedDaysBefore, ahead.received - 1)), `${tournament} l’ouverture`, async () => {
    await house.director('tournament.openRegistration', { tournament, pin: demoPin, ...late });
    await house.floor('seating.commitDraw', { tournament });
  });
}
