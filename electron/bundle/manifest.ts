import { isBundlePath, type FileProof } from './layout.ts';

/**
 * The list of files, as `sha256sum --check` reads it: a hash, two spaces, a path; sorted by path, one line a file. Anybody can
 * check it without Tapis.
 */
export const manifestText = (files: readonly Pick<FileProof, 'path' | 'sha256'>[]): string =>
  files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('');

const line = /^([0-9a-f]{64}) {2}(.+)$/;

/** Path → hash, in the order of the list; `undefined` for a text that is not in exactly this form. */
export function readManifest(text: string): Map<string, string> | undefined {
  const files = new Map<string, string>();
  let last = '';
  if (!text.endsWith('\n')) return undefined;
  for (const each of text.slice(0, -1).split('\n')) {
    const [, sha256 = '', path = ''] = line.exec(each) ?? [];
    if (!isBundlePath(path) || path <= last) return undefined;
    files.set(path, sha256);
    last = path;
  }
  return files;
}
