import { demoPin } from '../demo/cast.ts';
import type { SeasonHouse } from './season-house.ts';

/** The single-table tournaments' table, declared before the season opens, to both recipients (FR-REG-15, FR-REG-16). */
export async function declareSeasonTable(house: SeasonHouse, day: string): Promise<void> {
  const note = await house.director<{ notices: { notice: string }[] }>('notices.prepareSeasonNote', {
    day,
    tables: [1],
  });
  for (const { notice } of note.notices) {
    const sentAt = new Date(house.stage.now).toISOString();
    const letter = { notice, sentAt, channel: 'hand-delivery', reference: 'décharge', pin: demoPin };
    await house.director('notices.recordSent', letter);
  }
}

/** People hired for one tournament, with the pieces of their files that were seen (FR-REG-08, FR-REG-09). */
export async function listExtraStaff(house: SeasonHouse, tournament: string, count: number): Promise<void> {
  const seenOn = new Date(house.stage.now).toISOString().slice(0, 10);
  for (let index = 1; index <= count; index += 1) {
    const name = `Croupier supplémentaire ${index}`;
    const { worker } = await house.director<{ worker: string }>('notices.listWorker', {
      tournament,
      name,
      task: 'dealer',
    });
    await house.director('notices.checkWorkerFile', {
      ...{ tournament, worker, extractDatedOn: seenOn },
      pieces: ['identity-copy', 'personal-notice', 'photograph', 'civic-rights', 'criminal-record-extract'],
    });
  }
}
