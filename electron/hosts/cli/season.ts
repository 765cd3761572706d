import { join } from 'node:path';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { seededChance } from '../../desk/ports.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import { readEvening } from './demo/evening.ts';
import { EveningStopped } from './demo/stopped.ts';
import { refusedWith, say } from './output.ts';
import { progressBar } from './progress.ts';
import { Rehearsal } from './rehearsal.ts';
import { Agenda } from './season/agenda.ts';
import { declareSeasonTable } from './season/filings.ts';
import { prepare } from './season/preparation.ts';
import { seasonAgrees, seasonReport } from './season/report.ts';
import { readSeason, type Figures, type Season } from './season/season-files.ts';
import { SeasonHouse } from './season/season-house.ts';
import { storyOf } from './season/stories.ts';
import { eventFigures, seasonFigures } from './season/sums.ts';

const dayMs = 86_400_000;

const sample = join(import.meta.dirname, '..', '..', '..', 'resources', 'sample');

interface SeasonOptions {
  readonly folder: string;
  readonly seed: string;
}

/**
 * `season --data DIR [--seed N]`: plays the sample season on a new rehearsal folder, through the commands that the screens use, and
 * prints what each tournament came to beside what it must. Answers the exit code: 0 only when everything agrees.
 */
export async function playSeason({ folder, seed }: SeasonOptions): Promise<number> {
  try {
    return await play(folder, seed);
  } catch (error) {
    if (!(error instanceof EveningStopped)) throw error;
    say(error.message);
    return refusedWith(error.refused);
  }
}

async function play(folder: string, seed: string): Promise<number> {
  const started = performance.now();
  const season = readSeason(join(sample, 'season'));
  const rehearsal = Rehearsal.open({ folder, chance: seededChance(seed), startsAt: season.foundedAt });
  if (isRefused(rehearsal)) return refusedWith(rehearsal);
  try {
    const house = new SeasonHouse(rehearsal, readEvening(join(sample, 'evening')), seededChance(`${seed}:luck`));
    await live(house, season);
    await rehearsal.documents.drain();
    const figures = await figuresOf(house, season);
    const verified = !isRefused(verifyDatabase(rehearsal.house.store.reader));
    const papers = rehearsal.house.store.reader.get<{ n: number }>('SELECT count(*) AS n FROM papers')?.n ?? 0;
    const { head } = rehearsal.house.desk;
    const outcome = { figures, papers, verified, head, durationMs: performance.now() - started };
    process.stdout.write(seasonReport(season, outcome));
    return seasonAgrees(season, outcome) ? 0 : 1;
  } finally {
    await rehearsal.close();
  }
}

/** Founds the house and lives through everything that its events put into the agenda. */
async function live(house: SeasonHouse, season: Season): Promise<void> {
  await house.found();
  const agenda = new Agenda();
  agenda.add(season.opensAt - 20 * dayMs, 'la note de saison', () => declareSeasonTable(house, '2026-11-15'));
  agenda.add(season.opensAt, 'le carnet de la saison', () => house.openBook());
  agenda.add(season.closesAt, 'la clôture du carnet', () => house.closeBook());
  for (const event of season.events) {
    prepare(house, event, agenda);
    storyOf(house, event).plan(agenda);
  }
  const bar = progressBar(1, 'saison');
  const reach = async (at: number, turn: string): Promise<void> => {
    await house.stage.at(at);
    house.stage.turn = turn;
  };
  await agenda.live(reach, (done, of) => bar.at(done / of));
  bar.end();
}

async function figuresOf(house: SeasonHouse, { events }: Season): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = { season: await seasonFigures(house, ['2026-2027']) };
  for (const event of events) figures[event.id] = await eventFigures(house, event);
  return figures;
}
