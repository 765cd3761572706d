/** Where a bundle is written to, one file after the other. Nothing of it has its name before `finish`. */
export interface Container {
  begin(path: string): void;
  write(bytes: Uint8Array): void;
  end(): void;
  /** Puts everything on the disk and gives it its name. */
  finish(): void;
  /** Leaves nothing behind. */
  abandon(): void;
}

/** What is written under until the whole is there. */
export const partialName = (target: string): string => `${target}.part`;
