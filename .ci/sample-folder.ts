import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPin } from '../electron/hosts/cli/demo/cast.ts';
import { buildSample } from '../electron/hosts/cli/sample.ts';
import { isRefused } from '../shared/kernel/refusal.ts';
import { inProject, say } from './project.ts';

/** A data folder to try Tapis with, and the key file that lies beside it. */
export interface SampleFolder {
  readonly dataFolder: string;
  readonly keyFile: string;
}

/**
 * Founds the sample house, in the middle of its evening, in a new folder that is gone when this process ends. Throws when it cannot
 * be founded.
 */
export async function makeSampleFolder(): Promise<SampleFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-sample-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  say('building the sample house, about ten seconds');
  const sample = { dataFolder: join(folder, 'data'), keyFile: join(folder, 'house.key') };
  const rehearsal = await endingOnSignals(() => buildSample(sample.dataFolder, sample.keyFile));
  if (isRefused(rehearsal)) throw new Error(rehearsal.refusal.code);
  const at = new Date(rehearsal.now()).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' });
  rehearsal.house.close();
  say(`maison d’exemple (sample house), ${at} : PIN ${demoPin} pour ${logins().join(', ')} ; effacée à la fermeture`);
  return sample;
}

/** Meanwhile nobody else listens to signals: ending by `exit` takes the folder away. */
async function endingOnSignals<Made>(make: () => Promise<Made>): Promise<Made> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = (): never => process.exit(130);
  for (const signal of signals) process.on(signal, end);
  const made = await make();
  for (const signal of signals) process.off(signal, end);
  return made;
}

function logins(): string[] {
  const file = inProject('resources', 'sample', 'evening', 'accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly login: string }[];
  return accounts.map(({ login }) => login);
}
