import { basisPoints, type Cents } from '../../../shared/kernel/cents.ts';
import type { FrenchSpelling } from '../../../shared/kernel/french-words.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';
import type { PaperBase } from './paper.ts';
import type { Signer } from './sheet-parts.ts';

export interface RegisterSignature {
  readonly name: string;
  readonly at: number;
}

export interface RegisterBonus {
  readonly count: number;
  readonly amountCents: Cents;
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
  /** Dealers' bonuses of later texts: in the base and the levy, not in the prizes. */
  readonly bonus?: RegisterBonus | undefined;
  readonly certified: RegisterSignature | null;
  readonly countersigned: RegisterSignature | null;
  readonly remarks: string;
  /** Where it was carried in the control register (modèle 12). */
  readonly carried: { readonly page: number; readonly line: number } | null;
  /** Who approved a correction, in words. */
  readonly approvedBy?: string | undefined;
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
  readonly bonus?: RegisterBonus | undefined;
}

/** A page of the carnet modèle n° 11 ter, in the layout of decision 10, "présentation proposée". */
export interface RegisterPagePaper extends PaperBase {
  /** `2026-2027` */
  readonly season: string;
  /** The book that the page belongs to, numbered and initialled; `null` on pages of a time before books were opened here. */
  readonly volume: { readonly number: number; readonly folios: number; readonly initialledOn: string } | null;
  /** The page's number in its book. */
  readonly folio: number;
  /** The folio's fixed number of lines: those that are not used yet are drawn blank. */
  readonly linesPerFolio: number;
  readonly spelling: FrenchSpelling;
  readonly rateBasisPoints: number;
  readonly carried: RegisterTotals;
  readonly lines: readonly RegisterLine[];
  /** Of the canonical content of the page, hex. */
  readonly fingerprint: string;
  readonly signers: readonly Signer[];
}

/** Whether the page has a column for dealers' bonuses: once a line of the season sold some. */
export const hasBonus = ({ carried, lines }: RegisterPagePaper): boolean =>
  carried.bonus !== undefined || lines.some(({ bonus }) => bonus !== undefined);

export const rateOf = (paper: RegisterPagePaper): string => formatPercent(basisPoints(paper.rateBasisPoints), 'fr');
