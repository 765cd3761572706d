import {
  expulsionGrounds,
  incidentCategories,
  ruleSources,
  rulingSubjects,
  seriousReasons,
  type ConductEvents,
  type SuspensionEvents,
} from '../domain/conduct/index.ts';
import { amountCents, date, id, sha256 } from './fields.ts';
import { sameHand } from './profile.ts';
import { z } from './zod.ts';

const epochMs = z.int();
const sealedText = { textId: id, digest: sha256 };
const sealed = z.strictObject(sealedText);
const chips = z.int().min(0);
const level = z.int().min(1).nullable();
const table = z.int().min(1).nullable();
const hand = z.int().min(1);
const stacks = z.array(z.strictObject({ entry: id, chips }));

const halted = {
  reason: z.enum(seriousReasons),
  snapshot: z.strictObject({
    position: z.int().min(0).nullable(),
    level,
    elapsedMs: z.number().nullable(),
    remainingMs: z.number().nullable(),
    inPlay: z.array(id),
    stacks,
  }),
  ...sealedText,
};

export const conductEvents = {
  'conduct.incidentRecorded': z.strictObject({
    incident: id,
    number: z.string().regex(/^I-\d{4}-\d{6}$/),
    category: z.enum(incidentCategories),
    happenedAt: epochMs,
    level,
    table,
    entries: z.array(id),
    facts: sealed,
    witnesses: sealed.nullable(),
  }),
  'conduct.ruled': z.strictObject({
    ruling: id,
    number: z.int().min(1),
    subject: z.enum(rulingSubjects),
    source: z.enum(ruleSources),
    clause: z.string().max(20),
    incident: id.nullable(),
    entries: z.array(id),
    admitted: z.boolean().nullable(),
    ...sealedText,
  }),
  'conduct.warned': z.strictObject({ entry: id, incident: id.nullable(), ...sealedText }),
  'conduct.expelledForTime': z.strictObject({ entry: id, incident: id, backAt: epochMs.nullable() }),
  'conduct.calledBack': z.strictObject({ entry: id }),
  'conduct.expelled': z.strictObject({
    entry: id,
    incident: id,
    ground: z.enum(expulsionGrounds),
    hand,
    level,
    table,
    chipsRemoved: chips.nullable(),
  }),
  'conduct.expulsionRevoked': z.strictObject({ entry: id, ...sealedText }),
  'conduct.absentRemoved': z.strictObject({
    hand,
    sameHand,
    level,
    absent: z.array(z.strictObject({ entry: id, table, chips })).min(1),
  }),
  'conduct.playSuspended': z.strictObject({ ...halted, resumesAt: epochMs.nullable() }),
  'conduct.stacksNoted': z.strictObject({ stacks }),
  'conduct.playResumed': z.strictObject({}),
  'conduct.playStopped': z.strictObject({
    ...halted,
    additionCents: amountCents,
    refunds: z.literal('in-play').optional(),
  }),
  'conduct.holdSet': z.strictObject({ hold: id, incident: id, persons: z.array(id), ...sealedText }),
  'conduct.holdLifted': z.strictObject({ hold: id, ...sealedText }),
  'conduct.personSuspended': z.strictObject({
    suspension: id,
    person: id,
    until: date.nullable(),
    tournament: id.nullable(),
    incident: id.nullable(),
    ...sealedText,
  }),
  'conduct.suspensionLifted': z.strictObject({ suspension: id, person: id, ...sealedText }),
} satisfies Record<keyof (ConductEvents & SuspensionEvents), z.ZodType>;
