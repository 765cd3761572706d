import type { Profile } from '../profile/index.ts';
import type { NoticeGate } from '../tournament/index.ts';
import { isInTime } from './deadline.ts';
import { dueNotices, type NoticeSlices } from './due-notices.ts';
import { noticeList, type LetterLife, type Notice } from './state.ts';

/**
 * What keeps registration shut and what only warns (decision 1): owed and not sent; late, by the day of sending or, once it
 * is on file, by the day of receipt; sent without a receipt on file. Notices not yet prepared are named
 * `kind:recipient`, prepared ones by their id. The list of extra staff keeps nobody from registering: it only warns (FR-REG-08).
 */
export function noticeGate(slices: NoticeSlices, profile: Profile, zone: string): NoticeGate {
  const list = noticeList(slices.notices);
  const owed = dueNotices(slices, profile, { zone })
    .filter(({ kind }) => kind !== 'extra-staff')
    .map(({ kind, recipient, occasion }) => {
      const found = list.find((n) => n.kind === kind && n.recipient === recipient && n.occasion === occasion);
      return { name: found?.notice ?? `${kind}:${recipient}`, found };
    });
  const named = (is: (notice: Notice | undefined) => boolean): readonly string[] =>
    owed.filter(({ found }) => is(found)).map(({ name }) => name);
  return {
    notSent: named((notice) => !notice?.sent),
    late: named((notice) => notice !== undefined && isLate(notice)),
    notReceived: named((notice) => Boolean(notice?.sent) && !notice?.received),
  };
}

/** Sent after its limit, or received after it. */
export const isLate = (letter: LetterLife & { readonly lateAfterAt: number }): boolean =>
  letter.sent?.late === true || (letter.received !== null && !isInTime(letter.received.receivedAt, letter));
