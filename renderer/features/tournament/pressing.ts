import { useSubmission } from '../../desk/index.ts';
import { sentenceOf, useTexts } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';

/** A command behind one button, without a form: a refusal is said in a toast. */
export function usePress<Answer = object>(name: string) {
  const { language } = useTexts();
  const { busy, refusal, submit } = useSubmission<Answer>(name);

  async function press(input: object): Promise<Answer | undefined> {
    const done = await submit(input);
    if (!done && refusal.value) toast({ kind: 'block', text: sentenceOf(language.value, refusal.value) });
    return done;
  }

  return { busy, press };
}
