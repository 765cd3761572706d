import { roles } from '../kernel/roles.ts';
import { command, query } from './define.ts';
import { id, pin } from './fields.ts';
import { noticeKind, recipientWording } from './profile.ts';
import { z } from './zod.ts';

const path = z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+){0,3}$/);

/**
 * Signed by the responsible director. Adopts a profile of the product with the house's own choices, for tournaments planned from
 * now on; `inForce` makes it the one that is proposed. Answers `{hash, revision}`, nothing when it is adopted like that already.
 */
export const adoptProfileContract = command({
  name: 'house.adoptProfile',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({
    profile: id,
    inForce: z.boolean(),
    values: z
      .array(z.strictObject({ path, value: z.union([z.int(), z.boolean(), z.string().max(60)]) }))
      .max(50)
      .optional(),
    recipients: z.array(recipientWording).max(20).optional(),
    notices: z
      .array(z.strictObject({ kind: noticeKind, recipients: z.array(id).max(20) }))
      .max(10)
      .optional(),
    pin,
  }),
  refusals: [
    'house.notFounded',
    'house.unknownProfile',
    'house.notAChoice',
    'house.choiceOutOfRange',
    'house.unknownRecipient',
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: {
    profile: 'casino-fr-2013',
    inForce: false,
    values: [{ path: 'startDelayMinutes', value: 45 }],
    pin: '2468',
  },
});

/** Answers `{product, offered}`: the product's own profiles, and those that tournaments can be planned under with their hashes. */
export const listProfilesContract = query({
  name: 'house.profiles',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});
