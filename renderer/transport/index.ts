import { IpcTransport, type DesktopBridge } from './ipc.ts';
import type { Transport } from './transport.ts';
import { WebSocketTransport } from './websocket.ts';

export type { Transport } from './transport.ts';

declare global {
  interface Window {
    /** Only in the desktop host's window. */
    readonly tapis?: DesktopBridge;
  }
}

/** The link to the desk: Electron's messages in the desktop's window, otherwise a socket to where the page came from. */
export function openTransport({ tapis, location }: Window): Transport {
  return tapis ? new IpcTransport(tapis) : new WebSocketTransport(`ws://${location.host}/desk`);
}
