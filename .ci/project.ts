import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a command is given from. */
const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...parts: readonly string[]): string => join(projectRoot, ...parts);

/** A file of an installed package, by path: nothing here goes through a shell or `npx`. */
export const packageFile = (name: string, file: string): string => inProject('node_modules', name, file);

/** Progress of set-up, always on stderr so that stdout stays machine-readable. */
export function say(text: string): void {
  process.stderr.write(`tapis: ${text}\n`);
}
