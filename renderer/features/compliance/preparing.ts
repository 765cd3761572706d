import { sentenceOf, useTexts } from '../../texts/index.ts';
import { useSubmission } from '../../desk/index.ts';
import { toast } from '../../ui/index.ts';

/** Makes the letters that a tournament owes, and says so. */
export function usePreparing() {
  const { t, language } = useTexts();
  const { busy, refusal, submit } = useSubmission<{ readonly notices: readonly object[] }>('notices.prepare');

  /** Answers whether letters were made. */
  async function prepare(tournament: string): Promise<boolean> {
    const done = await submit({ tournament });
    if (done) toast({ kind: 'ok', text: t('compliance.prepared', done.notices.length) });
    else if (refusal.value) toast({ kind: 'block', text: sentenceOf(language.value, refusal.value) });
    return done !== undefined;
  }

  return { busy, prepare };
}
