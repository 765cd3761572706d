import { Temporal } from 'temporal-polyfill';

/** One entry of a calendar file: an hour, or a whole day. Texts are plain, in any script. */
export interface CalendarEntry {
  /** The same at every export, so that a calendar that reads the file again changes the entry and adds none. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** Epoch milliseconds of the moment; of a whole day, the day itself (`2027-03-05`). */
  readonly at: number | string;
  /** Reminders, in minutes before. */
  readonly alarmsMinutes?: readonly number[];
}

const lineBytes = 75;

/** `20270305T190000Z` */
const utcStamp = (at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Backslash, semicolon, comma and line ends are escaped (RFC 5545, 3.3.11); other control characters are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** The bytes of one character in UTF-8. */
function utf8Bytes(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Lines longer than 75 bytes go on in the next after a space (RFC 5545, 3.1); a character is never cut in two. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const character of line) {
    const bytes = utf8Bytes(character);
    if (used + bytes > lineBytes) {
      lines.push(current);
      current = ' ';
      used = 1;
    }
    current += character;
    used += bytes;
  }
  return [...lines, current].join('\r\n');
}

function momentLines(at: number | string): string[] {
  if (typeof at === 'number') return [`DTSTART:${utcStamp(at)}`, `DTEND:${utcStamp(at)}`];
  const day = Temporal.PlainDate.from(at);
  const plain = (date: Temporal.PlainDate): string => date.toString().replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(day.add({ days: 1 }))}`, 'TRANSP:TRANSPARENT'];
}

const alarm = (minutes: number, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

const entryLines = ({ uid, title, description, at, alarmsMinutes = [] }: CalendarEntry, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp}`,
  ...momentLines(at),
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...alarmsMinutes.flatMap((minutes) => alarm(minutes, title)),
  'END:VEVENT',
];

/** A calendar file (RFC 5545): times in UTC, lines folded, ended by CR LF. `madeAt` is epoch milliseconds. */
export function calendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  { madeAt }: { readonly madeAt: number },
): string {
  const stamp = utcStamp(madeAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tapis//Tapis//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
