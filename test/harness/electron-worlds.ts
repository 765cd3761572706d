/**
 * What runs in each page: one script in the page's own world, one in an isolated world with the preload script in it. As in Electron the
 * two share the document and no object; values go across as copies, functions as handles.
 */
export const isolatedWorld = 'preload';
export const sendBinding = 'harnessSend';

/** The page's world: makes what the preload script exposes, and nothing else. */
function pageSide(): void {
  if (window.top !== window) return;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const functions = new Map<number, (...args: unknown[]) => void>();
  let last = 0;
  const tell = (name: string, detail: object) =>
    document.dispatchEvent(new CustomEvent(`harness:${name}`, { detail: JSON.stringify(detail) }));
  const hear = (name: string, heard: (detail: never) => void) =>
    document.addEventListener(`harness:${name}`, (event) =>
      heard(JSON.parse((event as CustomEvent<string>).detail) as never),
    );
  const handle = (value: unknown): object => {
    if (typeof value !== 'function') return { value: structuredClone(value) };
    last += 1;
    functions.set(last, value as () => void);
    return { handle: last };
  };
  hear('expose', ({ key, names }: { key: string; names: string[] }) => {
    const asked =
      (name: string) =>
      (...args: unknown[]): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const handles = args.map(handle);
          last += 1;
          waiting.set(last, { resolve, reject });
          tell('invoke', { id: last, key, name, args: handles });
        });
    const api = Object.fromEntries(names.map((name) => [name, asked(name)]));
    Object.defineProperty(window, key, { value: Object.freeze(api), enumerable: true });
  });
  hear('answer', ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
    if (error === undefined) waiting.get(id)?.resolve(value);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  hear('heard', ({ handle: of, args }: { handle: number; args: unknown[] }) => functions.get(of)?.(...args));
}

/** The isolated world: `require('electron')` of a sandboxed preload script. */
function preloadSide(binding: string): object {
  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>();
  const apis = new Map<string, Record<string, (...args: unknown[]) => unknown>>();
  const tell = (name: string, detail: object) =>
    document.dispatchEvent(new CustomEvent(`harness:${name}`, { detail: JSON.stringify(detail) }));
  document.addEventListener('harness:invoke', (event) => {
    const { id, key, name, args } = JSON.parse((event as CustomEvent<string>).detail) as {
      id: number;
      key: string;
      name: string;
      args: { value?: unknown; handle?: number }[];
    };
    const given = args.map(({ value, handle }) =>
      handle === undefined ? value : (...heard: unknown[]) => tell('heard', { handle, args: heard }),
    );
    Promise.resolve()
      .then(() => apis.get(key)?.[name]?.(...given))
      .then(
        (value) => tell('answer', { id, value }),
        (error: unknown) => tell('answer', { id, error: String(error) }),
      );
  });
  Object.assign(globalThis, {
    harnessReceive: (channel: string, ...args: unknown[]) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
    },
  });
  return {
    contextBridge: {
      exposeInMainWorld: (key: string, api: Record<string, () => unknown>) => {
        apis.set(key, api);
        tell('expose', { key, names: Object.keys(api) });
      },
    },
    ipcRenderer: {
      on: (channel: string, listener: () => void) =>
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      send: (channel: string, ...args: unknown[]) => {
        const send = (globalThis as unknown as Record<string, (text: string) => void>)[binding];
        send?.(JSON.stringify({ channel, args: structuredClone(args) }));
      },
    },
  };
}

export const pageScript = `(${pageSide.toString()})();`;

/** A preload script, as it runs in the isolated world of the window's own page and of no frame in it. */
export const preloadScript = (source: string): string => `if (window.top === window) {
  const electron = (${preloadSide.toString()})(${JSON.stringify(sendBinding)});
  ((require, module, exports) => { ${source} })(() => electron, { exports: {} }, {});
}`;
