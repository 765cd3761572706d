import type { House } from '../house.ts';

/** What keeps computer and displays awake: `hold` answers what `release` lets go of. */
export interface Wakefulness {
  readonly hold: () => number;
  readonly release: (held: number) => void;
}

/** Holds from the start of a tournament until the last one is over (C19): also through pauses, and when it runs already. */
export function awakeWhilePlaying(
  { desk, store }: Pick<House, 'desk' | 'store'>,
  { hold, release }: Wakefulness,
): void {
  let held: number | undefined;
  const look = (): void => {
    const playing = store.reader.get("SELECT 1 FROM tournaments WHERE phase = 'running' LIMIT 1") !== undefined;
    if (playing) held ??= hold();
    else if (held !== undefined) {
      release(held);
      held = undefined;
    }
  };
  look();
  desk.subscribe(look);
}
