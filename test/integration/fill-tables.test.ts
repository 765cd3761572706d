import { afterEach, expect, it } from 'vitest';
import { fillTables } from '../../electron/desk/fill-tables.ts';
import { TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk | undefined;
afterEach(() => desk?.house.remove());

it('read tables that are younger than the journal are filled from it once, and are then what they would have been', async () => {
  desk = await TournamentDesk.open();
  await desk.noticesOut();
  const { store, desk: running } = desk.house;
  const rows = (): unknown[] => store.reader.all('SELECT * FROM duties');
  const before = rows();
  expect(before).toHaveLength(3);
  expect(fillTables(store, running.registry)).toEqual([]);
  store.transaction((db) => {
    db.run('DELETE FROM duties');
    db.run('DELETE FROM duty_states');
    db.run("INSERT INTO unfilled_tables VALUES ('duties')");
  });
  expect(fillTables(store, running.registry)).toEqual(['duty_states', 'duties']);
  expect(rows()).toEqual(before);
  expect(fillTables(store, running.registry)).toEqual([]);
});
