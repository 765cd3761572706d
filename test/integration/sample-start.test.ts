import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { TestSocket } from '../support/browser-host.ts';

/** `npm start -- --sample`, as somebody types it who wants to see the house at work. */

const start = fileURLToPath(new URL('../../.ci/start.ts', import.meta.url));
let child: ChildProcess;
let said = '';
let folder = '';
let socket: TestSocket;

beforeAll(async () => {
  child = spawn(process.execPath, [start, '--browser', '--sample', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const { port, searchParams } = new URL(line.toString().trim());
  socket = await TestSocket.open({ port: Number(port), token: searchParams.get('token') ?? '' });
  folder = dirname(/données dans (\S+)/.exec(said)?.[1] ?? '');
});

afterAll(() => child.kill('SIGKILL'));

const ask = async (name: string, input: object, session?: string) => {
  const answer = await socket.ask({ verb: 'call', name, input, ...(session !== undefined && { session }) });
  return (answer as { answer: { ok: boolean; answer: Record<string, unknown> } }).answer.answer;
};

describe('the sample house', () => {
  it('tells in one line who may sign in, and that it will be gone', () => {
    const line = said.split('\n').find((each) => each.includes('maison d’exemple'));
    expect(line).toMatch(/05\/03\/2027 19:30.* : PIN 2468 pour dr, mcd1, mcd2, caisse1, .* ; effacée à la fermeture$/);
  });

  it('is a rehearsal in the middle of its evening, whose running tournament runs', async () => {
    expect(await ask('host.show', {})).toMatchObject({ kind: 'browser', rehearsal: true, keyLost: false });
    const { wall } = (await ask('host.time', {})) as { wall: number };
    expect(wall - Date.parse(sampleNow)).toBeGreaterThanOrEqual(0);
    expect(wall - Date.parse(sampleNow)).toBeLessThan(120_000);
    const { token } = (await ask('accounts.signIn', { login: 'mcd1', pin: '2468' })) as { token: string };
    const face = await ask('clock.face', { tournament: 't-running' }, token);
    expect(face).toMatchObject({ face: { status: 'running' } });
  });

  it('is gone when it is closed', async () => {
    expect(existsSync(folder)).toBe(true);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(existsSync(folder)).toBe(false);
  });

  it('is no name for a folder of one’s own', () => {
    const run = spawnSync(process.execPath, [start, '--sample', '--data', '/tmp/mine'], { encoding: 'utf8' });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('--sample makes a folder of its own');
  });
});

describe('a start', () => {
  it('says that its port is taken and how to take another, and leaves the folder to the next start (L07)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-port-'));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = () =>
      spawnSync(process.execPath, [start, '--browser', '--data', join(folder, 'data'), '--port', String(port)], {
        encoding: 'utf8',
        env: { ...process.env, TAPIS_KEY_FILE: join(folder, 'house.key') },
      });
    const runs = [run(), run()];
    for (const { status, stderr, stdout } of runs) {
      expect(stderr).toContain(
        `Le port ${port} est déjà pris. Fermez l’autre programme, ou choisissez un autre port avec --port.`,
      );
      expect([status, stdout]).toEqual([1, '']);
    }
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
