import { volumeWithRoom, type Volume } from '../../../shared/domain/levy/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { staffNames } from '../accounts/index.ts';
import { lastLineOf } from './lines.ts';

/** A book as the list of books shows it. */
export interface NamedVolume extends Volume {
  /** Who numbered and initialled it; `null` once that text was purged. */
  readonly initialledBy: string | null;
  readonly openedBy: string;
  readonly openedAt: number;
  readonly closedBy: string | null;
  /** Lines that stand in it. */
  readonly lines: number;
  readonly full: boolean;
}

interface VolumeRow {
  readonly textId: string;
  readonly openedBy: string;
  readonly openedAt: number;
  readonly closedBy: string | null;
}

/** The mentions of one book: who opened and closed it, and what its opening says. */
export function mentionsOf(read: DeskReader, { book, volume }: Pick<Volume, 'book' | 'volume'>): VolumeRow | undefined {
  return read.db.get<VolumeRow>(
    `SELECT text_id AS textId, opened_by AS openedBy, opened_at AS openedAt, closed_by AS closedBy
     FROM levy_volumes WHERE book = ? AND volume = ?`,
    book,
    volume,
  );
}

/** The lines that stand in a book; `to` is one less than `from` while there is none. */
export function linesIn(
  read: DeskReader,
  volume: Volume | undefined,
): { readonly book: string; readonly from: number; readonly to: number } {
  if (!volume) return { book: '', from: 1, to: 0 };
  const { book, firstLine: from } = volume;
  const next = read
    .state('house')
    .books.volumes.find((each) => each.book === book && each.volume === volume.volume + 1);
  return { book, from, to: Math.max(from - 1, next ? next.firstLine - 1 : lastLineOf(read.db, book)) };
}

/** Every book of every season, in the order in which they were opened. */
export const volumesOf = (read: DeskReader): NamedVolume[] =>
  read.state('house').books.volumes.map((each) => {
    const last = each.closed?.lastLine ?? linesIn(read, each).to;
    return {
      ...each,
      ...mentionNames(read, each),
      lines: Math.max(0, last - each.firstLine + 1),
      full: each.closed === null && volumeWithRoom([each], each.book, last + 1) === undefined,
    };
  });

type MentionNames = Pick<NamedVolume, 'initialledBy' | 'openedBy' | 'openedAt' | 'closedBy'>;

function mentionNames(read: DeskReader, volume: Volume): MentionNames {
  const row = mentionsOf(read, volume);
  if (!row) return { initialledBy: null, openedBy: '', openedAt: 0, closedBy: null };
  const nameOf = (account: string): string => staffNames(read, account)?.name ?? account;
  return {
    initialledBy: read.vault.text(row.textId) ?? null,
    openedBy: nameOf(row.openedBy),
    openedAt: row.openedAt,
    closedBy: row.closedBy === null ? null : nameOf(row.closedBy),
  };
}
