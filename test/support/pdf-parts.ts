import { inflateSync } from 'node:zlib';

/** The file as Latin-1 text, one character a byte. */
export const rawPdf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Every stream of the file, inflated where it is compressed. */
export function pdfStreams(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes);
  const streams: string[] = [];
  for (let at = buffer.indexOf('stream\n'); at >= 0; at = buffer.indexOf('stream\n', at + 1)) {
    if (buffer.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const end = buffer.indexOf('\nendstream', at);
    const body = buffer.subarray(at + 'stream\n'.length, end);
    streams.push(body[0] === 0x78 ? inflateSync(body).toString('latin1') : body.toString('latin1'));
  }
  return streams;
}

/** The colours that page contents set, as `r g b`. */
export function coloursOf(bytes: Uint8Array): Set<string> {
  const contents = pdfStreams(bytes).filter((stream) => /^(1 0 0 -1 0|q\n)/.test(stream));
  return new Set(
    contents.flatMap((content) =>
      Array.from(content.matchAll(/^([\d. ]+) (?:scn|SCN|rg|RG|g|G|k|K)$/gm), (match) => match[1] ?? ''),
    ),
  );
}
