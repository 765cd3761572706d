import { demoPin, type Cast } from './cast.ts';
import type { TournamentFile } from './evening.ts';
import type { Stage } from './stage.ts';
import { termsOf } from './terms.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Prepared {
  readonly tournament: string;
  readonly file: TournamentFile;
  readonly cast: Cast;
}

/** Plans the tournament, publishes its rules and appoints its director. */
export async function planTournament(stage: Stage, { tournament, file, cast }: Prepared): Promise<void> {
  await stage.do(cast.director, 'tournament.plan', { tournament, terms: termsOf(file) });
  await stage.do(cast.director, 'tournament.publishRules', { tournament });
  await stage.do(cast.director, 'tournament.appointDirector', {
    tournament,
    account: cast.tournamentDirector,
    pin: demoPin,
  });
}

/** Prepares a letter for each recipient, sends it the next day and files its receipt three days later. */
export async function sendNotices(stage: Stage, { tournament, cast }: Prepared): Promise<void> {
  const { notices } = await stage.do<{ notices: { notice: string }[] }>(cast.director, 'notices.prepare', { tournament });
  await stage.wait(dayMs);
  for (const [index, { notice }] of notices.entries()) {
    await stage.wait(hourMs / 4);
    await stage.do(cast.director, 'notices.recordSent', {
      tournament,
      notice,
      sentAt: new Date(stage.now).toISOString(),
      channel: 'registered-letter',
      reference: `RA 2 ${String(index + 1).padStart(3, '0')} 456 789 FR`,
      pin: demoPin,
    });
  }
  await stage.wait(3 * dayMs);
  for (const { notice } of notices) {
    await stage.do(cast.director, 'notices.recordReceived', {
      tournament,
      notice,
      receivedAt: new Date(stage.now).toISOString(),
      reference: 'avis de réception',
    });
  }
}

export async function openRegistration(stage: Stage, { tournament, cast }: Prepared): Promise<void> {
  await stage.do(cast.director, 'tournament.openRegistration', { tournament, pin: demoPin });
}
