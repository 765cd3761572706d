import type { Refusal } from '../../../shared/kernel/refusal.ts';
import type { DocumentKind } from '../../../shared/domain/documents/index.ts';
import { query, type Outcome } from '../../desk/index.ts';
import type { Texts } from '../../texts/index.ts';

export type Depth = 'names' | 'record' | 'list' | 'paper' | 'text';

/** A look at somebody's identity, as the desk noted it. */
export interface Look {
  readonly look: number;
  readonly at: number;
  readonly account: string;
  readonly station: string;
  readonly query: string;
  readonly depth: Depth;
  readonly subject: string;
  /** Of a paper. */
  readonly kind: DocumentKind | null;
  /** Of a paper, or of the last receipt of a person. */
  readonly number: string | null;
}

/** Whose looks alone are shown: an id, and the words for it. */
export interface Subject {
  readonly id: string;
  readonly words: string;
}

/** What a look was at, in words; empty where nothing can be said of it without a name. */
export function subjectWords({ depth, subject, kind, number }: Look, t: Texts['t']): string {
  if (kind !== null) return [t(`compliance.paperKind.${kind}`), number].filter(Boolean).join(' ');
  if (depth !== 'list') return number ?? '';
  const list = subject.split('/')[0];
  return list === 'exclusion' || list === 'limitation' ? t(`journal.word.list.${list}`) : '';
}

/** Parts of the work in which identities are shown, by how their calls begin. */
const parts = [
  'people',
  'registration',
  'documents',
  'prizes',
  'conduct',
  'registers',
  'audit',
  'notices',
  'standings',
  'seating',
] as const;

export const isPart = (name: string | undefined): name is (typeof parts)[number] =>
  (parts as readonly (string | undefined)[]).includes(name);

export interface LooksPage {
  readonly looks: readonly Look[];
  readonly next: number | null;
}

/** Which looks are shown: whole records, lists and papers, or names as well; of one subject only. */
export interface LooksFilter {
  readonly withNames: boolean;
  readonly subject: string | null;
}

export const inputOf = ({ withNames, subject }: LooksFilter, before: number | null, limit: number): object => ({
  limit,
  ...(!withNames && { depths: ['record', 'list', 'paper', 'text'] }),
  ...(subject !== null && { subject }),
  ...(before !== null && { before }),
});

const pageSize = 1000;

/** Every look of the filter, page by page. */
export async function allLooks(
  filter: LooksFilter,
): Promise<{ readonly looks: readonly Look[] } | { readonly refusal: Refusal }> {
  const looks: Look[] = [];
  for (let before: number | null = null; ;) {
    const outcome: Outcome<LooksPage> = await query<LooksPage>('people.looks', inputOf(filter, before, pageSize));
    if (!outcome.ok) return { refusal: outcome.refusal };
    looks.push(...outcome.answer.looks);
    before = outcome.answer.next;
    if (before === null) return { looks };
  }
}

/** A cell that a spreadsheet would calculate is made a text (X04). */
const cellOf = (text: string): string => {
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** The looks as French Excel opens them: byte-order mark, `;`, one line each (X01). `moment` writes an instant. */
export function looksCsv(
  looks: readonly Look[],
  { heads, moment }: { readonly heads: readonly string[]; readonly moment: (at: number) => string },
): string {
  const rows = looks.map(({ at, account, station, query: name, depth, subject }) => [
    moment(at),
    ...[account, station, name, depth, subject],
  ]);
  return `\uFEFF${[heads, ...rows].map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`;
}
