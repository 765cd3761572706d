import { command } from './define.ts';
import { freeText, id, pin, sha256 } from './fields.ts';
import { z } from './zod.ts';

const directors = ['responsible-director', 'committee-member'] as const;
const tables = z.array(z.int().min(1).max(500)).min(1).max(500);
const packs = z.array(z.string().trim().min(1).max(40)).min(1).max(200);

/** Signed: which guarantees of the gaming rooms the annex premises offer. Answers `{missing}`. */
export const showGuaranteesContract = command({
  name: 'tournament.showGuarantees',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, items: z.array(id).max(20), pin }),
  refusals: [
    'tournament.unknown',
    'tournament.notInAnnex',
    'tournament.guaranteeUnknown',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: { tournament: 't-annex', items: ['entry-control', 'video', 'cards', 'cash-desk'], pin: '2468' },
});

/** Six-packs unsealed before the public in annex premises; `witness` is who looked at the band, sealed. */
export const recordUnsealingContract = command({
  name: 'tournament.recordUnsealing',
  roles: [...directors, 'floor'],
  input: z.strictObject({ tournament: id, tables, packs, bandIntact: z.boolean(), witness: freeText }),
  refusals: ['tournament.unknown', 'tournament.notInAnnex', 'tournament.tableNotPlayed', 'tournament.packUnsealed'],
  example: {
    tournament: 't-annex',
    tables: [1, 2],
    packs: ['S-1041', 'S-1042'],
    bandIntact: true,
    witness: 'Deux joueurs de la table 1.',
  },
});

export const premisesEvents = {
  'tournament.guaranteesShown': z.strictObject({ items: z.array(z.string()) }),
  'tournament.packsUnsealed': z.strictObject({
    tables,
    packs,
    bandIntact: z.boolean(),
    textId: z.string(),
    digest: sha256,
  }),
};

export const premisesContracts = [showGuaranteesContract, recordUnsealingContract];
