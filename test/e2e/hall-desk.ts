import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
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

/** The tournament director at a window of his own, speaking as another program of this machine would. */
export class HallDesk {
  private readonly socket: WebSocket;
  private session: string | undefined;
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async open({ port, token }: StartedHost): Promise<HallDesk> {
    const headers = { authorization: `Bearer ${token}` };
    const opened = new HallDesk(new WebSocket(`ws://127.0.0.1:${port}/desk`, { headers }));
    await new Promise((done, failed) => opened.socket.once('open', done).once('error', failed));
    const signIn = { login: 'mcd1', password: 'correct horse battery' };
    opened.session = (await opened.call<{ token: string }>('accounts.signIn', signIn)).token;
    return opened;
  }

  async call<Answer>(name: string, input: object): Promise<Answer> {
    this.lastId += 1;
    const id = this.lastId;
    const heard = new Promise<{ ok: boolean; answer: Answer }>((done) => {
      const hear = (data: Buffer): void => {
        const message = JSON.parse(data.toString()) as { id?: number; answer?: { ok: boolean; answer: Answer } };
        if (message.id !== id || !message.answer) return;
        this.socket.off('message', hear);
        done(message.answer);
      };
      this.socket.on('message', hear);
    });
    const asks = /^(accounts\.signIn|clock\.face|audit\.lines|people\.show)$/.test(name);
    const envelope = { ...(!asks && { key: crypto.randomUUID() }), ...(this.session && { session: this.session }) };
    this.socket.send(JSON.stringify({ id, verb: 'call', name, input, ...envelope }));
    const answer = await heard;
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.answer;
  }

  async face(tournament: string): Promise<ClockFace> {
    return (await this.call<{ face: ClockFace }>('clock.face', { tournament })).face;
  }

  /** Gives or takes time so that so much is left. */
  async leave(tournament: string, remainingMs: number): Promise<void> {
    const face = await this.face(tournament);
    await this.call('clock.adjust', { tournament, byMs: Math.round(remainingMs - face.remainingMs) });
  }

  close(): void {
    this.socket.close();
  }
}
