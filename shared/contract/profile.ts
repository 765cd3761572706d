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
/** What a notice is about. */
export const noticeKind = z.enum(['general', 'single-table', 'change-or-cancel', 'extra-staff', 'season-note']);

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

const formatName = z.enum(['multi-table-freezeout', 'multi-table-rebuy', 'single-table']);

const format = z.strictObject({
  format: formatName,
  name: wording,
  rebuys: z.boolean(),
  maxPlayers: z.int().min(2).nullable(),
  maxPlayersOf: z.array(z.strictObject({ games: names, maxPlayers: z.int().min(2) })).readonly(),
  notices: z.array(noticeKind).readonly(),
  noticesOfSeveralSessions: z.array(noticeKind).readonly(),
  rules: names,
});

const formats = z.array(formatName).readonly();

const dealersBonus = z.strictObject({
  formats,
  perPlayer: z.int().min(1),
  mostOfCaveBasisPoints: basisPoints,
  mostOfStackBasisPoints: basisPoints,
  article: z.string(),
});

/** Names, titles and salutations of authorities, as papers print them. */
export const recipientWording = z.strictObject({
  role: z.string().min(1).max(60),
  name: wording,
  title: z.string().trim().min(1).max(200),
  salutation: z.string().trim().min(1).max(200),
});

const houseChoice = z.union([
  z.strictObject({ path: z.string(), kind: z.literal('number'), least: count, most: count }),
  z.strictObject({ path: z.string(), kind: z.literal('flag') }),
  z.strictObject({ path: z.string(), kind: z.literal('one-of'), values: names }),
  z.strictObject({ path: z.literal('recipients'), kind: z.literal('wording') }),
  z.strictObject({ path: z.literal('notices'), kind: z.literal('recipients') }),
]);

const registration = z.strictObject({
  minimumAge: count,
  entriesPerPerson: z.int().min(1),
  reEntriesPerPerson: count,
  staffMayPlay: z.boolean(),
  exclusionList: z.strictObject({ warnFromDays: count, blockAfterDays: count, blockAfterWorkingDays: count }),
  watchCents: cents,
});

const caveKinds = z.array(z.enum(['cave', 'rebuy', 'add-on', 'dealers-bonus'])).readonly();

const levy = z.strictObject({
  rateBasisPoints: basisPoints,
  rounding: z.literal('half-up-on-total'),
  base: caveKinds,
  certifiedBy: z.array(role).readonly(),
  countersignedBy: z.array(role).readonly(),
  certifyWithinMinutes: count,
});

/** The form of a rule profile file in `resources/profiles`; also what the house journals once when it adopts one. */
export const profileSchema: z.ZodType<Profile> = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  version: z.int().min(1),
  revision: count,
  validity: z.strictObject({ from: z.iso.date(), until: z.iso.date().nullable() }),
  title: wording,
  source: wording,
  order: z.strictObject({ short: z.string().min(1), long: z.string().min(1) }),
  standing: z.enum(['given-text', 'later-text']),
  caution: wording.nullable(),
  games: names,
  venueKinds: names,
  annexKinds: names,
  outsideKinds: names,
  annexGuarantees: names,
  formats: z.array(format).readonly(),
  permissions: z.strictObject({
    addOn: permission,
    additionInKind: permission,
    bounty: permission,
    deal: permission,
    prizeInKind: permission,
    reEntry: permission,
    satellite: permission,
    transferOfEntry: permission,
  }),
  recipients: z.array(recipientWording).readonly(),
  notices: z.array(notice).readonly(),
  alsaceMoselleHolidays: z.boolean(),
  yearlyCap: z
    .strictObject({
      limit: z.int().min(1),
      warnAt: count,
      blocks: z.boolean(),
      years: z.array(z.enum(['calendar', 'season'])).readonly(),
      formats,
    })
    .nullable(),
  singleTableGeneralNotice: z.boolean(),
  postponement: z.strictObject({ formats, article: z.string() }).nullable(),
  dealersBonus: dealersBonus.nullable(),
  startDelayMinutes: count,
  director: z.strictObject({ appointedBy: z.array(role).readonly(), chosenAmong: z.array(role).readonly() }),
  registration,
  levy,
  standings: z.strictObject({ sameHand }),
  prizes: z.strictObject({
    kinds: z.array(z.enum(['cash', 'entry'])).readonly(),
    additionKinds: z.array(z.enum(['cash', 'kind'])).readonly(),
    base: caveKinds,
    additionCapCents: cents,
    additionWarnCents: cents,
    freezeAlarmMinutes: count,
    proposedPlacesPercent: percent,
    manyPlacesPercent: percent,
  }),
  archiveYears: z.strictObject({ bulletins: count, money: count }),
  houseChoices: z.array(houseChoice).readonly(),
});
