import type { Identity, RetentionTerms } from '../../../../shared/domain/people/index.ts';
import { formatMinute } from '../../../../shared/kernel/calendar.ts';
import en from '../../../../shared/locale/en/person-file.json' with { type: 'json' };
import fr from '../../../../shared/locale/fr/person-file.json' with { type: 'json' };
import type { PersonData } from './person-data.ts';

interface Setting {
  readonly language: 'fr' | 'en';
  readonly zone: string;
  readonly house: string;
  readonly at: number;
  readonly terms: RetentionTerms;
}

type Key = keyof typeof fr;

/** Words and formats of one file. */
function wordsOf({ language, zone }: Setting) {
  const texts: Readonly<Record<Key, string>> = { fr, en }[language];
  const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const moment = (at: unknown): string =>
    typeof at === 'number' ? formatMinute(at, zone).replace('T', ' ').slice(0, 16) : '—';
  const euros = (cents: unknown): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(cents) / 100);
  return { t, moment, euros };
}

type Words = ReturnType<typeof wordsOf>;

/** A cell of a table: what people typed may hold the marks of the form itself. */
const cell = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ') : '—';
};

function table(heads: readonly string[], rows: readonly (readonly unknown[])[], none: string): string {
  if (rows.length === 0) return `${none}\n`;
  const line = (cells: readonly unknown[]) => `| ${cells.map(cell).join(' | ')} |`;
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

function identityRows(identity: Identity, { t }: Words): string {
  const { address, document } = identity;
  const rows: readonly (readonly [Key, unknown])[] = [
    ['surname', identity.surname],
    ['usageName', identity.usageName],
    ['givenNames', identity.givenNames],
    ['birthDate', identity.birthDate],
    ['birthPlace', identity.birthPlace],
    ['sex', identity.sex],
    ['nationality', identity.nationality],
    ['address', [address.line, address.postcode, address.city, address.country].filter(Boolean).join(', ')],
    ['document', [document.kind, document.number, document.expiry].filter(Boolean).join(' · ')],
    ['phone', identity.phone],
    ['email', identity.email],
  ];
  return table(
    [t('field'), t('value')],
    rows.map(([key, value]) => [t(key), value]),
    '',
  );
}

/** Tables of what the person did and was given. */
function eventSections(data: PersonData, { t, moment, euros }: Words): readonly (readonly [Key, string])[] {
  const none = t('none');
  const entries = data.entries.map(({ name, startsAt, state, number }) => [name, moment(startsAt), state, number]);
  const receipts = data.receipts.map(({ number, kind, day, cavesCents, feeCents }) => [
    ...[number, kind, day],
    ...[euros(cavesCents), euros(feeCents)],
  ]);
  const prizes = data.prizes.map(({ tournament, rank, amountCents, status, number }) => [
    ...[tournament, rank, euros(amountCents)],
    ...[status, number],
  ]);
  const papers = data.papers.map(({ kind, number, sha256 }) => [kind, number, sha256]);
  return [
    ['entries', table([t('tournament'), t('day'), t('state'), t('receipt')], entries, none)],
    ['receipts', table([t('receipt'), t('kind'), t('day'), t('caves'), t('fee')], receipts, none)],
    ['prizes', table([t('tournament'), t('rank'), t('amount'), t('state'), t('receipt')], prizes, none)],
    ['papers', table([t('paper'), t('receipt'), 'SHA-256'], papers, none)],
  ];
}

/** Tables of what was recorded about the person, and of who looked. */
function recordSections(data: PersonData, { t, moment }: Words): readonly (readonly [Key, string])[] {
  const none = t('none');
  const lines = data.journal.map(({ seq, at, type, actor }) => [seq, moment(at), type, actor]);
  const looks = data.looks.map(({ at, account, station, query, depth }) => [
    ...[moment(at), account, station],
    `${cell(query)} (${cell(depth)})`,
  ]);
  const texts = Object.values(data.texts).map((text) => `- ${cell(text)}\n`);
  return [
    ['journal', table(['n°', t('when'), t('what'), t('who')], lines, none)],
    ['texts', texts.join('') || `${none}\n`],
    ['looks', table([t('when'), t('who'), t('where'), t('what')], looks, none)],
  ];
}

/** The file as a person reads it: Markdown, in their language. */
export function personMarkdown(data: PersonData, setting: Setting): string {
  const words = wordsOf(setting);
  const { t, moment } = words;
  const { terms, house, at } = setting;
  const former = data.former.map((one) => identityRows(one, words)).join('\n');
  const sections: readonly (readonly [Key, string])[] = [
    ['identity', identityRows(data.identity, words)],
    ['former', former || `${t('none')}\n`],
    ...eventSections(data, words),
    ...recordSections(data, words),
  ];
  const made = t('made', { house, at: moment(at), person: data.person });
  const head = `# ${t('title')}\n\n${made}\n\n${t('kept', { ...terms })}\n`;
  return [head, ...sections.map(([key, text]) => `## ${t(key)}\n\n${text}`)].join('\n');
}
