import type { Blinds } from '../../../shared/domain/clock/index.ts';
import { chipsText, countdownText, secondsShown } from '../../texts/index.ts';
import type { Moment } from './moment.ts';
import { rulerView, type RulerView } from './ruler-view.ts';
import { hourText, sinceText, spanText, type Words } from './words.ts';

/** Blinds in two writings: `100 000`, and `100 k` for where even the narrowest digits are too long. */
export interface BlindsView {
  readonly label: string;
  readonly anteLabel: string;
  /** Small blind, big blind, ante; no ante is an empty text. */
  readonly full: readonly [string, string, string];
  readonly short: readonly [string, string, string];
}

export interface ClockView {
  /** `Niveau 7`, `Pause`, `Début du tournoi`… */
  readonly title: string;
  readonly aside: string;
  /** The time, or the word that stands in its place. */
  readonly big: string;
  readonly isTime: boolean;
  readonly spoken: string;
  readonly ruler: RulerView | null;
  readonly blinds: BlindsView | null;
}

/** From this big blind on blinds may be written in thousands (DESIGN §3). */
const shortFrom = 100_000;

export function clockView(moment: Moment, words: Words): ClockView {
  const { t } = words;
  const { state, face } = moment;
  const isTime = state !== 'ended' && state !== 'cancelled';
  return {
    title: titleOf(moment, words),
    aside: asideOf(moment, words),
    big: isTime ? countdownText(face.remainingMs, t('hall.span.dayShort')) : t(`hall.big.${state}`),
    isTime,
    spoken: isTime ? spokenTime(face.remainingMs, words) : '',
    ruler: isTime ? rulerView(moment, words) : null,
    blinds: isTime ? blindsView(moment, words) : null,
  };
}

function titleOf({ state, face }: Moment, { t }: Words): string {
  if (state === 'ended') return t('hall.title.ended');
  if (state === 'cancelled') return t('hall.title.cancelled');
  if (state === 'waiting') return t(face.remainingMs > 0 ? 'hall.title.start' : 'hall.title.startNow');
  return face.kind === 'break' ? t('hall.title.break') : t('hall.level', { level: face.blinds?.level ?? 1 });
}

function asideOf(moment: Moment, words: Words): string {
  const { state, face, tournament, now } = moment;
  const { t } = words;
  const anchoredAt = tournament.clock.core.anchor.wall;
  switch (state) {
    case 'waiting':
      return startAside(moment, words);
    case 'stopped':
      return t('hall.aside.stopped', { since: sinceText(now.wall - anchoredAt, words) });
    case 'ended':
      return face.endedBy === null ? '' : t(`hall.aside.${face.endedBy}`, { time: hourText(anchoredAt, words) });
    case 'cancelled':
      return '';
    case 'break':
    case 'running':
    case 'last-minute':
      return endAside(moment, words);
  }
}

function endAside({ state, face, now }: Moment, words: Words): string {
  const time = hourText(face.endsAt ?? now.wall, words);
  if (state === 'break') return words.t('hall.aside.resumes', { time });
  return words.t(face.repeated ? 'hall.aside.repeats' : 'hall.aside.levelEnds', { time });
}

function startAside({ tournament: { plan } }: Moment, words: Words): string {
  const startsAt = plan.startsAt ?? 0;
  const delayed = plan.announcedStartsAt !== null && startsAt > plan.announcedStartsAt;
  return words.t(delayed ? 'hall.aside.delayed' : 'hall.aside.starts', { time: hourText(startsAt, words) });
}

/** `14 minutes 37 secondes`; hours and days in round words. */
function spokenTime(remainingMs: number, words: Words): string {
  const seconds = secondsShown(remainingMs);
  if (seconds >= 3600) return spanText(remainingMs, words);
  const minutes = Math.floor(seconds / 60);
  const parts = [words.t('hall.spoken.minutes', minutes), words.t('hall.spoken.seconds', seconds % 60)];
  return parts.join(' ');
}

function blindsView({ state, face }: Moment, words: Words): BlindsView | null {
  const { t } = words;
  const ahead = state === 'waiting' || face.kind === 'break';
  const blinds = ahead ? (face.nextBlinds ?? face.blinds) : face.blinds;
  if (!blinds) return null;
  const label = blindsLabel(face.kind, blinds, words);
  const write = (figure: (chips: number) => string): [string, string, string] => [
    figure(blinds.smallBlind),
    figure(blinds.bigBlind),
    blinds.bigBlindAnte > 0 ? figure(blinds.bigBlindAnte) : '',
  ];
  const full = (chips: number): string => chipsText(chips, words.language);
  const short = (chips: number): string => (blinds.bigBlind < shortFrom ? full(chips) : thousands(chips, full));
  return { label, anteLabel: t('hall.ante'), full: write(full), short: write(short) };
}

function blindsLabel(kind: Moment['face']['kind'], { level }: Blinds, { t }: Words): string {
  if (kind === 'countdown') return t('hall.blinds.atStart', { level });
  return kind === 'break' ? t('hall.blinds.afterBreak', { level }) : t('hall.blinds');
}

/** In thousands, as long as nothing is lost by it: `60 k`. */
const thousands = (chips: number, full: (chips: number) => string): string =>
  chips >= 1000 && chips % 1000 === 0 ? `${full(chips / 1000)}\u00a0k` : full(chips);
