import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

export interface StartedHost {
  /** The address as `npm start` prints it, token and all. */
  readonly url: string;
  readonly port: number;
  readonly token: string;
  /** What it said to the operator. */
  said(): string;
  stop(): Promise<number | null>;
}

/** Starts the browser host as `npm start` does, on a free port and a folder of its own. */
export async function startHost(folder = mkdtempSync(join(tmpdir(), 'tapis-e2e-'))): Promise<StartedHost> {
  const child = spawn(
    process.execPath,
    [join(project, '.ci', 'start.ts'), '--browser', '--port', '0', '--data', join(folder, 'data')],
    { env: { ...process.env, TAPIS_KEY_FILE: join(folder, 'house.key') }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await firstLine(child, () => said);
  const { port, searchParams } = new URL(url);
  return {
    url,
    port: Number(port),
    token: searchParams.get('token') ?? '',
    said: () => said,
    stop: async () => {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      const [code] = await ended;
      rmSync(folder, { recursive: true, force: true });
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
