import type { Verdict } from '../../../../shared/domain/people/index.ts';
import { daysBetween } from '../../../../shared/kernel/calendar.ts';
import { sentenceOf, type Language } from '../../../texts/index.ts';

/** Findings that the list tells in its own few words, by their code; all others stand as the desk words them. */
export const shortCodes = [
  'adult',
  'not-excluded',
  'first-entry',
  'not-staff',
  'no-limitation',
  'document-valid',
] as const;

export type ShortCode = (typeof shortCodes)[number];

export const isShort = (code: string): code is ShortCode => (shortCodes as readonly string[]).includes(code);

const zoneFields = ['documentNumber', 'birthDate', 'expiryDate', 'optional', 'composite', 'names'] as const;

/** A part of the machine-readable zone, named for people. */
export type ZoneField = (typeof zoneFields)[number];

/** The desk's sentence of a finding; `nameOf` names the parts of a document's zone in the page's language. */
export function findingText(
  language: Language,
  { code, params }: Verdict,
  nameOf: (field: ZoneField) => string,
): string {
  const { fields } = params;
  const named = Array.isArray(fields)
    ? (fields as readonly string[]).map((field) => (isZoneField(field) ? nameOf(field) : field))
    : null;
  return sentenceOf(language, {
    code: `people.verdict.${code}`,
    params: { ...params, ...(named && { fields: named }) },
  });
}

const isZoneField = (field: string): field is ZoneField => (zoneFields as readonly string[]).includes(field);

/** How many days old the list is that a finding rests on. */
export function listDays({ params }: Verdict, today: string): number {
  const { listDate } = params;
  return typeof listDate === 'string' ? daysBetween(listDate, today) : 0;
}

/** A document that expires within a month is worth a word. */
const soonDays = 31;

/** Days until the document's expiry, when it is near; `undefined` when it is far or not known. */
export function expiresInDays(expiry: string | null, today: string): number | undefined {
  if (expiry === null) return undefined;
  const days = daysBetween(today, expiry);
  return days >= 0 && days <= soonDays ? days : undefined;
}
