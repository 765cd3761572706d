import { schedule, type Blinds } from '../../../shared/domain/clock/index.ts';
import type { ChipView } from './figures-view.ts';
import type { Moment } from './moment.ts';
import { countText, hourText, spanText, type Words } from './words.ts';

/** A cell of the line at the foot: what comes. */
export interface CellView {
  readonly label: string;
  readonly figure: string;
  readonly beside: string;
}

export interface FootView {
  readonly next: CellView;
  readonly pause: CellView;
  readonly chips: readonly ChipView[];
}

/** `null` once nothing comes any more. */
export function footView(moment: Moment, words: Words): FootView | null {
  if (moment.state === 'ended' || moment.state === 'cancelled') return null;
  return { next: nextView(moment, words), pause: pauseView(moment, words), chips: chipsView(moment, words) };
}

function nextView(moment: Moment, words: Words): CellView {
  const { t } = words;
  const next = blindsAfter(moment);
  if (!next) return { label: t('hall.next.last'), figure: t('hall.next.same'), beside: '' };
  const figures = { small: countText(next.smallBlind, words), big: countText(next.bigBlind, words) };
  const ante = countText(next.bigBlindAnte, words);
  return {
    label: t('hall.level', { level: next.level }),
    figure: t('hall.next.blinds', figures),
    beside: next.bigBlindAnte > 0 ? t('hall.next.ante', { ante }) : '',
  };
}

/** The level after the one that the screen announces large: in a break and before the start the large one is itself still to come. */
function blindsAfter({ state, face, terms }: Moment): Blinds | undefined {
  const { nextBlinds } = face;
  if (state !== 'waiting' && face.kind !== 'break') return nextBlinds ?? undefined;
  return terms.levels.find(({ level }) => nextBlinds !== null && level > nextBlinds.level);
}

function pauseView(moment: Moment, words: Words): CellView {
  const { face, state, now } = moment;
  const { t } = words;
  if (face.kind !== 'level') return afterwards(moment, words);
  const label = t('hall.pause.next');
  if (face.toBreakMs === null) return { label, figure: t('hall.pause.none'), beside: '' };
  const beside =
    state === 'stopped'
      ? t('hall.pause.ofPlay')
      : t('hall.pause.at', { time: hourText(now.wall + face.toBreakMs, words) });
  return { label, figure: spanText(face.toBreakMs, words), beside };
}

/** From the end of this break, or from the start, to the break that follows. */
function afterwards({ face, state, terms }: Moment, words: Words): CellView {
  const { t } = words;
  const waiting = state === 'waiting';
  const label = t(waiting ? 'hall.pause.first' : 'hall.pause.following');
  const ahead = schedule(terms).segments.slice(waiting ? 0 : face.position + 1);
  const next = ahead.findIndex(({ kind }) => kind === 'break');
  if (next < 0) return { label, figure: t('hall.pause.none'), beside: '' };
  const playMs = ahead.slice(0, next).reduce((sum, { durationMs }) => sum + durationMs, 0);
  const beside = t(waiting ? 'hall.pause.afterStart' : 'hall.pause.afterResume');
  return { label, figure: spanText(playMs, words), beside };
}

/** The chips that are in play: those that an earlier break, or this one, removed are not. */
function chipsView({ face, terms }: Moment, words: Words): readonly ChipView[] {
  const until = face.kind === 'countdown' ? 0 : face.position + 1;
  const gone = schedule(terms)
    .segments.slice(0, until)
    .flatMap((segment) => (segment.kind === 'break' ? segment.colourUp : []));
  return terms.chips
    .filter(({ value }) => !gone.includes(value))
    .toSorted((one, other) => one.value - other.value)
    .map(({ value, colour }) => ({ value: countText(value, words), colour }));
}
