import { useDeskStore } from './desk-store.ts';

/** What a form edits: the stream that it stands in, and how it stands there now. */
export interface Edited {
  readonly stream: () => string;
  readonly standing: () => unknown;
}

/** From what a form was filled in. */
export interface Filling {
  /** Somebody begins to fill in the form, from what stands now. */
  readonly begin: () => void;
  /** The form is left, or is filled in anew. */
  readonly end: () => void;
  /** What the command expects (decision 31): the version begun from where what is edited changed since, else the present one. */
  readonly expects: () => Readonly<Record<string, number>>;
}

/** Other lines of the same stream, a registration in the tournament that is put off, are no hindrance. */
export function useFilling({ stream, standing }: Edited): Filling {
  const desk = useDeskStore();
  let filledFrom: { readonly rev: number; readonly text: string | undefined } | undefined;
  const now = () => ({ rev: desk.revOf(stream()), text: JSON.stringify(standing()) });
  return {
    begin: () => {
      filledFrom ??= now();
    },
    end: () => {
      filledFrom = undefined;
    },
    expects: () => {
      const seen = now();
      return { [stream()]: (filledFrom && filledFrom.text !== seen.text ? filledFrom : seen).rev };
    },
  };
}
