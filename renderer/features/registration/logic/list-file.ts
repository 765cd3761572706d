/** A list as it lies on the disk: what it says, and how it was written. */
export interface ListFile {
  readonly name: string;
  readonly content: string;
  /** Excel's own CSV is not UTF-8; it is read all the same, and said. */
  readonly encoding: 'utf-8' | 'windows-1252';
}

/** The text of a CSV file: UTF-8, else as French Excel writes it (X01). */
export function listFile(name: string, bytes: ArrayBuffer): ListFile {
  try {
    return { name, content: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { name, content: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
