/** What a line says of itself behind its data: where it stands and in which format. */
export interface Frame {
  readonly rev: number;
  readonly seq: number;
  readonly stream: string;
  readonly type: string;
  readonly v: number;
}

/** The fields behind `data` in a canonical body: plain names and numbers, in fixed order, never nested. */
const pattern =
  /"rev":(\d+),"seq":(\d+),"station":"[^"]*","stream":"([^"]+)","type":"([^"]+)","v":(\d+),"version":\d+\}$/y;

/** More than a frame can need: names of at most 128 characters in UTF-8, and the numbers. */
const frameBytes = 1200;

const firstField = '"rev":';

/**
 * Reads the frame from the end of a line's canonical bytes, without parsing its data; `undefined` when there is none. The last
 * `"rev":` is the frame's own: inside a string its quotes would be escaped, inside `data` it would come before.
 */
export function frameOf(body: Buffer): Frame | undefined {
  const text = body.toString('latin1', Math.max(0, body.length - frameBytes));
  const start = text.lastIndexOf(firstField);
  if (start < 0) return undefined;
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  return found
    ? {
        rev: Number(found[1]),
        seq: Number(found[2]),
        stream: found[3] ?? '',
        type: found[4] ?? '',
        v: Number(found[5]),
      }
    : undefined;
}
