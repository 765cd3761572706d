import type { DocumentKind } from '../../../shared/domain/documents/index.ts';

/** Papers of the house itself, by kind, in the order of the list. */
export const houseKinds = [
  'till-reading',
  'day-seal',
  'register-mention',
  'watch-sheet',
  'house-rules',
] as const satisfies readonly DocumentKind[];

export type HouseKind = (typeof houseKinds)[number];

export interface HousePaper {
  readonly paper: string;
  readonly kind: HouseKind;
  readonly number: string | null;
  readonly ref: string;
  readonly copy: number;
  readonly dueAt: number;
  readonly archivedAt: number | null;
  readonly sha256: string | null;
}

/** What a paper is about, as far as its reference tells without a name: `caisse 1, X n° 3`, a day, a book. */
export function aboutPaper({ kind, ref, number }: Pick<HousePaper, 'kind' | 'ref' | 'number'>): string {
  if (number !== null) return number;
  const [first = '', second = '', third = ''] = ref.split('/');
  if (kind === 'till-reading') return `${first.replaceAll('-', ' ')}, ${second}${second === 'X' ? ` n° ${third}` : ''}`;
  if (kind === 'register-mention') return `${first}, n° ${second}`;
  return ref;
}
