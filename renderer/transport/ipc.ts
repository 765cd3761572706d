import type { CallAnswer, Change, Snapshot } from '../../shared/contract/transport.ts';
import { inSequence } from './sequence.ts';
import type { CallRequest, Listener, Transport } from './transport.ts';

/** What the preload script puts into the desktop's window: exactly the two verbs. */
export interface DesktopBridge {
  call(request: CallRequest): Promise<CallAnswer>;
  subscribe(streams: readonly string[], onChange: (change: Change) => void): Promise<Snapshot>;
}

/** The two verbs over Electron's messages. The desk lives in the same application: the link is alive while the window is. */
export class IpcTransport implements Transport {
  private readonly bridge: DesktopBridge;

  constructor(bridge: DesktopBridge) {
    this.bridge = bridge;
  }

  call(request: CallRequest): Promise<CallAnswer> {
    return this.bridge.call(request);
  }

  subscribe(streams: readonly string[], listener: Listener): void {
    const ask = async () => {
      sequence.snapshot(await this.bridge.subscribe(streams, (change) => sequence.change(change)));
      listener.link(true);
    };
    const sequence = inSequence(listener, () => void ask());
    void ask();
  }

  close(): void {
    // The window's end is the link's end; nothing is held open here.
  }
}
