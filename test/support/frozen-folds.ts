import { houseStreams, type Streams } from '../../electron/desk/streams.ts';

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/**
 * The house's folds, which throw when one changes what an event holds, then or later through the state it became a part of: the
 * desk hands the same events to its folds, its read tables and everybody who listens.
 */
export const frozenFolds: Streams = {
  ...houseStreams,
  folds: Object.fromEntries(
    Object.entries(houseStreams.folds).map(([kind, fold]) => [
      kind,
      {
        ...fold,
        apply: (state, event) => {
          freeze(event);
          fold.apply(state, event);
        },
      },
    ]),
  ),
};
