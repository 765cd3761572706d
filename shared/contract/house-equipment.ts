import { command } from './define.ts';
import { id, sha256 } from './fields.ts';
import { z } from './zod.ts';

const line = z.string().trim().min(1).max(200);

export const room = z.strictObject({ name: line, kind: id, tables: z.int().min(1).max(500) });

const rooms = z.array(room).min(1).max(50);

const chipSet = z.strictObject({
  name: line,
  /** It also serves cash games, which tournament chips do not (FR-REG-98). */
  alsoCash: z.boolean(),
  chips: z
    .array(
      z.strictObject({
        value: z.int().min(1).max(1_000_000_000),
        colour: z.string().trim().min(1).max(40),
        count: z.int().min(0).max(10_000_000),
      }),
    )
    .min(1)
    .max(20),
});

const variant = z.strictObject({ id, text: z.string().trim().min(1).max(500) });

/** Where tournaments are held: every place, with those that stand. */
export const setRoomsContract = command({
  name: 'house.setRooms',
  roles: ['responsible-director'],
  input: z.strictObject({ rooms }),
  refusals: ['house.notFounded', 'house.roomTwice', 'house.unknownVenueKind'],
  example: {
    rooms: [
      { name: 'Salle des jeux', kind: 'gaming-room', tables: 20 },
      { name: 'Salon Annexe', kind: 'annex', tables: 6 },
      { name: 'Salon de la terrasse', kind: 'annex', tables: 4 },
    ],
  },
});

/** The house's sets of tournament chips: every set, with those that stand. */
export const setChipSetsContract = command({
  name: 'house.setChipSets',
  roles: ['responsible-director', 'committee-member'],
  input: z.strictObject({ sets: z.array(chipSet).max(30) }),
  refusals: ['house.notFounded', 'house.chipSetTwice', 'house.chipTwice'],
  example: {
    sets: [
      {
        name: 'Jetons de tournoi A',
        alsoCash: false,
        chips: [
          { value: 100, colour: 'black', count: 1200 },
          { value: 500, colour: 'purple', count: 800 },
          { value: 1000, colour: 'yellow', count: 2000 },
        ],
      },
    ],
  },
});

/** The variants and details that the house rules state. Answers `{version, sha256}`, nothing when they stand like that. */
export const publishHouseRulesContract = command({
  name: 'house.publishRules',
  roles: ['responsible-director'],
  input: z.strictObject({ variants: z.array(variant).max(50) }),
  refusals: ['house.notFounded', 'house.variantTwice'],
  example: {
    variants: [
      { id: 'big-blind-ante', text: 'La grosse blinde paie l’ante de toute la table.' },
      { id: 'dead-button', text: 'Le bouton mort s’applique.' },
    ],
  },
});

export const equipmentEvents = {
  'house.roomsSet': z.strictObject({ rooms }),
  'house.chipSetsSet': z.strictObject({ sets: z.array(chipSet) }),
  'house.rulesPublished': z.strictObject({
    version: z.int().min(1),
    sha256: sha256,
    variants: z.array(variant),
  }),
};

export const equipmentContracts = [setRoomsContract, setChipSetsContract, publishHouseRulesContract];
