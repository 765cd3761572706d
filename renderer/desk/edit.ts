import { useFilling, type Edited, type Filling } from './filling.ts';
import { useSubmission, type Submission } from './submission.ts';

export interface Edit<Answer> extends Pick<Submission<Answer>, 'busy' | 'refusal'>, Pick<Filling, 'begin'> {
  /** Forgets the refusal, and what the form was filled in from. */
  readonly clear: () => void;
  readonly submit: (input: object) => Promise<Answer | undefined>;
}

/**
 * One form that edits what stands already (decision 31): refused when somebody else changed that since `begin`, and then filled in
 * anew from what stands by then.
 */
export function useEdit<Answer = object>(name: string, edited: Edited): Edit<Answer> {
  const { busy, refusal, clear, submit } = useSubmission<Answer>(name);
  const { begin, end, expects } = useFilling(edited);
  return {
    busy,
    refusal,
    begin,
    clear: () => {
      end();
      clear();
    },
    submit: async (input) => {
      const answer = await submit(input, expects());
      if (answer || refusal.value?.code === 'desk.changedMeanwhile') end();
      return answer;
    },
  };
}
