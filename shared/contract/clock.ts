import type { ClockEvents } from '../domain/clock/index.ts';
import { roles } from '../kernel/roles.ts';
import { command, query } from './define.ts';
import { id, sha256 } from './fields.ts';
import { z } from './zod.ts';

const directors = ['responsible-director', 'committee-member'] as const;
const hands = [...directors, 'floor'] as const;
const one = z.strictObject({ tournament: id });
const touching = ['clock.tournamentUnknown', 'clock.notStarted', 'clock.ended', 'clock.needsRecovery'] as const;

/** Starts the tournament and its clock. */
export const startClockContract = command({
  name: 'clock.start',
  roles: directors,
  input: one,
  refusals: [
    'clock.tournamentUnknown',
    'clock.wrongPhase',
    'clock.alreadyStarted',
    'clock.noDirector',
    'clock.tooEarly',
    'clock.startIsChange',
    'clock.notEnoughPlayers',
  ],
  example: { tournament: 't-starting' },
});

/** A second pause is accepted and changes nothing (C08). */
export const pauseClockContract = command({
  name: 'clock.pause',
  roles: hands,
  input: one,
  refusals: touching,
  example: { tournament: 't-running' },
});

export const resumeClockContract = command({
  name: 'clock.resume',
  roles: hands,
  input: one,
  refusals: [...touching, 'clock.playHalted'],
  example: { tournament: 't-running' },
});

/** `position` counts levels and breaks from 0, as `clock.face` and `tournament.show` list them. */
export const jumpClockContract = command({
  name: 'clock.jump',
  roles: hands,
  input: z.strictObject({ tournament: id, position: z.int().min(0).max(400), confirmed: z.boolean() }),
  refusals: [...touching, 'clock.positionUnknown', 'clock.notConfirmed'],
  example: { tournament: 't-running', position: 2, confirmed: true },
});

/** Positive gives time, negative takes it. */
export const adjustClockContract = command({
  name: 'clock.adjust',
  roles: hands,
  input: z.strictObject({
    tournament: id,
    byMs: z
      .int()
      .min(-86_400_000)
      .max(86_400_000)
      .refine((ms) => ms !== 0),
  }),
  refusals: [...touching, 'clock.adjustTooFar'],
  example: { tournament: 't-running', byMs: 60_000 },
});

/** Takes back the last pause, resume, jump, adjustment or recovery, within ten minutes. Answers `{action}`. */
export const undoClockContract = command({
  name: 'clock.undo',
  roles: hands,
  input: one,
  refusals: [
    'clock.tournamentUnknown',
    'clock.notStarted',
    'clock.ended',
    'clock.nothingToUndo',
    'clock.undoTooOld',
    'clock.playHalted',
  ],
  example: { tournament: 't-paused' },
});

/** The desk notes the boundaries that time has reached, and a wall clock that was moved. Answers `{reached}`. */
export const advanceClockContract = command({
  name: 'clock.advance',
  roles: ['desk'],
  /** `wallJumpMs`: the move of the wall clock that the desk has seen since it last looked. */
  input: z.strictObject({ tournament: id, wallJumpMs: z.int().optional() }),
  refusals: ['clock.tournamentUnknown'],
  example: { tournament: 't-running' },
});

/** The desk came up again and found this clock running: it stands at its last sign of life. */
export const interruptClockContract = command({
  name: 'clock.interrupt',
  roles: ['desk'],
  input: one,
  refusals: ['clock.tournamentUnknown'],
  example: { tournament: 't-running' },
});

/** After a failure: go on from the last sign of life, or count the gap as played. Answers `{choice, gapMs}`. */
export const recoverClockContract = command({
  name: 'clock.recover',
  roles: hands,
  input: z.strictObject({ tournament: id, choice: z.enum(['resume', 'count-gap']) }),
  refusals: ['clock.tournamentUnknown', 'clock.notInterrupted', 'clock.playHalted'],
  example: { tournament: 't-interrupted', choice: 'resume' },
});

/**
 * Says something on every screen of the hall, in one line; what was said before goes. `minutes` absent: until it is taken off.
 * Answers `{textId}`.
 */
export const showMessageContract = command({
  name: 'clock.showMessage',
  roles: hands,
  input: z.strictObject({
    tournament: id,
    text: z
      .string()
      .trim()
      .min(1)
      .max(90)
      .regex(/^\P{Cc}+$/u, 'one line'),
    minutes: z.int().min(1).max(720).optional(),
  }),
  refusals: ['clock.tournamentUnknown', 'clock.over'],
  example: { tournament: 't-running', text: 'Dîner servi au bar de la salle', minutes: 10 },
});

/** Takes the message off the hall's screens. */
export const clearMessageContract = command({
  name: 'clock.clearMessage',
  roles: hands,
  input: one,
  refusals: ['clock.tournamentUnknown'],
  example: { tournament: 't-running' },
});

/** What the hall's screens say, for everybody to read: `{message: {textId, text, until} | null}`; `text` is null once purged. */
export const hallMessageContract = query({
  name: 'clock.hallMessage',
  roles: ['anyone'],
  input: one,
  refusals: [],
  example: { tournament: 't-running' },
});

/** What screens show now: time, blinds, next, and until when registration and rebuys are open. */
export const clockFaceContract = query({
  name: 'clock.face',
  roles,
  input: one,
  refusals: ['clock.tournamentUnknown'],
  example: { tournament: 't-running' },
});

export const clockContracts = [
  startClockContract,
  pauseClockContract,
  resumeClockContract,
  jumpClockContract,
  adjustClockContract,
  undoClockContract,
  advanceClockContract,
  interruptClockContract,
  recoverClockContract,
  showMessageContract,
  clearMessageContract,
  hallMessageContract,
  clockFaceContract,
];

const anchor = z.strictObject({ wall: z.int(), mono: z.int() });
const heartbeats = z.strictObject({ count: z.int().min(1), sha256 }).optional();
const position = z.int().min(0);

export const clockEvents = {
  'clock.started': z.strictObject({ anchor }),
  'clock.paused': z.strictObject({ anchor, heartbeats }),
  'clock.resumed': z.strictObject({ anchor, heartbeats }),
  'clock.jumped': z.strictObject({ anchor, to: position }),
  'clock.adjusted': z.strictObject({ anchor, byMs: z.int() }),
  'clock.undone': z.strictObject({
    anchor,
    action: z.enum(['paused', 'resumed', 'jumped', 'adjusted', 'recovered']),
  }),
  'clock.levelReached': z.strictObject({ anchor, position, heartbeats }),
  'clock.ended': z.strictObject({ anchor, reason: z.literal('end-of-structure'), heartbeats }),
  'clock.interrupted': z.strictObject({ anchor, heartbeats }),
  'clock.recovered': z.strictObject({ anchor, choice: z.enum(['resume', 'count-gap']), gapMs: z.int().min(0) }),
  'clock.wallJumped': z.strictObject({ anchor, byMs: z.int() }),
  'clock.messageShown': z.strictObject({ textId: id, digest: sha256, until: z.int().nullable() }),
  'clock.messageCleared': z.strictObject({ textId: id }),
} satisfies Record<keyof ClockEvents, z.ZodType>;
