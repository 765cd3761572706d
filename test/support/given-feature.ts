import type { DeskFeature } from '../../electron/desk/feature.ts';
import { commandHandler } from '../../electron/desk/feature.ts';
import { savePerson } from '../../electron/features/people/index.ts';
import { command } from '../../shared/contract/define.ts';
import { identity } from '../../shared/contract/identity.ts';
import { z } from '../../shared/contract/zod.ts';
import { accept, type NewEvent } from '../../shared/kernel/event.ts';

const event = z.strictObject({ stream: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) });

/** Journals events that other features gave, and puts their people on file, so that a test can begin in the middle of an evening. */
const given = command({
  name: 'given.happened',
  roles: ['anyone'],
  input: z.strictObject({
    events: z.array(event),
    people: z.array(z.strictObject({ person: z.string(), identity })),
  }),
  refusals: [],
  example: { events: [], people: [] },
});

export const givenFeature: DeskFeature = {
  name: 'given',
  commands: [
    commandHandler({
      contract: given,
      stream: () => ({ kind: 'house' as const }),
      facts: () => ({}),
      decide: (_state, { events }) => accept(...(events as NewEvent[])),
      store: (write, { people }) => {
        for (const each of people) savePerson(write, each.person, { salt: '5a'.repeat(32), identity: each.identity });
      },
    }),
  ],
  queries: [],
};
