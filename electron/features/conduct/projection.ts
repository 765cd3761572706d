import type { ConductEvents, SuspensionEvents } from '../../../shared/domain/conduct/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { on, type Projection } from '../../desk/feature.ts';
import { takePaperNumber } from '../../desk/numbers.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';
import type { UnitOfWork } from '../../storage/database.ts';

/** Events that make a line of the log as they are; refused deals and transfers among them. */
const logged = [
  'conduct.ruled',
  'conduct.warned',
  'conduct.expelledForTime',
  'conduct.calledBack',
  'conduct.expelled',
  'conduct.expulsionRevoked',
  'conduct.absentRemoved',
  'conduct.playSuspended',
  'conduct.stacksNoted',
  'conduct.playResumed',
  'conduct.playStopped',
  'prizes.dealRefused',
  'registration.transferRefused',
] as const;

function log(db: UnitOfWork, { seq, stream, at, actor, type, data }: JournalEvent): void {
  db.run(
    'INSERT INTO conduct_log (seq, tournament, at, actor, kind, data) VALUES (?, ?, ?, ?, ?, ?)',
    ...[seq, tournamentOf(stream), at, actor, type, JSON.stringify(data)],
  );
}

const lines = Object.fromEntries(logged.map((type) => [type, on<object>(log)]));

export const conductProjection: Projection = {
  tables: ['conduct_log', 'suspensions', 'holds'],
  on: {
    ...lines,
    'conduct.incidentRecorded': on<ConductEvents['conduct.incidentRecorded']>((db, event) => {
      takePaperNumber(db, event.data.number);
      log(db, event);
    }),
    'conduct.holdSet': on<ConductEvents['conduct.holdSet']>((db, event) => {
      const { hold, incident, persons } = event.data;
      log(db, event);
      for (const person of persons) {
        db.run(
          'INSERT INTO holds (hold, person, tournament, incident, since) VALUES (?, ?, ?, ?, ?)',
          ...[hold, person, tournamentOf(event.stream), incident, event.at],
        );
      }
    }),
    'conduct.holdLifted': on<ConductEvents['conduct.holdLifted']>((db, event) => {
      log(db, event);
      db.run('UPDATE holds SET lifted_at = ? WHERE hold = ?', event.at, event.data.hold);
    }),
    'conduct.personSuspended': on<SuspensionEvents['conduct.personSuspended']>((db, { at, data }) =>
      db.run(
        'INSERT INTO suspensions (suspension, person, until, since, tournament, incident, reason) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ...[data.suspension, data.person, data.until, at, data.tournament, data.incident, data.textId],
      ),
    ),
    'conduct.suspensionLifted': on<SuspensionEvents['conduct.suspensionLifted']>((db, { at, data }) =>
      db.run('UPDATE suspensions SET lifted_at = ? WHERE suspension = ?', at, data.suspension),
    ),
  },
};
