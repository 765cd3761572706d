import { sha256 } from './fields.ts';
import { command } from './define.ts';
import { z } from './zod.ts';

const copy = z.strictObject({
  lines: z.int().min(0),
  hash: sha256,
  papers: z.int().min(0),
});

/** Notes that the host made and verified a copy of the data (`host.copyData`): the journal's head in it, and how many papers. */
export const noteCopyContract = command({
  name: 'house.noteCopy',
  roles: ['desk'],
  input: copy,
  refusals: [],
  example: { lines: 12, hash: '5a'.repeat(32), papers: 4 },
});

export const copyEvents = { 'house.copyMade': copy };
