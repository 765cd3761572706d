import { timeToLimitMs } from '../../../shared/domain/clock/index.ts';
import { levelsPlayedAt } from '../../../shared/domain/tournament/index.ts';
import { dayNumbers } from '../../texts/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import type { Moment } from './moment.ts';
import { hourText, prizeText, type Words } from './words.ts';

/** The house as on its front: a small line and its own name in capitals. */
export interface Venue {
  readonly small: string;
  readonly large: string;
}

export interface RegistrationView {
  readonly icon: 'circle-check' | 'hourglass' | 'lock';
  readonly text: string;
  readonly small: string;
}

/** `Grand Casino de Clairval`: what comes before the place stands small. A name of another form stands alone. */
export function venueOf(name: string, language: string): Venue {
  const parts = /^(.*\bcasino)\s+(?:(?:de|du|des|of)\s+|d[’'])?(.+)$/i.exec(name);
  return { small: parts?.[1] ?? '', large: (parts?.[2] ?? name).toLocaleUpperCase(language) };
}

/** `Texas hold’em no limit. Cave 100 € + droit 20 €` */
export function termsLine({ terms }: Moment, words: Words): string {
  const { t } = words;
  const game = gameKeys[terms.game];
  const parts = { cave: prizeText(terms.buyInCents, words), fee: prizeText(terms.feeCents, words) };
  const price = t(terms.feeCents > 0 ? 'hall.terms.caveAndFee' : 'hall.terms.cave', parts);
  return `${game ? t(game) : terms.game}. ${price}`;
}

type GameKey = `hall.game.${'' | 'omaha.'}${'noLimit' | 'potLimit' | 'limit'}`;

const gameKeys: Readonly<Record<string, GameKey>> = {
  'texas-holdem-no-limit': 'hall.game.noLimit',
  'texas-holdem-pot-limit': 'hall.game.potLimit',
  'texas-holdem-limit': 'hall.game.limit',
  'omaha-no-limit': 'hall.game.omaha.noLimit',
  'omaha-pot-limit': 'hall.game.omaha.potLimit',
  'omaha-limit': 'hall.game.omaha.limit',
};

const minuteMs = 60_000;
/** From here on the hall is told that registration closes soon. */
const soonMs = 15 * minuteMs;

/** Whether one can still enter, and until when; `null` where there is nothing to tell. */
export function registrationView(moment: Moment, words: Words): RegistrationView | null {
  const { plan } = moment.tournament;
  if (moment.state === 'cancelled') return null;
  const { t } = words;
  if (plan.registration === 'not-opened') return notYet(moment, words);
  const limit = lateLimit(moment);
  if (plan.registration === 'closed' || limit === 'over') return closed(words);
  if (moment.tournament.registration.paidEntries >= moment.terms.registration.capacity) {
    return { icon: 'lock', text: t('hall.registration.full'), small: '' };
  }
  if (limit === null)
    return { icon: 'circle-check', text: t('hall.registration.open'), small: openUntil(moment, words) };
  if (limit > soonMs)
    return { icon: 'circle-check', text: t('hall.registration.open'), small: openUntil(moment, words) };
  const minutes = Math.max(1, Math.ceil(limit / minuteMs));
  return { icon: 'hourglass', text: t('hall.registration.closesIn', { minutes }), small: '' };
}

/** Clock time until late entries end; `null` before the start, `over` once nobody can enter. */
function lateLimit({ tournament, terms, now, state }: Moment): number | null | 'over' {
  if (state === 'waiting') return null;
  const { lateUntil } = terms.registration;
  if (state === 'ended' || !lateUntil || tournament.prizes.frozen) return 'over';
  const left = timeToLimitMs(tournament, lateUntil, now) ?? 0;
  return left > 0 ? left : 'over';
}

const closed = ({ t }: Words): RegistrationView => ({ icon: 'lock', text: t('hall.registration.closed'), small: '' });

function notYet({ terms, now }: Moment, words: Words): RegistrationView {
  const { opensAt } = terms.registration;
  if (opensAt <= now.wall) return { icon: 'lock', text: words.t('hall.registration.notOpen'), small: '' };
  const date = dayNumbers(localDate(opensAt, words.zone), words.language);
  const opens = { date, time: hourText(opensAt, words) };
  return { icon: 'hourglass', text: words.t('hall.registration.notYet', opens), small: '' };
}

function openUntil({ terms }: Moment, { t }: Words): string {
  const { lateUntil } = terms.registration;
  if (!lateUntil) return t('hall.registration.untilStart');
  return t('hall.registration.untilLevel', { level: levelsPlayedAt(lateUntil) });
}
