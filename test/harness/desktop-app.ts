import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { clientMessage, type CallAnswer } from '../../shared/contract/transport.ts';
import type { TestPrinter } from './electron-contents.ts';
import type { TestDisplay } from './electron-machine.ts';
import type { Deeds, SeenWindow } from './harness-control.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

export interface DesktopOptions {
  /** Holds `data`, the key file and what Electron keeps for the user. */
  readonly folder: string;
  readonly displays?: readonly TestDisplay[];
  readonly printers?: readonly TestPrinter[];
  /** The password of the system's keyring; without it there is none. */
  readonly keychain?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the application, with `dist` and what that needs: the project unless it is said. */
  readonly application?: string;
}

/** A laptop's own display. */
export const laptop: TestDisplay = {
  id: 1,
  label: 'Laptop',
  bounds: { x: 0, y: 0, width: 1366, height: 768 },
  scaleFactor: 1.5,
};

/** The hall's television, to the left of the laptop. */
export const television: TestDisplay = {
  id: 7,
  label: 'TV',
  bounds: { x: -1920, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1,
};

/** Builds pages and desktop host where their sources have changed; throws with what the build said. */
export function buildApp(): void {
  const run = spawnSync(process.execPath, [join(project, '.ci', 'build.ts')], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
}

/** The desktop host's real main and preload bundles, running over the harness in a process of their own. */
export class DesktopApp {
  /** The exit code, once the process has ended. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: { value?: unknown; error?: string }) => void>();
  private lastId = 0;
  private output = '';

  private constructor(child: ChildProcess) {
    this.child = child;
    child.on('message', (answer: { id?: number; value?: unknown; error?: string }) => {
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((done) => child.once('exit', done));
    void this.ended.then((code) => {
      for (const answer of this.waiting.values())
        answer({ error: `the application ended (${code ?? 'killed'}) ${this.output.slice(-2000)}` });
    });
  }

  static start(options: DesktopOptions): DesktopApp {
    const hook = pathToFileURL(join(project, 'test', 'harness', 'use-electron.ts')).href;
    const { folder, displays = [laptop], printers = [], keychain, env = {}, application = project } = options;
    const child = fork(join(application, 'dist', 'desktop', 'main.js'), ['--data', join(folder, 'data')], {
      execArgv: ['--import', hook],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...process.env,
        TAPIS_KEY_FILE: join(folder, 'house.key'),
        HARNESS_USER_DATA: join(folder, 'user'),
        HARNESS_DISPLAYS: JSON.stringify(displays),
        HARNESS_PRINTERS: JSON.stringify(printers),
        ...(keychain !== undefined && { HARNESS_KEYCHAIN: keychain }),
        ...env,
      },
    });
    return new DesktopApp(child);
  }

  /** What the application wrote to the terminal. */
  said = (): string => this.output;

  do<Name extends keyof Deeds>(
    name: Name,
    input: Parameters<Deeds[Name]>[0] | object = {},
  ): Promise<Awaited<ReturnType<Deeds[Name]>>> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ value, error }) => {
        this.waiting.delete(id);
        if (error === undefined) resolve(value as Awaited<ReturnType<Deeds[Name]>>);
        else reject(new Error(error));
      });
      if (this.child.connected) this.child.send({ id, name, input });
      else reject(new Error(`the application has ended\n${this.output}`));
    });
  }

  async notes(name: string): Promise<unknown[]> {
    return (await this.do('notes')).filter((note) => note.name === name).map(({ value }) => value);
  }

  /** Waits until the application shows a window at such an address. */
  window(part: string): Promise<SeenWindow> {
    return this.until(`a window at ${part}`, async () =>
      (await this.do('windows')).find(({ url, visible }) => visible && url.startsWith(`app://tapis/${part}`)),
    );
  }

  operator = (): Promise<SeenWindow> => this.window('');
  hall = (): Promise<SeenWindow> => this.window('screen/clock');

  /** Evaluates in a window's page; a page that is just being opened anew is asked again once it stands. */
  async evaluate(window: SeenWindow, code: string): Promise<unknown> {
    for (;;) {
      try {
        return await this.do('evaluate', { id: window.id, code });
      } catch (error) {
        if (!String(error).includes('context was destroyed')) throw error;
      }
    }
  }

  /** Calls as the page of the operator's window does, through what the preload script exposes. */
  async call(name: string, input: object, session?: string): Promise<CallAnswer> {
    const request = { name, input, ...(session !== undefined && { session }) };
    clientMessage.parse({ id: 1, verb: 'call', ...request });
    const answer = await this.evaluate(await this.operator(), `window.tapis.call(${JSON.stringify(request)})`);
    return answer as CallAnswer;
  }

  /** The same, for what must be accepted. */
  async ask<Wanted extends object>(name: string, input: object, session?: string): Promise<Wanted> {
    const answer = await this.call(name, input, session);
    if (!answer.ok) throw new Error(`${name}: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
    return answer.answer as Wanted;
  }

  /** Looks until there is an answer; half a minute is enough also on a machine that has much else to do. */
  async until<Found>(what: string, look: () => Promise<Found | undefined | false>): Promise<Found> {
    for (const until = performance.now() + 30_000; performance.now() < until;) {
      const found = await look();
      if (found) return found;
      await after(20);
    }
    throw new Error(`${what}: not within 30 s\n${this.output}`);
  }

  /** Ends the application as its user would; answers the exit code. */
  async quit(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.connected) this.child.send({ id: 0, name: 'quit', input: {} });
    return this.ended;
  }

  /** Ends it whatever it does: for `afterEach`. */
  kill(): void {
    this.child.kill('SIGKILL');
  }
}
