import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { awakeWhilePlaying } from '../../electron/hosts/desktop/awake-while-playing.ts';
import { openPaperDesk, plannedFolder } from '../support/paper-desk.ts';
import * as evening from '../support/paper-events.ts';

it('the computer stays awake from the start of a tournament until the last one is over (C19)', async () => {
  const folder = await plannedFolder();
  const desk = openPaperDesk({ folder });
  const deeds: string[] = [];
  let held = 0;
  awakeWhilePlaying(desk, {
    hold: () => {
      held += 1;
      deeds.push(`hold ${held}`);
      return held;
    },
    release: (which) => deeds.push(`release ${which}`),
  });
  await desk.happened([evening.tablesOpened]);
  expect(deeds).toEqual([]);
  await desk.happened([evening.started]);
  await desk.happened(evening.registered(1), { people: { p_1: evening.identity('Lemaire', 'Julie') } });
  expect(deeds).toEqual(['hold 1']);
  await desk.happened([{ type: 'tournament.closed', data: {} }]);
  expect(deeds).toEqual(['hold 1', 'release 1']);
  await desk.documents.stop();
  desk.close();
  rmSync(folder, { recursive: true, force: true });
});
