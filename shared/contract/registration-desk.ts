import { decisionOutcomes } from '../domain/registration/index.ts';
import { amountCents, freeText, id, payment } from './fields.ts';
import { z } from './zod.ts';

/** What the desk's commands share: who gives them, what they may refuse, what a person decides. */

export const desk = ['cashier', 'committee-member', 'responsible-director'] as const;

/** How money passes the desk: which drawer, by what means. */
export const money = {
  till: id,
  payment,
  /** The cash part typed a second time. */
  cashRetypedCents: amountCents.optional(),
};

/** What a person decides on verdicts that need one, by the verdict's code, with the reason (sealed). */
export const decisions = z
  .array(z.strictObject({ code: id, outcome: z.enum(decisionOutcomes), reason: freeText }))
  .max(10)
  .optional();

/** Who decides on a verdict signs for it (decision 6). */
export const decides = ({ decisions: made = [] }: { readonly decisions?: readonly object[] | undefined }): boolean =>
  made.length > 0;

export const blocked = [
  'registration.minor',
  'registration.birthDateFuture',
  'registration.excluded',
  'registration.listMissing',
  'registration.listTooOld',
  'registration.duplicate',
  'registration.suspended',
  'registration.staff',
  'registration.documentExpired',
  'registration.documentRefused',
  'registration.addressMissing',
  'registration.civilStatusMissing',
  'registration.checkBlocked',
  'registration.decisionNeeded',
  'registration.limitationDecider',
] as const;

export const paying = ['registration.paymentMismatch', 'registration.cashRetyped', 'tills.closed'] as const;

export const payingOut = [...paying, 'tills.short'] as const;
