import { basisPoints, type Cents } from '../../../shared/kernel/cents.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { PaperBase } from './paper.ts';
import type { Signer } from './sheet-parts.ts';

export interface RegisterSignature {
  readonly name: string;
  readonly at: number;
}

/** One line of the register. A correction negates figures of an earlier line and is printed in red (FR-REG-94…97). */
export interface RegisterLine {
  readonly number: number;
  /** The gaming day, `2027-03-05`. */
  readonly day: string;
  readonly tournament: string;
  readonly type: string;
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly prizesCents: Cents;
  readonly certified: RegisterSignature | null;
  readonly countersigned: RegisterSignature | null;
  readonly remarks: string;
  /** The number of the line that this one corrects. */
  readonly corrects?: number | undefined;
}

/** Figures carried from page to page. */
export interface RegisterTotals {
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  readonly baseCents: Cents;
  readonly levyCents: Cents;
  readonly prizesCents: Cents;
}

/** A page of the carnet modèle n° 11 ter, in the layout of decision 10, "présentation proposée". */
export interface RegisterPagePaper extends PaperBase {
  /** `2026-2027` */
  readonly season: string;
  readonly page: number;
  /** Leaves of the book once it is numbered and initialled; `null` while it is not. */
  readonly bookPages: number | null;
  readonly rateBasisPoints: number;
  readonly carried: RegisterTotals;
  readonly lines: readonly RegisterLine[];
  /** Of the canonical content of the page, hex. */
  readonly fingerprint: string;
  readonly signers: readonly Signer[];
}

export const rateOf = (paper: RegisterPagePaper): string => formatPercent(basisPoints(paper.rateBasisPoints), 'fr');
