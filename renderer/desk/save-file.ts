import type { Refusal } from '../../shared/kernel/refusal.ts';
import { query } from './call.ts';
import { useHostStore } from './host-store.ts';

interface Naming {
  readonly name: string;
  /** Its media type, for a browser. */
  readonly type: string;
}

/** What became of a file: saved, or left by the person who was asked where, or why not. */
export type SaveOutcome = 'saved' | 'left' | { readonly refusal: Refusal };

/** Takes the next bytes of the file, as base64; answers why it cannot. */
type Write = (base64: string) => Promise<Refusal | undefined>;

/** Writes all of the file; answers why it cannot, or that the person gave up. */
type Fill = (write: Write) => Promise<Refusal | 'left' | undefined>;

/**
 * The one way by which a file leaves the page: the desktop asks in the system's dialog where to put it and writes it there, whole or not
 * at all; a browser gets it as a download.
 */
export function saveFile(naming: Naming, fill: Fill): Promise<SaveOutcome> {
  return useHostStore().shown?.kind === 'desktop' ? saveByHost(naming, fill) : saveByBrowser(naming, fill);
}

/** Signs of base64 in one part, under what the host takes at once; a multiple of 4, so that each part is whole bytes. */
const partSigns = 8_000_000;

/** The same for a file that is there as base64 already. */
export const saveBase64 = (base64: string, naming: Naming): Promise<SaveOutcome> =>
  saveFile(naming, async (write) => {
    for (let at = 0; at < base64.length; at += partSigns) {
      const refused = await write(base64.slice(at, at + partSigns));
      if (refused) return refused;
    }
    return undefined;
  });

/** The same for a text, in UTF-8. */
export const saveText = async (text: string, naming: Naming): Promise<SaveOutcome> =>
  saveBase64(await base64Of(new Blob([text])), naming);

/** The bytes of a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

async function saveByHost({ name }: Naming, fill: Fill): Promise<SaveOutcome> {
  const ask = (input: object) => query<{ readonly file: string | null }>('host.saveFile', input);
  const begun = await ask({ step: 'begin', name });
  if (!begun.ok) return begun;
  const { file } = begun.answer;
  if (file === null) return 'left';
  let offset = 0;
  const stopped = await fill(async (base64) => {
    const written = await ask({ step: 'part', file, offset, base64 });
    offset += atob(base64).length;
    return written.ok ? undefined : written.refusal;
  });
  const ended = await ask({ step: stopped === undefined ? 'end' : 'drop', file });
  if (stopped !== undefined) return stopped === 'left' ? 'left' : { refusal: stopped };
  return ended.ok ? 'saved' : ended;
}

async function saveByBrowser({ name, type }: Naming, fill: Fill): Promise<SaveOutcome> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const stopped = await fill((base64) => {
    parts.push(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
    return Promise.resolve(undefined);
  });
  if (stopped !== undefined) return stopped === 'left' ? 'left' : { refusal: stopped };
  const address = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'saved';
}
