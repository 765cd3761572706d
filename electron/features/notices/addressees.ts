import type { DeskReader } from '../../desk/feature.ts';

/** The recipients, by the profile's word, whose address the house has on file. */
export const addresseesOf = (read: DeskReader): readonly string[] =>
  read.state('house').house.recipients.map(({ role }) => role);
