import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export interface StartedHost {
  /** The address as `npm start` prints it, token and all. */
  readonly url: string;
  readonly port: number;
  readonly token: string;
  /** What it said to the operator. */
  said(): string;
  /** Ends the process; its folder stays when it is to be started again. */
  stop(after?: { readonly keepFolder: boolean }): Promise<number | null>;
}

export interface HostStart {
  /** Holds the data folder `data` and the key file `house.key`, unless these are named. */
  readonly folder?: string;
  readonly dataFolder?: string;
  readonly keyFile?: string;
  /** Any free one when left out. */
  readonly port?: number;
}

/** Starts the browser host as `npm start` does, on a folder of its own unless one is given. */
export function startHost(start: HostStart = {}): Promise<StartedHost> {
  const { folder = newFolder(), port = 0 } = start;
  const { dataFolder = join(folder, 'data'), keyFile = join(folder, 'house.key') } = start;
  return started(['--data', dataFolder], { folder, keyFile, port });
}

/** Starts the browser host on the sample house, mid-tournament, as `npm start -- --sample` does. */
export function startSample(): Promise<StartedHost> {
  const folder = newFolder();
  return started(['--sample'], { folder, keyFile: join(folder, 'house.key'), port: 0 });
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tapis-e2e-'));

async function started(
  args: readonly string[],
  { folder, keyFile, port }: { readonly folder: string; readonly keyFile: string; readonly port: number },
): Promise<StartedHost> {
  const child = spawn(
    process.execPath,
    [join(project, '.ci', 'start.ts'), '--browser', '--port', String(port), ...args],
    { env: { ...process.env, TAPIS_KEY_FILE: keyFile }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await firstLine(child, () => said);
  const address = new URL(url);
  return {
    url,
    port: Number(address.port),
    token: address.searchParams.get('token') ?? '',
    said: () => said,
    stop: async (after) => {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      const [code] = await ended;
      if (after?.keepFolder !== true) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function firstLine(child: ChildProcess, said: () => string): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const [line, rest] = text.split('\n');
    if (line !== undefined && rest !== undefined) return line;
  }
  throw new Error(`the host ended without an address: ${said()}`);
}
