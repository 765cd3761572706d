export interface Note {
  readonly name: string;
  readonly value: unknown;
}

const notes: Note[] = [];

/** Writes down what the application asked of the system, for the test to read. */
export const note = (name: string, value: unknown): void => void notes.push({ name, value });

export const notesSoFar = (): readonly Note[] => notes;

/** An event that a listener may prevent. */
export interface Preventable {
  prevented: boolean;
  preventDefault(): void;
}

export const preventable = <Extra extends object>(extra: Extra): Preventable & Extra => ({
  ...extra,
  prevented: false,
  preventDefault() {
    this.prevented = true;
  },
});
