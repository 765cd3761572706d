/** Names as a machine-readable zone gives them: one space between words, in capitals without accents. */
export interface MrzNames {
  readonly surname: string;
  readonly givenNames: string;
  /** The field was too short for the surname, or for the given names: what follows is missing. */
  readonly surnameCut: boolean;
  readonly givenCut: boolean;
  /** Several words and nothing that parts surname and given names: a reader may have lost a filler (R09). */
  readonly unparted: boolean;
}

const words = (field: string): string => field.replace(/<+/g, ' ').trim();

/** Two fillers part surname and given names, one parts words; either part may be empty (R05, R06). */
export function readMrzNames(field: string): MrzNames {
  const isFull = !field.endsWith('<');
  const text = field.replace(/<+$/, '');
  const parting = text.indexOf('<<');
  if (parting < 0) {
    const unparted = !isFull && text.includes('<');
    return { surname: words(text), givenNames: '', surnameCut: isFull, givenCut: isFull, unparted };
  }
  const [surname, givenNames] = [words(text.slice(0, parting)), words(text.slice(parting))];
  return { surname, givenNames, surnameCut: false, givenCut: isFull, unparted: false };
}

/** The old French card: surname on line 1, given names on line 2, each cut by itself. */
export const readOldCardNames = (surname: string, givenNames: string): MrzNames => ({
  surname: words(surname),
  givenNames: words(givenNames),
  surnameCut: !surname.endsWith('<'),
  givenCut: !givenNames.endsWith('<'),
  unparted: false,
});
