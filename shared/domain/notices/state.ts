import type { LetterEvents, NoticeProof, TournamentNoticeEvents } from './events.ts';
import type { ExtraWorker } from './workers.ts';

type Prepared = TournamentNoticeEvents['notices.prepared'];
type Sent = Omit<LetterEvents['notices.sent'], 'notice'>;
type Received = Omit<LetterEvents['notices.received'], 'notice'>;

/** What became of a letter. */
export interface LetterLife {
  preparedAt: number;
  sent: (Sent & { readonly by: string }) | null;
  received: Received | null;
  proofs: readonly NoticeProof[];
}

/** One letter to one recipient and what became of it. */
export interface Notice extends Prepared, LetterLife {}

/** The slice `notices` of a tournament: notice id → notice, in the order of preparation; the staff hired for it. */
export interface NoticesState {
  notices: Record<string, Notice>;
  workers: Record<string, ExtraWorker>;
  /** Counts the changes of the list of workers: which list a letter told of. */
  workersEdition: number;
}

export const initialNotices = (): NoticesState => ({ notices: {}, workers: {}, workersEdition: 0 });

export type Notices = Readonly<NoticesState>;

export const noticeList = ({ notices }: Pick<Notices, 'notices'>): readonly Notice[] => Object.values(notices);

export const workerList = ({ workers }: Pick<Notices, 'workers'>): readonly ExtraWorker[] => Object.values(workers);
