import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import type { CallAnswer } from '../../shared/contract/transport.ts';
import type { ClockFace } from '../../shared/domain/clock/index.ts';
import { newFolder, startHost, type StartedHost } from './started-host.ts';

const desk = fileURLToPath(new URL('../../electron/hosts/cli/desk.ts', import.meta.url));

/** The sample house in a folder that outlives its host, so that the host can be started on it again. */
export function sampleFolder(): string {
  const folder = newFolder();
  const env = { ...process.env, TAPIS_KEY_FILE: join(folder, 'house.key') };
  const made = spawnSync(process.execPath, [desk, 'sample', '--data', join(folder, 'data')], { env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return folder;
}

export const startOn = (folder: string, port = 0): Promise<StartedHost> => startHost({ folder, port });

/** Carries one request to the desk; answers what the desk did. */
type Line = (request: object) => Promise<CallAnswer>;

/** The tournament director at a window of his own, speaking as another program of this machine would. */
export class HallDesk {
  private readonly line: Line;
  readonly close: () => void;
  private session: string | undefined;

  private constructor(line: Line, close: () => void) {
    this.line = line;
    this.close = close;
  }

  /** Over a socket of his own to the browser host. */
  static async open({ port, token }: StartedHost): Promise<HallDesk> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/desk`, { headers: { authorization: `Bearer ${token}` } });
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    return new HallDesk(socketLine(socket), () => socket.close()).signIn();
  }

  /** Through the bridge of the operator's window: the desktop host has no other way in. */
  static through(operator: Page): Promise<HallDesk> {
    const line: Line = (request) =>
      operator.evaluate((asked) => (window as never as { tapis: { call: Line } }).tapis.call(asked), request);
    return new HallDesk(line, () => undefined).signIn();
  }

  private async signIn(): Promise<this> {
    const signIn = { login: 'mcd1', password: 'correct horse battery' };
    this.session = (await this.call<{ token: string }>('accounts.signIn', signIn)).token;
    return this;
  }

  async call<Answer>(name: string, input: object): Promise<Answer> {
    const asks = /^(accounts\.signIn|clock\.face|audit\.lines|people\.show)$/.test(name);
    const envelope = { ...(!asks && { key: crypto.randomUUID() }), ...(this.session && { session: this.session }) };
    const answer = await this.line({ name, input, ...envelope });
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.answer as Answer;
  }

  async face(tournament: string): Promise<ClockFace> {
    return (await this.call<{ face: ClockFace }>('clock.face', { tournament })).face;
  }

  /** Gives or takes time so that so much is left. */
  async leave(tournament: string, remainingMs: number): Promise<void> {
    const face = await this.face(tournament);
    await this.call('clock.adjust', { tournament, byMs: Math.round(remainingMs - face.remainingMs) });
  }
}

function socketLine(socket: WebSocket): Line {
  let lastId = 0;
  return (request) => {
    lastId += 1;
    const id = lastId;
    const heard = new Promise<CallAnswer>((done) => {
      const hear = (data: Buffer): void => {
        const message = JSON.parse(data.toString()) as { id?: number; answer?: CallAnswer };
        if (message.id !== id || !message.answer) return;
        socket.off('message', hear);
        done(message.answer);
      };
      socket.on('message', hear);
    });
    socket.send(JSON.stringify({ id, verb: 'call', ...request }));
    return heard;
  };
}
