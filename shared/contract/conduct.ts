import {
  expulsionGrounds,
  incidentCategories,
  ruleSources,
  rulingSubjects,
  seriousReasons,
} from '../domain/conduct/index.ts';
import { blockingCodes, type VerdictCode } from '../domain/people/index.ts';
import { command } from './define.ts';
import { date, freeText, id, instant, pin } from './fields.ts';
import { z } from './zod.ts';

/** Everybody who works in the room may put an incident on record. */
const room = ['floor', 'cashier', 'committee-member', 'responsible-director'] as const;

/** Those who can be appointed tournament director. */
const directors = ['committee-member', 'responsible-director'] as const;

const keepers = ['responsible-director', 'committee-member', 'compliance'] as const;
const signature = ['accounts.wrongPin', 'accounts.throttled'] as const;
const byDirector = ['conduct.unknownTournament', 'conduct.notDirector'] as const;
const running = ['conduct.notStarted', 'conduct.playOver'] as const;

const chips = z.int().min(0).max(1_000_000_000);
const stacks = z.array(z.strictObject({ entry: id, chips })).max(2000);
const sanction = [...byDirector, ...running, 'conduct.unknownIncident', 'conduct.unknownEntry'] as const;

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

/** Away for a time, up to `backAt` or until called back; the stack stays and is blinded. Signed by the tournament director. */
export const expelForTimeContract = command({
  name: 'conduct.expelForTime',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, entry: id, incident: id, backAt: instant.optional(), pin }),
  refusals: [
    ...sanction,
    'conduct.expelledAlready',
    'conduct.notInPlay',
    'conduct.awayAlready',
    'conduct.backInPast',
    ...signature,
  ],
  example: { tournament: 't-running', entry: 'e-run-5', incident: 'i-run-1', pin: '2468' },
});

export const callBackContract = command({
  name: 'conduct.callBack',
  roles: directors,
  input: z.strictObject({ tournament: id, entry: id }),
  refusals: [...byDirector, ...running, 'conduct.notAway'],
  example: { tournament: 't-halted', entry: 'e-halted-3' },
});

/** Out for good, without any refund. `chips`: what was taken off the table. Signed by the tournament director. */
export const expelContract = command({
  name: 'conduct.expel',
  roles: directors,
  signed: true,
  input: z.strictObject({
    tournament: id,
    entry: id,
    incident: id,
    ground: z.enum(expulsionGrounds),
    chips: chips.optional(),
    pin,
  }),
  refusals: [
    ...sanction,
    'conduct.expelledAlready',
    'conduct.notInPlay',
    'conduct.groundMismatch',
    'conduct.lastPlayer',
    ...signature,
  ],
  example: {
    tournament: 't-running',
    entry: 'e-run-5',
    incident: 'i-run-1',
    ground: 'fraud',
    chips: 18_500,
    pin: '2468',
  },
});

/** The wrong player was expelled: back in play, while the ranking is open. */
export const revokeExpulsionContract = command({
  name: 'conduct.revokeExpulsion',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, entry: id, reason: freeText, pin }),
  refusals: [...byDirector, ...running, 'conduct.notExpelled', ...signature],
  example: { tournament: 't-halted', entry: 'e-halted-4', reason: 'Erreur sur la personne.', pin: '2468' },
});

/** Paid and never there once late registration is over: chips counted out, money stays, seat free. */
export const removeAbsentContract = command({
  name: 'conduct.removeAbsent',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, absent: stacks, pin }),
  refusals: [
    ...byDirector,
    ...running,
    'conduct.lateRegistrationOpen',
    'conduct.nobodyAbsent',
    'conduct.notAbsent',
    'conduct.lastPlayer',
    ...signature,
  ],
  example: { tournament: 't-absent', absent: [{ entry: 'e-absent-4', chips: 19_000 }], pin: '2468' },
});

const halt = { tournament: id, reason: z.enum(seriousReasons), facts: freeText, stacks, pin };

/** Play stands still for a serious reason; with `resumesAt` it goes on at another time or day. Signed by the tournament director. */
export const suspendPlayContract = command({
  name: 'conduct.suspendPlay',
  roles: directors,
  signed: true,
  input: z.strictObject({ ...halt, resumesAt: instant.optional() }),
  refusals: [
    ...byDirector,
    ...running,
    'conduct.suspendedAlready',
    'conduct.resumesInPast',
    'conduct.notInPlay',
    'conduct.tooManyChips',
    ...signature,
  ],
  example: {
    tournament: 't-running',
    reason: 'safety',
    facts: 'Alarme incendie : la salle est évacuée.',
    stacks: [],
    pin: '2468',
  },
});

/** Stacks counted while play is suspended, such as those going into bags. Answers `{counted, chips}`. */
export const noteStacksContract = command({
  name: 'conduct.noteStacks',
  roles: directors,
  input: z.strictObject({ tournament: id, stacks: stacks.min(1) }),
  refusals: [...byDirector, ...running, 'conduct.notSuspended', 'conduct.notInPlay', 'conduct.tooManyChips'],
  example: { tournament: 't-halted', stacks: [{ entry: 'e-halted-1', chips: 20_500 }] },
});

export const resumePlayContract = command({
  name: 'conduct.resumePlay',
  roles: directors,
  signed: true,
  input: z.strictObject({ tournament: id, pin }),
  refusals: [...byDirector, ...running, 'conduct.notSuspended', ...signature],
  example: { tournament: 't-halted', pin: '2468' },
});

/** Stopped for good: fee and caves go back to everybody not expelled, or by decision to those still in (`refunds`), and nothing else. Signed by the tournament director. */
export const stopPlayContract = command({
  name: 'conduct.stopPlay',
  roles: directors,
  signed: true,
  input: z.strictObject({ ...halt, refunds: z.enum(['everybody', 'in-play']).optional() }),
  refusals: [...byDirector, 'conduct.awarded', ...running, 'conduct.notInPlay', 'conduct.tooManyChips', ...signature],
  example: {
    tournament: 't-running',
    reason: 'power',
    facts: 'Coupure générale, sans reprise possible avant demain.',
    stacks: [],
    pin: '2468',
  },
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

/** The house does not admit a person any more, to a last day or, without one, for life. Answers `{suspension, stopped}`. */
export const suspendPersonContract = command({
  name: 'conduct.suspendPerson',
  roles: directors,
  signed: true,
  input: z.strictObject({
    suspension: id.optional(),
    person: id,
    until: date.optional(),
    tournament: id.optional(),
    incident: id.optional(),
    reason: freeText,
    pin,
  }),
  refusals: ['conduct.unknownPerson', 'conduct.suspensionInPast', 'conduct.personSuspendedAlready', ...signature],
  example: { person: 'p-run-2', until: '2027-12-31', reason: 'Insultes répétées au personnel.', pin: '2468' },
});

export const liftSuspensionContract = command({
  name: 'conduct.liftSuspension',
  roles: directors,
  signed: true,
  input: z.strictObject({ suspension: id, reason: freeText, pin }),
  refusals: ['conduct.unknownSuspension', ...signature],
  example: { suspension: 'suspension-1', reason: 'Excuses présentées, décision du comité.', pin: '2468' },
});

export const conductCommands = [
  recordIncidentContract,
  ruleContract,
  warnContract,
  expelForTimeContract,
  callBackContract,
  expelContract,
  revokeExpulsionContract,
  removeAbsentContract,
  suspendPlayContract,
  noteStacksContract,
  resumePlayContract,
  stopPlayContract,
  setHoldContract,
  liftHoldContract,
  suspendPersonContract,
  liftSuspensionContract,
];
