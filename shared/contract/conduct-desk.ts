import { id } from './fields.ts';
import { z } from './zod.ts';

/** What the commands of conduct share: who gives them, what they may refuse, chips as they are counted. */

/** Everybody who works in the room may put an incident on record. */
export const room = ['floor', 'cashier', 'committee-member', 'responsible-director'] as const;

/** Those who can be appointed tournament director. */
export const directors = ['committee-member', 'responsible-director'] as const;

/** Those who keep what legal action may need. */
export const keepers = ['responsible-director', 'committee-member', 'compliance'] as const;

export const signature = ['accounts.wrongPin', 'accounts.throttled'] as const;
export const byDirector = ['conduct.unknownTournament', 'conduct.notDirector'] as const;
export const running = ['conduct.notStarted', 'conduct.playOver'] as const;

export const chips = z.int().min(0).max(1_000_000_000);
export const stacks = z.array(z.strictObject({ entry: id, chips })).max(2000);
