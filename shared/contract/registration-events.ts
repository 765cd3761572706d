import type { RegistrationEvents } from '../domain/registration/index.ts';
import { amountCents, date, entryPayment, id, payment, sha256 } from './fields.ts';
import { z } from './zod.ts';

const numberOf = (series: string) => z.string().regex(new RegExp(`^${series}-\\d{4}-\\d{6,}$`));

const sealed = { textId: id, digest: sha256 };
const paidAt = { payment, till: id, session: id, day: date };

const check = z.strictObject({
  check: z.string(),
  verdict: z.enum(['pass', 'warn', 'decided', 'none']),
  code: z.string(),
  rules: z.array(z.string()),
  listId: id.optional(),
  matching: id.optional(),
  about: z.array(z.string()).optional(),
  outcome: z.string().optional(),
  decidedBy: id.optional(),
  textId: id.optional(),
  digest: sha256.optional(),
  carriedFrom: z.array(id).optional(),
});

const checked = { entry: id, person: id, digest: sha256, checks: z.array(check) };

export const registrationEvents = {
  'registration.preRegistered': z.strictObject(checked),
  'registration.playerRegistered': z.strictObject({
    ...checked,
    ...paidAt,
    payment: entryPayment,
    number: numberOf('R'),
    bulletin: z.strictObject({
      channel: z.enum(['handed-in', 'sent']),
      rulesVersion: z.int().min(1),
      rulesSha256: sha256,
    }),
    buyInCents: amountCents,
    feeCents: amountCents,
    publicName: z.boolean(),
    late: z.boolean(),
    watch: z.boolean(),
    reEntryOf: id.optional(),
  }),
  'registration.bonusSold': z.strictObject({
    ...paidAt,
    entry: id,
    number: numberOf('C'),
    priceCents: amountCents,
    chips: z.int().min(1),
    watch: z.boolean(),
  }),
  'registration.bonusRefunded': z.strictObject({
    ...paidAt,
    ...sealed,
    entry: id,
    number: numberOf('C'),
    refundNumber: numberOf('A'),
    priceCents: amountCents,
  }),
  'registration.rebought': z.strictObject({
    ...paidAt,
    entry: id,
    number: numberOf('C'),
    priceCents: amountCents,
    chips: z.int().min(1),
    level: z.int().min(0),
    watch: z.boolean(),
  }),
  'registration.rebuyRefunded': z.strictObject({
    ...paidAt,
    ...sealed,
    entry: id,
    number: numberOf('C'),
    refundNumber: numberOf('A'),
    priceCents: amountCents,
  }),
  'registration.cancelled': z.strictObject({
    ...paidAt,
    ...sealed,
    entry: id,
    number: numberOf('R'),
    refundNumber: numberOf('A'),
    buyInCents: amountCents,
    feeCents: amountCents,
    bonusCents: amountCents.optional(),
  }),
  'registration.withdrawn': z.strictObject({ ...sealed, entry: id }),
  'registration.refunded': z.strictObject({
    ...paidAt,
    entry: id,
    refundNumber: numberOf('A'),
    caveCents: amountCents,
    recaveCents: amountCents,
    feeCents: amountCents,
    bonusCents: amountCents.optional(),
  }),
  'registration.checkedIn': z.strictObject({
    entry: id,
    digest: sha256,
    documentVerdict: z.enum(['valid', 'extended-validity']),
    checks: z.array(check),
  }),
  'registration.reprinted': z.strictObject({
    entry: id,
    number: numberOf('[RCA]'),
    copy: z.int().min(1),
  }),
  'registration.flagged': z.strictObject({
    entry: id,
    person: id,
    check: z.string(),
    code: z.string(),
    textId: id.optional(),
    digest: sha256.optional(),
  }),
  'registration.flagCleared': z.strictObject({ ...sealed, entry: id, check: z.string() }),
  'registration.transferRefused': z.strictObject({ entry: id }),
  'registration.wonEntryTaken': z.strictObject({ entry: id, amountCents, tournament: id, number: numberOf('R') }),
  'registration.turnedAway': z.strictObject({
    code: z.string(),
    rules: z.array(z.string()),
    called: z.boolean(),
    till: id.optional(),
  }),
} satisfies Record<keyof RegistrationEvents, z.ZodType>;
