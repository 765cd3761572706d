import {
  noticeChannels,
  proofSubjects,
  proofTypes,
  workerPieces,
  workerTasks,
  type NoticeEvents,
} from '../domain/notices/index.ts';
import { date, id, sha256 } from './fields.ts';
import { month } from './notices-of-house.ts';
import { sealedReason } from './tournament.ts';
import { z } from './zod.ts';

const epochMs = z.int();
const limit = { deadlineAt: epochMs, lateAfterAt: epochMs, adviseOn: date };
const task = z.enum(workerTasks);
const edition = z.int().min(1);

export const noticesEvents = {
  'notices.prepared': z.strictObject({
    notice: id,
    kind: z.enum(['general', 'single-table', 'change-or-cancel', 'extra-staff', 'season-note']),
    recipient: z.string(),
    occasion: z.int().min(0),
    ...limit,
    rulesVersion: z.int().min(1),
    rulesSha256: sha256,
    edition: z.int().min(0),
    set: id.nullable(),
  }),
  'notices.sent': z.strictObject({
    notice: id,
    sentAt: epochMs,
    channel: z.enum(noticeChannels),
    reference: z.string(),
    late: z.boolean(),
    ...sealedReason,
  }),
  'notices.received': z.strictObject({ notice: id, receivedAt: epochMs, reference: z.string() }),
  'notices.proofAttached': z.strictObject({
    notice: id,
    proof: id,
    of: z.enum(proofSubjects),
    mediaType: z.enum(proofTypes),
    sha256,
    bytes: z.int().min(1),
  }),
  'notices.workerListed': z.strictObject({ worker: id, task, textId: z.string(), digest: sha256 }),
  'notices.workerRemoved': z.strictObject({ worker: id }),
  'notices.workerFileChecked': z.strictObject({ worker: id, pieces: z.array(z.enum(workerPieces)) }),
  'notices.seasonNotePrepared': z.strictObject({
    notice: id,
    recipient: z.string(),
    season: z.string(),
    tables: z.array(z.int().min(1)),
    edition,
    ...limit,
  }),
  'notices.setPrepared': z.strictObject({
    notice: id,
    recipient: z.string(),
    set: id,
    month,
    edition,
    tournaments: z.array(z.strictObject({ tournament: id, notice: id, rulesVersion: z.int().min(1) })),
    ...limit,
  }),
  'notices.statementIssued': z.strictObject({
    statement: id,
    month,
    lines: z
      .array(
        z.strictObject({
          ...{ tournament: id, day: date, entries: z.int(), baseCents: z.int(), levyCents: z.int() },
          ...{ additionCents: z.int(), prizesCents: z.int() },
        }),
      )
      .min(1),
  }),
  'notices.sheetIssued': z.strictObject({
    sheet: id,
    week: date,
    tournaments: z.array(z.strictObject({ tournament: id, day: date })),
    workers: z.array(z.strictObject({ worker: id, textId: z.string(), task, tournaments: z.array(id) })),
  }),
} satisfies Record<keyof NoticeEvents, z.ZodType>;
