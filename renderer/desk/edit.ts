import { useDeskStore } from './desk-store.ts';
import { useSubmission, type Submission } from './submission.ts';

/** What a form edits: the stream that it stands in, and how it stands there now. */
export interface Edited {
  readonly stream: () => string;
  readonly standing: () => unknown;
}

export interface Edit<Answer> extends Pick<Submission<Answer>, 'busy' | 'refusal' | 'clear'> {
  /** Somebody begins to fill in the form, from what stands now. */
  readonly begin: () => void;
  readonly submit: (input: object) => Promise<Answer | undefined>;
}

/**
 * One form that edits what stands already (decision 31): refused when somebody else changed that since `begin`, and then filled in
 * anew from what stands by then. Other lines of the same stream, a registration in the tournament that is put off, are no hindrance.
 */
export function useEdit<Answer = object>(name: string, { stream, standing }: Edited): Edit<Answer> {
  const desk = useDeskStore();
  const { busy, refusal, clear, submit } = useSubmission<Answer>(name);
  let filledFrom: { readonly rev: number; readonly text: string } | undefined;
  const now = () => ({ rev: desk.revOf(stream()), text: JSON.stringify(standing()) });

  return {
    busy,
    refusal,
    clear,
    begin: () => {
      filledFrom ??= now();
    },
    submit: async (input) => {
      const seen = now();
      const { rev } = filledFrom && filledFrom.text !== seen.text ? filledFrom : seen;
      const answer = await submit(input, { [stream()]: rev });
      if (answer || refusal.value?.code === 'desk.changedMeanwhile') filledFrom = undefined;
      return answer;
    },
  };
}
