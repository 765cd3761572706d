import { query } from '../../desk/index.ts';
import type { NamedPage } from './book-rows.ts';

interface FiledPaper {
  readonly paper: string;
  readonly ref: string;
  readonly archivedAt: number | null;
  readonly sha256: string | null;
}

/** Enough for the last papers of a page: each line of it is drawn anew three or four times. */
const recent = 400;

const registerPapers = async (tournament?: string): Promise<readonly FiledPaper[]> => {
  const asked = await query<{ readonly papers: readonly FiledPaper[] }>('documents.list', {
    ...{ kind: 'register-page', state: 'archived', limit: recent },
    ...(tournament && { tournament }),
  });
  return asked.ok ? asked.answer.papers : [];
};

/** The latest paper that shows this page as it stands; `undefined` while none is drawn. */
export async function registerPaper(page: NamedPage): Promise<string | undefined> {
  const papers = await registerPapers();
  const last = page.firstLine + page.linesPerFolio - 1;
  return papers.find(({ ref }) => {
    const [book, line] = ref.split('/');
    return book === page.book && Number(line) >= page.firstLine && Number(line) <= last;
  })?.paper;
}

/** The fingerprint of the paper that was drawn when a line was signed. */
export async function signedFingerprint(
  { book, line, tournament }: { readonly book: string; readonly line: number; readonly tournament: string },
  step: 'certified' | 'countersigned',
): Promise<string | undefined> {
  const papers = await registerPapers(tournament);
  return papers.find(({ paper }) => paper === `register-page-${book}-${line}-${step}`)?.sha256 ?? undefined;
}
