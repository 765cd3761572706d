import { command } from './define.ts';
import { freeText, id, pin } from './fields.ts';
import { planContract, planRefusals } from './tournament-plan.ts';
import { terms } from './tournament-terms.ts';
import { z } from './zod.ts';

/**
 * Signed by the responsible director, before the start. `terms` are all of them, as for a plan; once a notice is out or a cave
 * sold only dates may differ. `reason` is needed when an announced start moves. Answers `{fields, announced, warnings}`.
 */
export const changeContract = command({
  name: 'tournament.change',
  roles: ['responsible-director'],
  signed: true,
  input: z.strictObject({
    tournament: id,
    terms,
    reason: freeText.optional(),
    lackOfPlayers: z.boolean().optional(),
    pin,
  }),
  refusals: [
    'tournament.unknown',
    'tournament.wrongPhase',
    'tournament.nothingChanged',
    'tournament.termsSold',
    'tournament.termsSent',
    'tournament.changeNeedsReason',
    'tournament.noPostponement',
    ...planRefusals,
    'accounts.wrongPin',
    'accounts.throttled',
  ],
  example: {
    tournament: 't-draft',
    terms: { ...planContract.example.terms, name: 'Tournoi du printemps, deuxième édition' },
    reason: 'La salle est prise ce soir-là.',
    pin: '2468',
  },
});
