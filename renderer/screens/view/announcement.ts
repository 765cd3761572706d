import type { Moment } from './moment.ts';
import { countText, type Words } from './words.ts';

const minuteMs = 60_000;

/**
 * What is read out to who cannot see the screen: it changes at 5 minutes, at 1 minute and at a level change, and at nothing else
 * (DESIGN §7), so that a live region that holds it speaks only then.
 */
export function announcementOf({ state, face }: Moment, words: Words): string {
  const { t } = words;
  if (state === 'waiting' || state === 'ended' || state === 'cancelled') return '';
  const minutes = [1, 5].find((each) => face.remainingMs <= each * minuteMs && face.durationMs > each * minuteMs);
  if (minutes !== undefined) return t('hall.announce.minutes', minutes);
  if (face.kind === 'break') return t('hall.title.break');
  const { level = 1, smallBlind = 0, bigBlind = 0 } = face.blinds ?? {};
  return t('hall.announce.level', { level, small: countText(smallBlind, words), big: countText(bigBlind, words) });
}
