import type { Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { NoticeKind } from '../profile/index.ts';
import type { WorkerPiece } from './workers.ts';

export const noticeChannels = ['registered-letter', 'hand-delivery', 'courier', 'e-mail', 'fax', 'portal'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export const proofSubjects = ['sending', 'receipt'] as const;
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png', 'message/rfc822'] as const;

interface Limit {
  readonly deadlineAt: number;
  readonly lateAfterAt: number;
  readonly adviseOn: string;
}

/** A file that proves a sending or a receipt: sealed beside the journal, which holds its hash. */
export interface NoticeProof {
  readonly proof: string;
  readonly of: (typeof proofSubjects)[number];
  readonly mediaType: (typeof proofTypes)[number];
  /** Of the clear bytes, lower-case hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Told of letters of a tournament and of letters of the house, each on its own stream. */
export interface LetterEvents {
  'notices.sent': {
    readonly notice: string;
    readonly sentAt: number;
    readonly channel: NoticeChannel;
    readonly reference: string;
    readonly late: boolean;
  } & Partial<SealedText>;
  'notices.received': { readonly notice: string; readonly receivedAt: number; readonly reference: string };
  'notices.proofAttached': NoticeProof & { readonly notice: string };
}

/** Events of the notices of one tournament, in its stream. Instants are epoch milliseconds. */
export interface TournamentNoticeEvents extends LetterEvents {
  /** A letter was made for one recipient. The same notice is prepared again when the rules have a new version. */
  'notices.prepared': Limit & {
    readonly notice: string;
    readonly kind: NoticeKind;
    readonly recipient: string;
    /** 0: before the event as announced; n: the n-th change or the cancellation after it, or the n-th list of staff. */
    readonly occasion: number;
    readonly rulesVersion: number;
    readonly rulesSha256: string;
    /** Which list of extra staff it tells of; 0 for every other kind. */
    readonly edition: number;
    /** The set of a month with which it goes out; `null`: a letter of its own. */
    readonly set: string | null;
  };
  'notices.workerListed': { readonly worker: string; readonly task: string } & SealedText;
  'notices.workerRemoved': { readonly worker: string };
  'notices.workerFileChecked': { readonly worker: string; readonly pieces: readonly WorkerPiece[] };
}

/** Events of the house's own letters, in its stream. */
export interface FilingEvents extends LetterEvents {
  /** The table numbers of single-table tournaments of a season, to one recipient (FR-REG-15, 16). */
  'notices.seasonNotePrepared': Limit & {
    readonly notice: string;
    readonly recipient: string;
    readonly season: string;
    readonly tables: readonly number[];
    readonly edition: number;
  };
  /** The tournaments of a month in one letter to one recipient, with a table and an annex of prizes for each. */
  'notices.setPrepared': Limit & {
    readonly notice: string;
    readonly recipient: string;
    readonly set: string;
    /** `2027-06` */
    readonly month: string;
    readonly edition: number;
    readonly tournaments: readonly SetMember[];
  };
  /** A week's sheet on which the extra staff sign in. */
  'notices.sheetIssued': {
    readonly sheet: string;
    /** The Monday, `2027-06-14`. */
    readonly week: string;
    /** The tournaments with extra staff and the civil day of each. */
    readonly tournaments: readonly { readonly tournament: string; readonly day: string }[];
    readonly workers: readonly SheetWorker[];
  };
  /** A month's totals of tournaments, for the monthly statement (modèle 5). */
  'notices.statementIssued': {
    readonly statement: string;
    /** `2027-03` */
    readonly month: string;
    readonly lines: readonly StatementLine[];
  };
}

/** One line of the book 11 ter as the monthly statement sums it up; a correction carries negated figures. */
export interface StatementLine {
  readonly tournament: string;
  /** The gaming day. */
  readonly day: string;
  readonly entries: number;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly additionCents: Cents;
  readonly prizesCents: Cents;
}

/** Somebody on the sheet: the name is the sealed text; the evenings are those of these tournaments. */
export interface SheetWorker {
  readonly worker: string;
  readonly textId: string;
  readonly task: string;
  readonly tournaments: readonly string[];
}

/** A tournament of a set: which of its notices goes out with the letter, and under which rules. */
export interface SetMember {
  readonly tournament: string;
  readonly notice: string;
  readonly rulesVersion: number;
}

export type NoticeEvents = TournamentNoticeEvents & FilingEvents;

export const noticeEvent = eventMaker<NoticeEvents>();
