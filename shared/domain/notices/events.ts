import { eventMaker } from '../../kernel/event.ts';
import type { NoticeKind } from '../profile/index.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';

export const noticeChannels = ['registered-letter', 'hand-delivery', 'courier', 'e-mail', 'fax', 'portal'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Events of the notices of one tournament, in its stream. Instants are epoch milliseconds. */
export interface NoticeEvents {
  /** A letter was made for one recipient. The same notice is prepared again when the rules have a new version. */
  'notices.prepared': {
    readonly notice: string;
    readonly kind: NoticeKind;
    readonly recipient: string;
    /** 0: before the event as announced; n: the n-th change or the cancellation after it. */
    readonly occasion: number;
    readonly deadlineAt: number;
    readonly lateAfterAt: number;
    readonly adviseOn: string;
    readonly rulesVersion: number;
    readonly rulesSha256: string;
  };
  'notices.sent': {
    readonly notice: string;
    readonly sentAt: number;
    readonly channel: NoticeChannel;
    readonly reference: string;
    readonly late: boolean;
  } & Partial<SealedText>;
  'notices.received': { readonly notice: string; readonly receivedAt: number; readonly reference: string };
}

export const noticeEvent = eventMaker<NoticeEvents>();
