/** An operation of the vector files: computes the whole answer; the runner compares the keys that are expected. */
export type Operation = (input: never) => object;

export const ops: Readonly<Record<string, (input: unknown) => object>> = {};
