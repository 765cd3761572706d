import type { Migration } from '../migration.ts';

/**
 * Profiles say more than before and a house may have several: `house.profileAdopted` has a second version, which earlier programs
 * cannot read. The form of the database stays; its number keeps them out.
 */
export const profilesMigration: Migration = { number: 200, name: 'profiles', up: '' };
