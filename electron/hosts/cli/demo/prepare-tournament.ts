import { demoPin, type Cast } from './cast.ts';
import type { TournamentFile } from './evening-files.ts';
import type { Stage } from './stage.ts';
import { termsOf } from './terms.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Prepared {
  readonly tournament: string;
  readonly file: TournamentFile;
  readonly cast: Cast;
}

/** Plans the tournament, publishes its rules and appoints its director; or only plans it. */
export async function planTournament(
  stage: Stage,
  { tournament, file, cast }: Prepared,
  { publish } = { publish: true },
): Promise<void> {
  await stage.do(cast.director, 'tournament.plan', { tournament, terms: termsOf(file) });
  if (!publish) return;
  await stage.do(cast.director, 'tournament.publishRules', { tournament });
  await stage.do(cast.director, 'tournament.appointDirector', {
    tournament,
    account: stage.callerOf(cast.tournamentDirector).account,
    pin: demoPin,
  });
}

/** A letter written one day, posted the next, its receipt back three days later. */
const byPost = { writtenMs: dayMs, betweenMs: hourMs / 4, wayMs: 3 * dayMs };

/** Prepares a letter for each recipient, sends it and files its receipt, with the time that it takes. */
export async function sendNotices(stage: Stage, { tournament, cast }: Prepared, times = byPost): Promise<void> {
  const { notices } = await stage.do<{ notices: { notice: string }[] }>(cast.director, 'notices.prepare', {
    tournament,
  });
  await stage.wait(times.writtenMs);
  for (const [index, { notice }] of notices.entries()) {
    await stage.wait(times.betweenMs);
    await stage.do(cast.director, 'notices.recordSent', {
      tournament,
      notice,
      sentAt: new Date(stage.now).toISOString(),
      channel: 'registered-letter',
      reference: `RA 2 ${String(index + 1).padStart(3, '0')} 456 789 FR`,
      pin: demoPin,
    });
  }
  await stage.wait(times.wayMs);
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
