import type { Language, Texts } from '../../texts/index.ts';
import { amountText, chipsText, rankText, timeText } from '../../texts/index.ts';

/** What a view is written with: the texts, their language, and the venue's time zone. */
export interface Words {
  readonly t: Texts['t'];
  readonly language: Language;
  readonly zone: string;
}

/** What stands for a figure that nobody can vouch for any more (decision 21). */
export const unknownFigure = '—';

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 1440;
const noBreakSpace = '\u00a0';

/** An hour of the venue: `23:00`. */
export const hourText = (at: number, { language, zone }: Words): string => timeText(at, language, zone);

/** A stretch of time in round words: `29 min`, `1 h 29`, `2 j 3 h`. A begun minute is a whole one. */
export function spanText(durationMs: number, { t }: Words): string {
  const minutes = Math.ceil(Math.max(0, durationMs) / minuteMs);
  const hours = Math.floor(minutes / hourMinutes);
  if (minutes >= dayMinutes) return t('hall.span.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours === 0) return t('hall.span.minutes', { minutes });
  return t('hall.span.hours', { hours, minutes: String(minutes % hourMinutes).padStart(2, '0') });
}

/** How long something has lasted, to the second while it is young: `42 s`, `3 min 12 s`, `1 h 29`. */
export function sinceText(durationMs: number, words: Words): string {
  const seconds = Math.floor(Math.max(0, durationMs) / 1000);
  if (seconds >= hourMinutes * 60) return spanText(Math.floor(seconds / 60) * minuteMs, words);
  const part = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  return words.t(seconds >= 60 ? 'hall.span.minutesSeconds' : 'hall.span.seconds', part);
}

/** Prizes that are whole euros are shown without cents: `3 163 €`. */
export function prizeText(amountCents: number, { language }: Words): string {
  if (amountCents % 100 !== 0) return amountText(amountCents, language);
  const euros = chipsText(amountCents / 100, language);
  return language === 'fr' ? `${euros}${noBreakSpace}€` : `€${euros}`;
}

export const countText = (count: number, { language }: Words): string => chipsText(count, language);

/** Big blinds with one decimal where there is one: `63,8`, `200`. */
export function bigBlindsText(chips: number, bigBlind: number, { language }: Words): string {
  const tenths = Math.round((chips * 10) / bigBlind);
  const mark = language === 'fr' ? ',' : '.';
  const whole = chipsText(Math.floor(tenths / 10), language);
  return tenths % 10 === 0 ? whole : `${whole}${mark}${tenths % 10}`;
}

/** A rank for rich text, its end raised: `1^er^`. */
export function rankMarked(rank: number, { language }: Words): string {
  const [figure, end] = rankText(rank, language);
  return `${figure}^${end}^`;
}
