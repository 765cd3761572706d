import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { verifyBundle } from '../../../bundle/verify/verify-bundle.ts';
import { systemChance } from '../../../desk/ports.ts';
import { accessOf } from '../../../features/accounts/index.ts';
import { exportService } from '../../../features/audit/index.ts';
import { features } from '../../compose.ts';
import { openHouse } from '../../house.ts';
import { print } from '../output.ts';
import { SimulatedClock } from '../simulated-clock.ts';

/** Run as a process of its own: exports a whole season, or verifies a bundle, and prints the most memory that it ever held. */
const [job = '', place = '', keyFile = ''] = process.argv.slice(2);

async function exportSeason(): Promise<string> {
  const house = openHouse({
    folder: place,
    env: { TAPIS_KEY_FILE: keyFile },
    clock: new SimulatedClock('2027-03-07T12:00:00+01:00'),
    chance: systemChance(),
    features,
    access: accessOf,
    onFault: (id, error) => console.error(id, error),
  });
  if (isRefused(house)) throw new Error(house.refusal.code);
  const exports = exportService(house, place, (error) => console.error(error));
  const input = {
    ...{ export: 'bench', scope: { kind: 'season', from: '2026-11-01', to: '2027-10-31' } },
    ...{ names: 'full', papers: true, form: 'zip' },
  };
  const caller = { account: 'dr', roles: ['responsible-director'], station: 'bench' } as const;
  const answer = await house.desk.call({ name: 'audit.orderExport', input, caller });
  if (!answer.ok) throw new Error(answer.refusal.code);
  await exports.drain();
  const row = house.store.reader.get<{ failure: string | null }>("SELECT failure FROM exports WHERE export = 'bench'");
  house.close();
  if (row?.failure !== null) throw new Error(`the export failed: ${row?.failure}`);
  return join(place, 'exports', 'saison-2026-11-01-2027-10-31-bench.zip');
}

function verified(): string {
  const { findings, papers } = verifyBundle(place);
  if (findings.length > 0) throw new Error(`the bundle does not hold: ${findings[0]?.code}`);
  return String(papers.held);
}

const answer = job === 'export' ? await exportSeason() : verified();
print({ answer, mebibytes: process.resourceUsage().maxRSS / 1024 });
