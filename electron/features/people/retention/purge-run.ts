import { setImmediate, setTimeout } from 'node:timers/promises';
import { purgeKinds, type PurgeKind } from '../../../../shared/domain/people/index.ts';
import { startOfDay } from '../../../../shared/kernel/calendar.ts';
import type { Desk } from '../../../desk/desk.ts';
import { deskCaller } from '../../../desk/request.ts';
import { dueAt } from './due.ts';
import { termsOf } from './kept.ts';

/** So many go in one transaction: short enough for a till that waits behind it. A person leads to many rows, a paper to a file. */
const perSlice: Readonly<Record<PurgeKind, number>> = {
  ...{ persons: 20, papers: 20, proofs: 20 },
  ...{ texts: 200, staffNames: 200, looks: 200 },
};
/** How often a purge asks whether the export or verification that it waits for is over. */
const waitMs = 250;

interface Slice {
  readonly kind: PurgeKind;
  readonly ids: readonly string[];
}

function* inSlices(kind: PurgeKind, ids: readonly string[]): Generator<Slice> {
  const step = perSlice[kind];
  for (let from = 0; from < ids.length; from += step) yield { kind, ids: ids.slice(from, from + step) };
}

/** What is left of the purge under way, by the day of its order. */
function leftOf({ reader }: Desk, day: string): readonly Slice[] {
  const due = dueAt(reader, startOfDay(day, termsOf(reader).zone));
  return purgeKinds.flatMap((kind) => [...inSlices(kind, due[kind])]);
}

/**
 * Carries out a purge that was ordered, and one that a crash or the end of a day left unfinished: some at a time, so that commands come in between, and each person, paper or
 * file goes whole. What a dispute keeps meanwhile stays. Answers the function that ends it; the next start goes on.
 */
export function watchForPurges(desk: Desk, onFault: (error: unknown) => void): () => void {
  let ended = false;
  const purging = () => (ended ? null : desk.reader.state('house').people.purging);
  const give = async (name: string, input: object): Promise<Record<string, unknown>> => {
    const answer = await desk.call({ name, input, caller: deskCaller });
    if (answer.ok) return answer.answer as Record<string, unknown>;
    if (answer.refusal.code === 'people.readsUnderWay') return { waits: true };
    // Somebody stopped it meanwhile.
    if (answer.refusal.code === 'people.noPurge') return {};
    throw new Error(`a purge could not go on: ${answer.refusal.code}`);
  };
  const untilGiven = async (name: string, input: object): Promise<Record<string, unknown>> => {
    for (;;) {
      const answer = await give(name, input);
      if (answer.waits !== true || !purging()) return answer;
      await setTimeout(waitMs, undefined, { ref: false });
    }
  };
  const goThrough = async (day: string): Promise<boolean> => {
    const asOf = desk.head.seq;
    for (const slice of leftOf(desk, day)) {
      if (!purging()) return true;
      const { outdated } = await untilGiven('people.purgeSlice', { ...slice, asOf });
      if (outdated === true) return false;
      await setImmediate();
    }
    return true;
  };
  const carryOut = async (): Promise<void> => {
    for (let under = purging(); under; under = purging())
      if ((await goThrough(under.day)) && purging()) await untilGiven('people.finishPurge', {});
  };
  const begin = (): void => void carryOut().catch(onFault);
  begin();
  const unsubscribe = desk.subscribe((events) => {
    if (events.some(({ type }) => type === 'people.purgeOrdered')) begin();
  });
  return () => {
    ended = true;
    unsubscribe();
  };
}
