import type { Identity, RetentionTerms } from '../../../../shared/domain/people/index.ts';
import { formatMinute } from '../../../../shared/kernel/calendar.ts';
import en from '../../../../shared/locale/en/person-file.json' with { type: 'json' };
import enPapers from '../../../../shared/locale/en/ui/compliance.json' with { type: 'json' };
import enPeople from '../../../../shared/locale/en/ui/people.json' with { type: 'json' };
import enDocuments from '../../../../shared/locale/en/ui/registration.json' with { type: 'json' };
import fr from '../../../../shared/locale/fr/person-file.json' with { type: 'json' };
import frPapers from '../../../../shared/locale/fr/ui/compliance.json' with { type: 'json' };
import frPeople from '../../../../shared/locale/fr/ui/people.json' with { type: 'json' };
import frDocuments from '../../../../shared/locale/fr/ui/registration.json' with { type: 'json' };
import type { PersonData } from './person-data.ts';

export interface FileSetting {
  readonly language: 'fr' | 'en';
  readonly zone: string;
  readonly house: string;
  readonly at: number;
  readonly terms: RetentionTerms;
}

type Key = keyof typeof fr;

/** The words of the screens too, for what the house keeps as a code. */
const codeWords: Readonly<Record<FileSetting['language'], Readonly<Record<string, string>>>> = {
  fr: { ...frPapers, ...frPeople, ...frDocuments, ...fr },
  en: { ...enPapers, ...enPeople, ...enDocuments, ...en },
};

/** Words and formats of one file. */
function wordsOf({ language, zone }: FileSetting) {
  const texts: Readonly<Record<Key, string>> = { fr, en }[language];
  const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  /** A code in words, by the group that it belongs to; as it is where it has none. */
  const word = (group: string, code: unknown): string =>
    codeWords[language][`${group}.${String(code)}`] ?? (typeof code === 'string' ? code : '');
  const date = (day: unknown): string =>
    typeof day === 'string' ? day.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1') : '';
  const moment = (at: unknown): string =>
    typeof at === 'number' ? date(formatMinute(at, zone).slice(0, 16)).replace('T', ' ') : '—';
  const euros = (cents: unknown): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(cents) / 100);
  return { t, word, date, moment, euros };
}

type Words = ReturnType<typeof wordsOf>;

/** A table of a person's file, or a list when it has no heads. */
export interface FileTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A person's file as it is read, whatever it is written on. */
export interface PersonSections {
  readonly title: string;
  /** Whose file, from when; how long each kind of data is kept. */
  readonly made: string;
  readonly kept: string;
  readonly none: string;
  readonly sections: readonly { readonly title: string; readonly tables: readonly FileTable[] }[];
}

/** What stands in a cell: nothing is shown as a dash, and line ends as spaces. */
const shown = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.replace(/\s+/g, ' ') : '—';
};

const tableOf = (heads: readonly string[], rows: readonly (readonly unknown[])[]): FileTable => ({
  heads,
  rows: rows.map((cells) => cells.map(shown)),
});

function identityTable(identity: Identity, { t, word, date }: Words): FileTable {
  const { address } = identity;
  const rows: readonly (readonly [Key, unknown])[] = [
    ['surname', identity.surname],
    ['usageName', identity.usageName],
    ['givenNames', identity.givenNames],
    ['birthDate', date(identity.birthDate)],
    ['birthPlace', identity.birthPlace],
    ['sex', identity.sex],
    ['nationality', identity.nationality],
    ['address', [address.line, address.postcode, address.city, address.country].filter(Boolean).join(', ')],
    ['document', documentText(identity, { word, date })],
    ['phone', identity.phone],
    ['email', identity.email],
  ];
  return tableOf(
    [t('field'), t('value')],
    rows.map(([key, value]) => [t(key), value]),
  );
}

const documentText = ({ document }: Identity, { word, date }: Pick<Words, 'word' | 'date'>): string =>
  [word('registration.document', document.kind), document.number, date(document.expiry)].filter(Boolean).join(' · ');

type Section = readonly [Key, readonly FileTable[]];

/** Tables of what the person did and was given. */
function eventSections(data: PersonData, { t, word, date, moment, euros }: Words): readonly Section[] {
  const entries = data.entries.map(({ name, startsAt, state, number }) => [
    ...[name, moment(startsAt)],
    ...[word('registration.state', state), number],
  ]);
  const receipts = data.receipts.map(({ number, kind, day, cavesCents, feeCents }) => [
    ...[number, word('registration.kind', kind), date(day)],
    ...[euros(cavesCents), euros(feeCents)],
  ]);
  const prizes = data.prizes.map(({ tournament, rank, amountCents, status, number }) => [
    ...[tournament, rank, euros(amountCents)],
    ...[word('prize', status), number],
  ]);
  const papers = data.papers.map(({ kind, number, sha256 }) => [
    ...[word('compliance.paperKind', kind), number, sha256],
  ]);
  return [
    ['entries', [tableOf([t('tournament'), t('day'), t('state'), t('receipt')], entries)]],
    ['receipts', [tableOf([t('receipt'), t('kind'), t('day'), t('caves'), t('fee')], receipts)]],
    ['prizes', [tableOf([t('tournament'), t('rank'), t('amount'), t('state'), t('receipt')], prizes)]],
    ['papers', [tableOf([t('paper'), t('receipt'), 'SHA-256'], papers)]],
  ];
}

/** An event or a question: the part of the house that it belongs to in words, and its own name. */
const inWords = (name: unknown, word: Words['word']): string =>
  `${word('people.looks.in', String(name).split('.')[0])} · ${shown(name)}`;

/** Tables of what was recorded about the person, and of who looked. */
function recordSections(data: PersonData, { t, word, moment }: Words): readonly Section[] {
  const lines = data.journal.map(({ seq, at, type, actor }) => [...[seq, moment(at)], ...[inWords(type, word), actor]]);
  const looks = data.looks.map(({ at, account, station, query, depth }) => [
    ...[moment(at), account, station],
    `${inWords(query, word)} (${word('people.depth', depth)})`,
  ]);
  const texts = Object.values(data.texts).map((text) => [text]);
  return [
    ['journal', [tableOf(['n°', t('when'), t('what'), t('who')], lines)]],
    ['texts', [tableOf([], texts)]],
    ['looks', [tableOf([t('when'), t('who'), t('where'), t('what')], looks)]],
  ];
}

/** Everything that the house keeps of a person, in their language. */
export function personSections(data: PersonData, setting: FileSetting): PersonSections {
  const words = wordsOf(setting);
  const { t, moment } = words;
  const { terms, house, at } = setting;
  const sections: readonly Section[] = [
    ['identity', [identityTable(data.identity, words)]],
    ['former', data.former.map((one) => identityTable(one, words))],
    ...eventSections(data, words),
    ...recordSections(data, words),
  ];
  return {
    title: t('title'),
    made: t('made', { house, at: moment(at), person: data.person }),
    kept: t('kept', { ...terms }),
    none: t('none'),
    sections: sections.map(([key, tables]) => ({
      title: t(key),
      tables: tables.filter(({ rows }) => rows.length > 0),
    })),
  };
}
