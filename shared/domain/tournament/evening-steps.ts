/** What is to be looked at by hand before registration opens; everything else on the list is known to the desk. */
export const openingSteps = ['printers', 'chips', 'dealers', 'screens', 'rules-posted', 'last-receipt'] as const;

/** Beside those, what follows the end of rebuys: the drawers reconciled, the frozen structure posted in the hall. */
export const eveningSteps = [...openingSteps, 'drawers', 'structure-posted'] as const;

export type OpeningStep = (typeof openingSteps)[number];
export type EveningStep = (typeof eveningSteps)[number];

/** Steps by which something hangs before the players: told with its place and whether it is on paper or on a screen (FR-REG-84). */
export const postingSteps: readonly EveningStep[] = ['rules-posted', 'structure-posted'];

export const postingMeans = ['print', 'screen'] as const;

/** `place` is a room of the house, by its name. */
export interface Posting {
  readonly place: string;
  readonly means: (typeof postingMeans)[number];
}
