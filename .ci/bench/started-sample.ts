import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClockFace, Reading } from '../../shared/domain/clock/index.ts';
import { startHost, startSample as startSampleHost } from '../started-host.ts';

/** The sample house behind a browser host of its own, and a director at it. */
export interface StartedSample {
  readonly url: URL;
  call<Answer>(name: string, input: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** A data folder that a measure has made, with the key beside it. */
export interface MadeFolder {
  readonly dataFolder: string;
  readonly keyFile: string;
}

/** Starts the browser host on the sample house, or on a folder that was made for a measure, and signs the tournament director in. */
export async function startSample(made?: MadeFolder): Promise<StartedSample> {
  const host = made ? await startHost(made) : await startSampleHost();
  const headers = { authorization: `Bearer ${host.token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/desk`, { headers });
  await once(socket, 'open');
  return {
    url: new URL(host.url),
    call: caller(socket),
    stop: async () => {
      socket.close();
      await host.stop();
    },
  };
}

function caller(socket: WebSocket): StartedSample['call'] {
  let lastId = 0;
  let session: string | undefined;
  const send = (message: object): Promise<object> => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, verb: 'call', ...message }));
    return new Promise((done) => {
      const hear = (data: Buffer): void => {
        const heard = JSON.parse(data.toString()) as { id?: number; answer?: object };
        if (heard.id !== id) return;
        socket.off('message', hear);
        done(heard.answer ?? heard);
      };
      socket.on('message', hear);
    });
  };
  const ask = async <Answer>(message: object): Promise<Answer> => {
    const answer = (await send(message)) as { ok?: boolean; answer: Answer };
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    return answer.answer;
  };
  return async (name, input) => {
    if (name === 'host.time') return ask({ name, input });
    const credentials = { login: 'mcd1', password: 'correct horse battery' };
    session ??= (await ask<{ token: string }>({ name: 'accounts.signIn', input: credentials })).token;
    return ask({ name, input, session, ...(!name.endsWith('.face') && { key: crypto.randomUUID() }) });
  };
}

/** This process's clock, comparable to any page's `performance.timeOrigin + performance.now()`. */
const here = (): number => performance.timeOrigin + performance.now();

/**
 * The true time left of a running clock at an instant of pages' and this process's clock, in milliseconds: what `clock.face` answers,
 * carried on by the desk's own monotonic clock, which the quickest of many looks sets against ours.
 */
export async function trueRemaining(sample: StartedSample, tournament: string): Promise<(at: number) => number> {
  let best = { tripMs: Infinity, deskAhead: 0 };
  for (let look = 0; look < 40; look += 1) {
    const sentAt = here();
    const { mono } = await sample.call<Reading>('host.time', {});
    const tripMs = here() - sentAt;
    // The desk tells whole milliseconds that have passed: on average half of one more.
    if (tripMs < best.tripMs) best = { tripMs, deskAhead: mono + 0.5 - (sentAt + tripMs / 2) };
  }
  const { face, now } = await sample.call<{ face: ClockFace; now: Reading }>('clock.face', { tournament });
  if (face.status !== 'running') throw new Error(`the clock is ${face.status}`);
  return (at) => face.remainingMs + now.mono - (at + best.deskAhead);
}
