import {
  isLate,
  type Filings,
  type NoticeStatus,
  type SeasonNote,
  type SetLetter,
} from '../../../shared/domain/notices/index.ts';

import { lag } from './notice-groups.ts';

export type Filing = SeasonNote | SetLetter;

/** The letters of the house that say the same to several recipients. */
export interface FilingGroup {
  readonly key: string;
  readonly kind: 'season-note' | 'set';
  /** The season, or the month `2027-06`. */
  readonly about: string;
  readonly deadlineAt: number;
  readonly letters: readonly Filing[];
  readonly received: number;
  readonly status: NoticeStatus;
  readonly late: boolean;
}

/** How far a letter of the house has come; late while it waits beyond its limit. */
export function filingStatus(letter: Filing, now: number): NoticeStatus {
  if (letter.received) return 'received';
  if (letter.sent) return 'sent';
  return letter.lateAfterAt < now ? 'late' : 'to-send';
}

/** One row a note or set, those to send first by their limit, then what is done, latest first. */
export function filingGroups({ seasonNotes, sets }: Filings, now: number): readonly FilingGroup[] {
  const notes = Map.groupBy(Object.values(seasonNotes), ({ season, edition }) => `season-note:${season}:${edition}`);
  const months = Map.groupBy(Object.values(sets), ({ set }) => `set:${set}`);
  const groups = [
    ...[...notes].map(([key, letters]) =>
      groupOf(key, { kind: 'season-note', about: letters[0]?.season ?? '' }, letters),
    ),
    ...[...months].map(([key, letters]) => groupOf(key, { kind: 'set', about: letters[0]?.month ?? '' }, letters)),
  ];
  return groups.sort((one, other) => rank(one) - rank(other) || byLimit(one, other));

  function groupOf(key: string, head: Pick<FilingGroup, 'kind' | 'about'>, letters: readonly Filing[]): FilingGroup {
    const statuses = letters.map((letter) => filingStatus(letter, now));
    return {
      ...{ key, ...head, letters },
      deadlineAt: Math.min(...letters.map(({ deadlineAt }) => deadlineAt)),
      received: statuses.filter((status) => status === 'received').length,
      status: lag.find((status) => statuses.includes(status)) ?? 'to-send',
      late: letters.some(isLate),
    };
  }
}

const rank = ({ status }: FilingGroup): number => (status === 'sent' || status === 'received' ? 1 : 0);

const byLimit = (one: FilingGroup, other: FilingGroup): number =>
  rank(one) === 0 ? one.deadlineAt - other.deadlineAt : other.deadlineAt - one.deadlineAt;
