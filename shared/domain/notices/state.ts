import type { NoticeEvents } from './events.ts';

type Prepared = NoticeEvents['notices.prepared'];
type Sent = Omit<NoticeEvents['notices.sent'], 'notice'>;
type Received = Omit<NoticeEvents['notices.received'], 'notice'>;

/** One letter to one recipient and what became of it. */
export interface Notice extends Prepared {
  preparedAt: number;
  sent: (Sent & { readonly by: string }) | null;
  received: Received | null;
}

/** The slice `notices` of a tournament: notice id → notice, in the order of preparation. */
export interface NoticesState {
  notices: Record<string, Notice>;
}

export const initialNotices = (): NoticesState => ({ notices: {} });

export type Notices = Readonly<NoticesState>;

export const noticeList = ({ notices }: Notices): readonly Notice[] => Object.values(notices);
