import { proofSubjects, proofTypes } from '../domain/notices/index.ts';
import { command, query } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const readers = ['responsible-director', 'committee-member', 'compliance'] as const;

/** 5 MB as base64: a scanned slip fits, and the message stays within what a host takes. */
const content = z.base64().min(1).max(7_000_000);

/** Attaches a file that proves a sending or a receipt; without `tournament` of a letter of the house. Answers `{proof, sha256}`. */
export const attachProofContract = command({
  name: 'notices.attachProof',
  roles: readers,
  input: z.strictObject({
    tournament: id.optional(),
    notice: id,
    proof: id.optional(),
    of: z.enum(proofSubjects),
    mediaType: z.enum(proofTypes),
    content,
  }),
  refusals: ['notices.unknown', 'notices.nothingToProve', 'notices.proofUnreadable', 'notices.proofTwice'],
  example: {
    tournament: 't-sending',
    notice: 'n-sending-1',
    of: 'sending',
    mediaType: 'application/pdf',
    content: 'JVBERi0xLjQKJcOkw7zDtsOfCg==',
  },
});

/** The clear bytes of a proof, and whether they still have the journal's hash. Answers `{mediaType, content, sha256, intact}`. */
export const showProofContract = query({
  name: 'notices.showProof',
  roles: readers,
  input: z.strictObject({ tournament: id.optional(), notice: id, proof: id }),
  refusals: ['notices.proofUnknown', 'notices.proofPurged'],
  example: { tournament: 't-sending', notice: 'n-sending-1', proof: 'f-sending-1' },
});
