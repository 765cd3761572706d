import { ops as calendarOps } from './calendar.ts';
import { ops as moneyOps } from './money.ts';
import { ops as peopleOps } from './people.ts';

/** Every operation of the vector files that is built: computes the whole answer; the runner compares the expected keys. */
export const ops: Readonly<Record<string, (input: never) => object>> = {
  ...calendarOps,
  ...moneyOps,
  ...peopleOps,
};
