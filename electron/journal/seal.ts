import { formatVersion } from './entry.ts';

/** The closing line of an export: says how many lines stand before it and where the chain ends, so that a cut tail shows. */
export interface ExportSeal {
  readonly v: number;
  readonly lines: number;
  readonly head: string;
}

export const sealStart = '{"seal":';

const exactForm = /^\{"seal":\{"v":(\d+),"lines":(0|[1-9]\d*),"head":"([0-9a-f]{64})"\}\}$/;

export const sealOf = (lines: number, head: string): ExportSeal => ({ v: formatVersion, lines, head });

export const sealLine = (seal: ExportSeal): string => JSON.stringify({ seal });

/** Reads a closing line in its one exact form, so that no byte of it can differ; `undefined` for any other text. */
export function readSeal(text: string): ExportSeal | undefined {
  const found = exactForm.exec(text);
  return found ? { v: Number(found[1]), lines: Number(found[2]), head: found[3] ?? '' } : undefined;
}
