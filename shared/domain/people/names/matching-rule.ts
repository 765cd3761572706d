/**
 * How a person is held against a row of a list, with its thresholds (decision 6): each verdict that a list gives cites `id`, the settings show
 * the whole of it. A change of what matches is a new id.
 */
export const matchingRule = {
  id: 'names-birth-1',
  /** One letter changed, added, left out or swapped makes a name close from so many letters on. */
  oneSlipFromLetters: 5,
  /** Machine-readable zones cut names: a name that is the beginning of the other counts as the same from so many letters on. */
  cutSurnameFromLetters: 14,
  cutGivenNamesFromLetters: 11,
} as const;
