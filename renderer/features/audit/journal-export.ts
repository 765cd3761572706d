import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, useHostStore, type Outcome } from '../../desk/index.ts';

export interface Exported {
  readonly file: string;
  readonly lines: number;
  readonly head: string;
}

interface Part {
  readonly base64: string;
  readonly next: number | null;
  readonly bytes: number;
}

/**
 * Writes the export beside the database and, in a browser, keeps it as a file of the person's own. `onPart` hears how many bytes came
 * over. Answers what was exported, or why not.
 */
export async function exportJournal(
  onPart: (bytes: number, of: number) => void,
): Promise<{ readonly exported: Exported } | { readonly refusal: Refusal }> {
  const written = await query<Exported>('audit.export');
  if (!written.ok) return { refusal: written.refusal };
  const exported = written.answer;
  // The desktop's window lets no download out: there the file in the data folder is the export.
  if (useHostStore().shown?.kind === 'desktop') return { exported };
  const parts = await fetchParts('audit.readExport', { lines: exported.lines }, onPart);
  if ('refusal' in parts) return parts;
  keepFile(new Blob(parts.bytes, { type: 'application/jsonl' }), `journal-${exported.lines}.jsonl`);
  return { exported };
}

/** Keeps a bundle in one file as a file of the person's own. Answers why not, if so. */
export async function keepBundle(
  file: string,
  onPart: (bytes: number, of: number) => void,
): Promise<Refusal | undefined> {
  const parts = await fetchParts('audit.readBundle', { file }, onPart);
  if ('refusal' in parts) return parts.refusal;
  keepFile(new Blob(parts.bytes, { type: 'application/zip' }), file);
  return undefined;
}

async function fetchParts(
  name: string,
  what: object,
  onPart: (bytes: number, of: number) => void,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>[] } | { readonly refusal: Refusal }> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  for (let offset: number | null = 0; offset !== null;) {
    const part: Outcome<Part> = await query<Part>(name, { ...what, offset });
    if (!part.ok) return { refusal: part.refusal };
    bytes.push(Uint8Array.from(atob(part.answer.base64), (letter) => letter.charCodeAt(0)));
    offset = part.answer.next;
    onPart(offset ?? part.answer.bytes, part.answer.bytes);
  }
  return { bytes };
}

function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
