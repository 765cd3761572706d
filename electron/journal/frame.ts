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
  /"rev":(\d+),"seq":(\d+),"station":"[^"]*","stream":"([^"]+)","type":"([^"]+)","v":(\d+),"version":\d+$/y;

const firstField = '"rev":';

/** What nearly every frame needs, and more than any can: names of at most 128 characters in UTF-8, and the numbers. */
export const usualFrameBytes = 256;
export const mostFrameBytes = 1200;

/**
 * Reads the frame from the end of a body, given as text without the closing brace; `undefined` when there is none. The last
 * `"rev":` is the frame's own: inside a string its quotes would be escaped, inside `data` it would come before.
 */
export function frameIn(text: string): Frame | undefined {
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
