import { accountsEvents } from './accounts.ts';
import { auditEvents } from './audit-exports.ts';
import { clockEvents } from './clock.ts';
import { conductEvents } from './conduct-events.ts';
import { documentsEvents } from './documents.ts';
import { houseEvents } from './house.ts';
import { levyEvents } from './levy.ts';
import { noticesEvents } from './notices.ts';
import { peopleEvents } from './people.ts';
import { prizesEvents } from './prizes.ts';
import { registersEvents } from './registers.ts';
import { registrationEvents } from './registration-events.ts';
import { seatingEvents } from './seating.ts';
import { standingsEvents } from './standings.ts';
import { tillsEvents } from './tills.ts';
import { tournamentEvents } from './tournament.ts';
import type { z } from './zod.ts';

/** The declared shape of every event's data, by type. Tests hold whole journals against it. */
export const eventSchemas: Readonly<Record<string, z.ZodType>> = {
  ...accountsEvents,
  ...auditEvents,
  ...clockEvents,
  ...conductEvents,
  ...documentsEvents,
  ...houseEvents,
  ...levyEvents,
  ...noticesEvents,
  ...peopleEvents,
  ...prizesEvents,
  ...registersEvents,
  ...registrationEvents,
  ...seatingEvents,
  ...standingsEvents,
  ...tillsEvents,
  ...tournamentEvents,
};
