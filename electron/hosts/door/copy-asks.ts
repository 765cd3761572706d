import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { copyDataContract } from '../../../shared/contract/host.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import { formatInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { folderOf, longRead, type ReadProgress, type WrittenCopy } from '../../features/audit/index.ts';
import type { Caller } from '../../desk/request.ts';
import type { House } from '../house.ts';
import { hostAsk, type HostAsk } from './host-side.ts';
import { refuseHost } from './refusals.ts';

interface UnderWay {
  readonly stop: AbortController;
  progress: ReadProgress;
}

/** `host.copyData`: one copy at a time; who asks meanwhile hears how far it is. */
export function copyAsk({ desk }: Pick<House, 'desk'>): HostAsk {
  let underWay: UnderWay | undefined;

  async function make(place: string, caller: Caller): Promise<object> {
    if (underWay) return refuseHost('host.copyUnderWay');
    const dataFolder = folderOf(desk.reader);
    const refused = refusalOfPlace(place, dataFolder);
    if (refused) return refused;
    const copying = (underWay = { stop: new AbortController(), progress: { lines: 0, of: 0 } } as UnderWay);
    const to = join(place, nameOf(desk));
    try {
      const onProgress = (progress: ReadProgress): void => void (copying.progress = progress);
      const job = { job: 'copy', folder: dataFolder, to } as const;
      const written = await longRead(job, { onProgress, signal: copying.stop.signal });
      if (isRefused(written)) return written;
      const noted = await desk.call({ name: 'house.noteCopy', input: written, caller: { ...caller, desk: true } });
      if (!noted.ok) return noted;
      return { ...(written as WrittenCopy), folder: to, sameDisk: statSync(to).dev === statSync(dataFolder).dev };
    } finally {
      underWay = undefined;
    }
  }

  function answer(input: InputOf<typeof copyDataContract>, caller: () => Caller): object | Promise<object> {
    if (input.step === 'make') return make(input.place, caller());
    if (input.step === 'stop') underWay?.stop.abort();
    return { underWay: underWay?.progress ?? null };
  }

  return hostAsk({ contract: copyDataContract, answer: (input, { identify }) => answer(input, identify) });
}

/** `tapis-2027-03-06T034512`: by the second, as the house reads its clock. */
function nameOf(desk: House['desk']): string {
  const zone = desk.reader.state('house').house.identity?.timeZone ?? 'Europe/Paris';
  return `tapis-${formatInstant(desk.now().wall, zone).slice(0, 19).replaceAll(':', '')}`;
}

function refusalOfPlace(place: string, dataFolder: string): Refused | undefined {
  if (!isAbsolute(place) || !existsSync(place) || !statSync(place).isDirectory())
    return refuseHost('host.copyPlaceMissing', { place });
  const way = relative(realpathSync(dataFolder), realpathSync(place));
  const outside = isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`);
  return outside ? undefined : refuseHost('host.copyInsideData', { place });
}
