import { noticeChannels } from '../domain/notices/index.ts';
import { command, query } from './define.ts';
import { freeText, id, instant, pin } from './fields.ts';
import { attachProofContract, showProofContract } from './notice-proofs.ts';
import { dutiesContracts } from './notice-duties.ts';
import { houseNoticesContracts } from './notices-of-house.ts';
import { staffContracts } from './notice-staff.ts';
import { z } from './zod.ts';

const reference = z.string().trim().max(100);

/** One letter per recipient for every notice that is due and not yet made. Answers `{notices: [{notice, kind, recipient}]}`. */
export const prepareNoticesContract = command({
  name: 'notices.prepare',
  roles: ['responsible-director', 'committee-member'],
  /** `ids`: ids for the new notices, in the order of the profile's recipients; the desk makes those that are missing. */
  input: z.strictObject({ tournament: id, ids: z.array(id).max(20).optional() }),
  refusals: [
    'notices.tournamentUnknown',
    'notices.rulesNotPublished',
    'notices.nothingToPrepare',
    'notices.addressMissing',
  ],
  example: { tournament: 't-published' },
});

/**
 * Signed by the responsible director, who is the sender (FR-REG-07); without `tournament` a letter of the house. Answers
 * `{late}`.
 */
export const recordSentContract = command({
  name: 'notices.recordSent',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({
    tournament: id.optional(),
    notice: id,
    sentAt: instant,
    channel: z.enum(noticeChannels),
    reference,
    reason: freeText.optional(),
    pin,
  }),
  refusals: [
    'notices.unknown',
    'notices.alreadySent',
    'notices.rulesOutdated',
    'notices.goesWithSet',
    'notices.setOutdated',
    'notices.sentInFuture',
    'notices.sentBeforePrepared',
    'notices.lateNeedsReason',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: {
    tournament: 't-sending',
    notice: 'n-sending-2',
    sentAt: '2027-03-05T16:30:00+01:00',
    channel: 'registered-letter',
    reference: 'RA 123 456 789 FR',
    pin: '2468',
  },
});

/** Without `tournament` a letter of the house. */
export const recordReceivedContract = command({
  name: 'notices.recordReceived',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({ tournament: id.optional(), notice: id, receivedAt: instant, reference }),
  refusals: [
    'notices.unknown',
    'notices.notSent',
    'notices.alreadyReceived',
    'notices.receivedBeforeSent',
    'notices.receivedInFuture',
  ],
  example: {
    tournament: 't-sending',
    notice: 'n-sending-1',
    receivedAt: '2027-03-05T18:00:00+01:00',
    reference: 'AR du 5 mars 2027',
  },
});

/** Of one tournament, or of all that are planned and not over; overdue ones first. */
export const listNoticesContract = query({
  name: 'notices.list',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({ tournament: id.optional() }),
  refusals: ['notices.tournamentUnknown'],
  example: {},
});

export { noticesEvents } from './notices-events.ts';

export const noticesContracts = [
  prepareNoticesContract,
  recordSentContract,
  recordReceivedContract,
  attachProofContract,
  showProofContract,
  listNoticesContract,
  ...houseNoticesContracts,
  ...staffContracts,
  ...dutiesContracts,
];
