import type { DayEvents, HouseEvents } from '../domain/house/index.ts';
import { roles } from '../kernel/roles.ts';
import { displayName, login, password } from './accounts.ts';
import { command, query } from './define.ts';
import { amountCents, date, id, pin, sha256 } from './fields.ts';
import { copyEvents, noteCopyContract } from './house-copies.ts';
import { equipmentContracts, equipmentEvents, room } from './house-equipment.ts';
import { adoptProfileContract, listProfilesContract } from './house-profiles.ts';
import { profileSchema } from './profile.ts';
import { z } from './zod.ts';

const line = z.string().trim().min(1).max(200);

const identity = z.strictObject({
  name: line,
  legalForm: line,
  capitalCents: amountCents,
  siren: z.string().max(20),
  rcsCity: line,
  seat: line,
  timeZone: z.string().min(1).max(64),
  currency: z.literal('EUR'),
  languages: z
    .array(z.enum(['fr', 'en', 'uk']))
    .min(1)
    .max(3),
  seasonStarts: z.string().regex(/^\d\d-\d\d$/),
  gamingDayEnds: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  rooms: z.array(room).min(1).max(50),
});

const formRule = z.enum(['with-document', 'ticked']);

const recipients = z.array(z.strictObject({ role: id, address: z.string().trim().min(1).max(500) })).max(20);

const restored = z.strictObject({
  backup: sha256,
  lines: z.int().min(0),
  replaced: z.strictObject({ lines: z.int().min(0), head: sha256 }).nullable(),
});

/** First run. Answers `{account, profileHash}`; the recovery code is shown by the host that made the keyring, never here. */
export const setUpContract = command({
  name: 'house.setUp',
  roles: ['anyone'],
  input: z.strictObject({
    identity,
    director: z.strictObject({ account: id.optional(), login, name: displayName, pin, password }),
    profile: id,
  }),
  refusals: [
    'house.alreadyFounded',
    'house.unknownProfile',
    'house.sirenWrong',
    'house.unknownTimeZone',
    'house.noSuchDate',
    'house.roomTwice',
    'house.unknownVenueKind',
    'accounts.weakPin',
    'accounts.weakPassword',
  ],
  example: {
    identity: {
      name: 'Casino de Clairval',
      legalForm: 'SA',
      capitalCents: 120_000_000,
      siren: '000 000 000',
      rcsCity: 'Caen',
      seat: '1 promenade de la Mer, 14470 Clairval',
      timeZone: 'Europe/Paris',
      currency: 'EUR',
      languages: ['fr', 'en'],
      seasonStarts: '11-01',
      gamingDayEnds: '06:00',
      rooms: [
        { name: 'Salle des jeux', kind: 'gaming-room', tables: 20 },
        { name: 'Salon Annexe', kind: 'annex', tables: 6 },
      ],
    },
    director: {
      account: 'dr',
      login: 'dr',
      name: 'Directrice responsable',
      pin: '2468',
      password: 'correct horse battery',
    },
    profile: 'casino-fr-2007',
  },
});

export const setRecipientsContract = command({
  name: 'house.setRecipients',
  roles: ['responsible-director'],
  input: z.strictObject({ recipients }),
  refusals: ['house.notFounded', 'house.unknownRecipient', 'house.recipientTwice'],
  example: {
    recipients: [
      {
        role: 'minister-interior',
        address: "Ministère de l'Intérieur, service central des courses et jeux",
      },
      { role: 'treasurer-paymaster', address: 'Trésorier-payeur général du département' },
      { role: 'treasury-accountant', address: 'Comptable du Trésor, chef de poste' },
      { role: 'local-intelligence', address: 'Chef du service local des renseignements généraux' },
      { role: 'local-correspondent', address: 'Correspondant local du service des courses et jeux' },
    ],
  },
});

/** When the desk takes a form for signed: handed in with the document, or ticked one by one (FR-REG-56). */
export const setFormRuleContract = command({
  name: 'house.setFormRule',
  roles: ['responsible-director'],
  input: z.strictObject({ rule: formRule }),
  refusals: ['house.notFounded'],
  example: { rule: 'ticked' },
});

/** Answers `{day}`. */
export const openDayContract = command({
  name: 'house.openDay',
  roles: ['responsible-director', 'committee-member'],
  input: z.strictObject({ day: date.optional() }),
  refusals: ['house.notFounded', 'house.dayStillOpen', 'house.dayNotToday', 'house.dayClosed'],
  example: {},
});

/** Signed by the DR or an MCD. Answers `{day}`. */
export const closeDayContract = command({
  name: 'house.closeDay',
  roles: ['responsible-director', 'committee-member'],
  signed: true,
  input: z.strictObject({ day: date.optional(), pin }),
  refusals: [
    'house.dayNotOpen',
    'house.tillsOpen',
    'house.prizesUnpaid',
    'house.signaturesMissing',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: { pin: '2468' },
});

export const showHouseContract = query({
  name: 'house.show',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** What a window needs before anybody signs in: is the house founded, its name, its languages, its gaming day. */
export const houseStateContract = query({
  name: 'house.state',
  roles: ['anyone'],
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Notes that the journal goes on from a backup that was put in its place (Q05); given by `desk restore`, never by a page. */
export const noteRestoredContract = command({
  name: 'house.noteRestored',
  roles: ['desk'],
  input: restored,
  refusals: [],
  example: { backup: 'ab'.repeat(32), lines: 1172, replaced: { lines: 1180, head: 'cd'.repeat(32) } },
});

export const houseContracts = [
  setUpContract,
  setRecipientsContract,
  setFormRuleContract,
  adoptProfileContract,
  listProfilesContract,
  ...equipmentContracts,
  openDayContract,
  closeDayContract,
  noteCopyContract,
  noteRestoredContract,
  showHouseContract,
  houseStateContract,
];

export const houseEvents = {
  'house.founded': identity,
  'house.profileAdopted': z.strictObject({
    hash: sha256,
    profile: profileSchema,
    inForce: z.boolean(),
  }),
  ...equipmentEvents,
  'house.restored': restored,
  'house.recipientsSet': z.strictObject({ recipients }),
  'house.formRuleSet': z.strictObject({ rule: formRule }),
  'house.dayOpened': z.strictObject({ day: date }),
  'house.dayClosed': z.strictObject({ day: date, tournaments: z.array(id) }),
  ...copyEvents,
} satisfies Record<keyof (HouseEvents & DayEvents), z.ZodType>;
