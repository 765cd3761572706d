import type {
  ObservationAnswered,
  ObservationEntered,
  WatchExported,
} from '../../../../shared/domain/registers/index.ts';
import { cents } from '../../../../shared/kernel/cents.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { houseWatchCents, missingInWords, observationOf, watchLines } from '../../registers/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, staffName, type HouseSource } from './source.ts';

const purged = 'texte effacé';

/** An observation with the answers that it had after the event. */
export function observationModel(source: HouseSource): PaperModels['observation'] {
  const { read, event, check } = source;
  const data = event.data as ObservationEntered | ObservationAnswered;
  const found = observationOf(read, data, 'answer' in data ? data.answer : 0);
  if (!found) throw new NotDrawable(`no observation ${data.year}-${data.number}`);
  const { year, number, observer, at, enteredBy, tournament } = found;
  return {
    ...paperBase(source),
    ...{ year, number, observer, enteredAt: at, enteredBy, check },
    name: found.name ?? purged,
    text: found.text ?? purged,
    tournament: tournament && (read.state('tournament', tournament).plan.terms?.name ?? tournament),
    answers: found.answers.map(({ text, ...answer }) => ({ ...answer, text: text ?? purged })),
  };
}

/** The watch list of a day as it stood when it was let out. */
export function watchSheetModel(source: HouseSource): PaperModels['watch-sheet'] {
  const { read, event, check } = source;
  const { day, account } = event.data as WatchExported;
  const watchCents = cents(houseWatchCents(read));
  return {
    ...paperBase(source),
    ...{ day, watchCents, check, takenAt: event.at, takenBy: staffName(source, account) },
    lines: watchLines(read, { day, watchCents, asOf: event }).map(({ missing, ...line }) => ({
      ...line,
      missing: missingInWords(missing),
    })),
  };
}
