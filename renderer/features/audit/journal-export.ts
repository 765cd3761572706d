import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, saveFile, type Outcome, type SaveOutcome } from '../../desk/index.ts';

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

/** How a file comes over: `onPart` hears how many bytes came, and answers whether the person still wants it. */
export type OnPart = (bytes: number, of: number) => boolean;

/** Writes the export into the data folder, and saves it where the person says. Answers what was exported, or why not. */
export async function exportJournal(
  onPart: OnPart,
): Promise<{ readonly exported: Exported } | { readonly refusal: Refusal }> {
  const written = await query<Exported>('audit.export');
  if (!written.ok) return { refusal: written.refusal };
  const { lines } = written.answer;
  const outcome = await saveInParts(
    { name: `journal-${lines}.jsonl`, type: 'application/jsonl' },
    { query: 'audit.readExport', what: { lines } },
    onPart,
  );
  return typeof outcome === 'string' ? { exported: written.answer } : outcome;
}

/** Saves a bundle in one file where the person says. */
export const saveBundle = (file: string, onPart: OnPart): Promise<SaveOutcome> =>
  saveInParts({ name: file, type: 'application/zip' }, { query: 'audit.readBundle', what: { file } }, onPart);

const saveInParts = (
  naming: Parameters<typeof saveFile>[0],
  source: { readonly query: string; readonly what: object },
  onPart: OnPart,
): Promise<SaveOutcome> =>
  saveFile(naming, async (write) => {
    for (let offset: number | null = 0; offset !== null;) {
      const part: Outcome<Part> = await query<Part>(source.query, { ...source.what, offset });
      if (!part.ok) return part.refusal;
      const { base64, next, bytes }: Part = part.answer;
      const refused = await write(base64);
      if (refused) return refused;
      if (!onPart(next ?? bytes, bytes)) return 'left';
      offset = next;
    }
    return undefined;
  });
