import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const tool = join(import.meta.dirname, '..', '..', '..', '..', '.ci', 'bench', 'take.ts');

/** Takes a measure that needs pages in a real Chromium: the project's tools know how to build the ones and find the other. */
export const inChromium = (name: string) => async (): Promise<number> => {
  const child = spawn(process.execPath, [tool, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} could not be taken`);
  return Number(said);
};
