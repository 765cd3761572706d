import type { Profile } from '../domain/profile/index.ts';
import type { BasisPoints, Cents } from '../kernel/cents.ts';
import { roles } from '../kernel/roles.ts';
import { z } from './zod.ts';

const wording = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) }).readonly();
const count = z.int().min(0);
const percent = z.int().min(1).max(100);
const cents = count as unknown as z.ZodType<Cents>;
const basisPoints = count as unknown as z.ZodType<BasisPoints>;
const role = z.enum(roles);
/** How players who fall in the same hand are ranked. */
export const sameHand = z.enum(['stack', 'wsop', 'share-all']);
const names = z.array(z.string().min(1)).readonly();
const permission = z.enum(['allow', 'if-rules-say', 'warn', 'block']);
const noticeKind = z.enum(['general', 'single-table', 'change-or-cancel', 'extra-staff', 'season-note']);

const notice = z.strictObject({
  kind: noticeKind,
  recipients: names,
  term: z.union([
    z.strictObject({ unit: z.enum(['months', 'days', 'hours']), count: z.int().min(1) }),
    z.strictObject({ unit: z.literal('season-start') }),
  ]),
  article: z.string(),
  rules: names,
  attachRules: z.boolean(),
});

const format = z.strictObject({
  format: z.enum(['multi-table-freezeout', 'multi-table-rebuy', 'single-table']),
  name: wording,
  rebuys: z.boolean(),
  maxPlayers: z.int().min(2).nullable(),
  notices: z.array(noticeKind).readonly(),
  rules: names,
});

const registration = z.strictObject({
  minimumAge: count,
  entriesPerPerson: z.int().min(1),
  staffMayPlay: z.boolean(),
  exclusionList: z.strictObject({ warnFromDays: count, blockAfterDays: count, blockAfterWorkingDays: count }),
  watchCents: cents,
});

const levy = z.strictObject({
  rateBasisPoints: basisPoints,
  rounding: z.literal('half-up-on-total'),
  base: z.array(z.enum(['cave', 'rebuy', 'add-on'])).readonly(),
  certifiedBy: z.array(role).readonly(),
  countersignedBy: z.array(role).readonly(),
  certifyWithinMinutes: count,
});

/** The form of a rule profile file in `resources/profiles`; also what the house journals once when it adopts one. */
export const profileSchema: z.ZodType<Profile> = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  version: z.int().min(1),
  title: wording,
  source: wording,
  order: z.strictObject({ short: z.string().min(1), long: z.string().min(1) }),
  standing: z.enum(['given-text', 'later-text']),
  games: names,
  venueKinds: names,
  annexKinds: names,
  formats: z.array(format).readonly(),
  permissions: z.strictObject({
    addOn: permission,
    bounty: permission,
    deal: permission,
    prizeInKind: permission,
    reEntry: permission,
    satellite: permission,
    transferOfEntry: permission,
  }),
  recipients: z
    .array(z.strictObject({ role: z.string(), name: wording, title: z.string(), salutation: z.string() }))
    .readonly(),
  notices: z.array(notice).readonly(),
  alsaceMoselleHolidays: z.boolean(),
  yearlyCap: z
    .strictObject({
      limit: z.int().min(1),
      warnAt: count,
      blocks: z.boolean(),
      years: z.array(z.enum(['calendar', 'season'])).readonly(),
    })
    .nullable(),
  startDelayMinutes: count,
  director: z.strictObject({ appointedBy: z.array(role).readonly(), chosenAmong: z.array(role).readonly() }),
  registration,
  levy,
  standings: z.strictObject({ sameHand }),
  prizes: z.strictObject({
    moneyOnly: z.boolean(),
    additionCapCents: cents,
    additionWarnCents: cents,
    freezeAlarmMinutes: count,
    proposedPlacesPercent: percent,
    manyPlacesPercent: percent,
  }),
  archiveYears: z.strictObject({ bulletins: count, money: count }),
});
