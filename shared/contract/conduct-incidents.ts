import { incidentCategories, ruleSources, rulingSubjects } from '../domain/conduct/index.ts';
import { blockingCodes, type VerdictCode } from '../domain/people/index.ts';
import { byDirector, directors, keepers, room, signature } from './conduct-desk.ts';
import { command } from './define.ts';
import { freeText, id, instant, pin } from './fields.ts';
import { z } from './zod.ts';

/** Facts and witnesses are kept sealed. `happenedAt`: now unless said. Answers `{incident, number}`. */
export const recordIncidentContract = command({
  name: 'conduct.recordIncident',
  roles: room,
  input: z.strictObject({
    tournament: id,
    incident: id.optional(),
    category: z.enum(incidentCategories),
    happenedAt: instant.optional(),
    table: z.int().min(1).max(999).optional(),
    entries: z.array(id).max(20),
    facts: freeText,
    witnesses: freeText.optional(),
  }),
  refusals: [
    'conduct.unknownTournament',
    'conduct.idTaken',
    'conduct.happenedLater',
    'conduct.unknownTable',
    'conduct.noPlayersNamed',
    'conduct.unknownEntry',
  ],
  example: {
    tournament: 't-running',
    category: 'dispute',
    table: 2,
    entries: ['e-run-3'],
    facts: 'Désaccord sur le montant d’une relance annoncée à voix basse.',
  },
});

/**
 * A decision of the tournament director with the rule it cites. On the right to take part `admitted` says yes or no, and `check` which
 * check at the desk spoke against it. Answers `{ruling, number}`.
 */
export const ruleContract = command({
  name: 'conduct.rule',
  roles: directors,
  input: z.strictObject({
    tournament: id,
    ruling: id.optional(),
    subject: z.enum(rulingSubjects),
    source: z.enum(ruleSources),
    /** Article or section: `57-9`, `12.3`. */
    clause: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z .–-]{0,19}$/),
    incident: id.optional(),
    entries: z.array(id).max(20),
    admitted: z.boolean().optional(),
    check: z.enum(blockingCodes as [VerdictCode, ...VerdictCode[]]).optional(),
    text: freeText,
  }),
  refusals: [
    ...byDirector,
    'conduct.unknownIncident',
    'conduct.unknownEntry',
    'conduct.admissionNotStated',
    'conduct.rulingCannotOverride',
  ],
  example: {
    tournament: 't-running',
    subject: 'rules-reading',
    source: 'tournament-rules',
    clause: '4.2',
    entries: ['e-run-3'],
    text: 'La relance est ramenée au minimum : l’annonce n’était pas audible.',
  },
});

/** A warning with its reason. Answers `{entry}`. */
export const warnContract = command({
  name: 'conduct.warn',
  roles: ['floor', ...directors],
  input: z.strictObject({ tournament: id, entry: id, incident: id.optional(), reason: freeText }),
  refusals: ['conduct.unknownTournament', 'conduct.unknownEntry', 'conduct.unknownIncident'],
  example: { tournament: 't-running', entry: 'e-run-3', reason: 'Téléphone à la table.' },
});

/** Keeps an incident and whom it names from every purge while legal action is possible. Answers `{hold}`. */
export const setHoldContract = command({
  name: 'conduct.setHold',
  roles: keepers,
  input: z.strictObject({ tournament: id, incident: id, hold: id.optional(), reason: freeText }),
  refusals: ['conduct.unknownIncident', 'conduct.heldAlready'],
  example: { tournament: 't-running', incident: 'i-run-1', reason: 'Plainte annoncée par le joueur.' },
});

export const liftHoldContract = command({
  name: 'conduct.liftHold',
  roles: keepers,
  signed: true,
  input: z.strictObject({ tournament: id, hold: id, reason: freeText, pin }),
  refusals: ['conduct.unknownHold', ...signature],
  example: { tournament: 't-halted', hold: 'hold-1', reason: 'Affaire classée.', pin: '2468' },
});
