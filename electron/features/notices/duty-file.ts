import type { DutyEntry } from '../../../shared/domain/notices/index.ts';
import { calendarFile, type CalendarEntry } from '../../../shared/kernel/ics.ts';
import en from '../../../shared/locale/en/ui/duties.json' with { type: 'json' };
import fr from '../../../shared/locale/fr/ui/duties.json' with { type: 'json' };

const texts = { fr, en } as const;

const dayMinutes = 24 * 60;

interface Making {
  readonly madeAt: number;
  readonly language: 'fr' | 'en';
}

/** The duties as a calendar file, one entry each under an id that stays the same. */
export const dutyFile = (entries: readonly DutyEntry[], { madeAt, language }: Making): string =>
  calendarFile(
    texts[language]['duties.file.name'],
    entries.map((entry) => entryOf(entry, texts[language])),
    { madeAt },
  );

function entryOf(entry: DutyEntry, words: Readonly<Record<string, string>>): CalendarEntry {
  const { id, kind, name, at, day, whole, adviseOn, status, letters, received } = entry;
  const say = (key: string): string => words[`duties.${key}`] ?? '';
  const lines = [
    say(`status.${status}`),
    letters > 0 ? say('received').replace('{received}', String(received)).replace('{total}', String(letters)) : '',
    adviseOn === null ? '' : say('file.advised').replace('{day}', adviseOn),
  ];
  return {
    uid: `${id}@tapis`,
    title: [say(`kind.${kind}`), name].filter(Boolean).join(', '),
    description: lines.filter(Boolean).join('\n'),
    at: whole ? day : at,
    ...(status !== 'start' && !whole && { alarmsMinutes: [dayMinutes] }),
  };
}
