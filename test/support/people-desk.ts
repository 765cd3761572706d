import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readsUnderWay } from '../../electron/features/audit/index.ts';
import { houseFeature } from '../../electron/features/house/index.ts';
import { peopleFeature, savePerson } from '../../electron/features/people/index.ts';
import { vaultWriter } from '../../electron/storage/vault.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import type { Identity, ListKind } from '../../shared/domain/people/index.ts';
import { flagEvents, settledOf } from '../../shared/domain/registration/index.ts';
import { openTestDesk, type TestDesk } from './desk.ts';

const folder = join(import.meta.dirname, '../../resources/sample/evening');

/** Answers of a call that was accepted; fails the test with its refusal otherwise. */
export function answerOf(answer: Awaited<ReturnType<TestDesk['asDesk']>>): Record<string, unknown> {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.answer as Record<string, unknown>;
}

/** A founded house with the people feature and no list yet. */
export async function openPeopleDesk(at?: string): Promise<TestDesk> {
  const desk = openTestDesk({
    features: [houseFeature, peopleFeature({ flagEvents, settledOf, readsUnderWay })],
    ...(at && { at }),
  });
  answerOf(await desk.as('nobody')('house.setUp', setUpContract.example));
  return desk;
}

export const importFile = async (desk: TestDesk, list: ListKind, fileName: string) =>
  answerOf(
    await desk.as('conf', 'compliance')('people.importList', {
      list,
      fileName,
      listDate: '2027-03-01',
      confirmOlder: true,
      content: readFileSync(join(folder, fileName), 'utf8'),
    }),
  );

/** All three lists of the evening, dated 1 March 2027. */
export async function importLists(desk: TestDesk): Promise<void> {
  await importFile(desk, 'exclusion', 'exclusion-list-2027-03-01.csv');
  await importFile(desk, 'staff', 'staff.csv');
  await importFile(desk, 'limitation', 'limitations.csv');
}

/** Puts a person on file. */
export const putPerson = (desk: TestDesk, person: string, identity: Identity): void =>
  desk.store.transaction((db) =>
    savePerson({ db, vault: vaultWriter(db, desk.sealer) }, person, { salt: '5a'.repeat(32), identity }),
  );

/** Puts a person on file and a live entry of theirs in the read tables, as the registration's projection writes it. */
export function enter(
  desk: TestDesk,
  { person, identity }: { person: string; identity: Identity },
  tournament = 't-1',
): void {
  putPerson(desk, person, identity);
  desk.store.transaction((db) => {
    db.run('INSERT OR IGNORE INTO open_tournaments (tournament) VALUES (?)', tournament);
    db.run(
      "INSERT INTO entries (tournament, entry, person, state) VALUES (?, ?, ?, 'registered')",
      tournament,
      `e-${person}`,
      person,
    );
  });
}
