import { seriousReasons } from '../domain/conduct/index.ts';
import { byDirector, directors, running, signature, stacks } from './conduct-desk.ts';
import { command } from './define.ts';
import { freeText, id, instant, pin } from './fields.ts';
import { z } from './zod.ts';

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
