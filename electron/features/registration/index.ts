import type { DeskFeature } from '../../desk/feature.ts';
import { checkInHandler } from './arrivals.ts';
import { laterTextCommands } from './later-text.ts';
import { moneyBackCommands } from './money-back.ts';
import { paperAndFlagCommands } from './papers-and-flags.ts';
import { registrationProjection } from './projection.ts';
import { registrationQueries } from './queries.ts';
import { rebuyCommands } from './rebuys.ts';
import { preRegisterHandler, registerPlayerHandler } from './register.ts';

/** The desk: who is entered, what they paid and got back, who came, which paper says so. */
export const registrationFeature: DeskFeature = {
  name: 'registration',
  commands: [
    preRegisterHandler,
    registerPlayerHandler,
    checkInHandler,
    ...rebuyCommands,
    ...laterTextCommands,
    ...moneyBackCommands,
    ...paperAndFlagCommands,
  ],
  queries: registrationQueries,
  projection: registrationProjection,
};
