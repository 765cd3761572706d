/** What is to be looked at by hand before registration opens; everything else on the list is known to the desk. */
export const openingSteps = ['printers', 'chips', 'dealers', 'screens', 'rules-posted', 'last-receipt'] as const;

/** Beside those, what follows the end of rebuys: the drawers reconciled, the frozen structure posted in the hall. */
export const eveningSteps = [...openingSteps, 'drawers', 'structure-posted'] as const;

export type OpeningStep = (typeof openingSteps)[number];
export type EveningStep = (typeof eveningSteps)[number];
