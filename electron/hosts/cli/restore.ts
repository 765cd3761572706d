import { statSync } from 'node:fs';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { deskCaller } from '../../desk/request.ts';
import { bringPapers } from '../../features/audit/index.ts';
import { headOf } from '../../journal/append.ts';
import { verifyDatabase } from '../../journal/verify-database.ts';
import { migrations } from '../../storage/migrations/index.ts';
import { databaseFile, openReadOnly } from '../../storage/open.ts';
import { restoreBackup } from '../../storage/restore.ts';
import { systemClock } from '../system-clock.ts';
import { print, refusedWith, say } from './output.ts';
import { openRealHouse } from './real-house.ts';

/**
 * `restore COPY --data DIR`: puts a copy of the data with its papers, or a backup of the database alone, in the place of the house's once its
 * chain is proved, and writes into its journal which backup it was and how far the journal had gone that it replaced (Q05). The house must
 * be closed everywhere. Exit 0 when it stands.
 */
export async function restoreFolder(folder: string, copy: string): Promise<number> {
  const whole = statSync(copy, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = whole ? databaseFile(copy) : copy;
  const stamp = new Date(systemClock.now().wall).toISOString().replaceAll(/[:.]/g, '-');
  const before = headBefore(folder);
  const restored = restoreBackup({
    ...{ folder, file, migrations, stamp },
    ...(whole && { beside: bringPapers(copy, { folder, stamp }) }),
    check: (backup) => {
      const chain = verifyDatabase(backup);
      return isRefused(chain) ? chain : undefined;
    },
  });
  if (isRefused(restored)) return refusedWith(restored);
  const house = openRealHouse(folder, { updateInDay: true });
  if (isRefused(house)) return refusedWith(house);
  try {
    const input = { backup: restored.sha256, lines: headOf(house.store.reader).seq, replaced: before };
    const noted = await house.desk.call({ name: 'house.noteRestored', input, key: stamp, caller: deskCaller });
    if (!noted.ok) return refusedWith(noted);
    print({ ok: true, ...input, keptIn: restored.replaced });
    if (house.dataKey === undefined) say('La clé de la maison n’est pas sur ce poste : le code de secours la rend.');
    return 0;
  } finally {
    house.close();
  }
}

/** How far the journal had gone that is replaced; `null` where it cannot be read any more, or there was none. */
function headBefore(folder: string): { readonly lines: number; readonly head: string } | null {
  const store = openReadOnly(folder, migrations);
  if (isRefused(store)) return null;
  try {
    const { seq, hash } = headOf(store.reader);
    return { lines: seq, head: hash };
  } catch {
    return null; // damaged: that may be why it is replaced
  } finally {
    store.close();
  }
}
