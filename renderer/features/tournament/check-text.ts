import { dayText, type Language, type Texts } from '../../texts/index.ts';
import type { CheckName, OpeningCheck } from './opening-checklist.ts';

interface Told {
  readonly t: Texts['t'];
  readonly language: Language;
  readonly rules: { readonly version: number; readonly sha256: string } | null;
  readonly directorName: string;
  /** The gaming day that is open. */
  readonly day: string | null;
}

type Teller = (check: OpeningCheck, told: Told) => string;

const hashShown = 12;

const plain: Teller = ({ name, state, figures }, { t }) =>
  t(
    `tournament.${name as 'draw' | 'tables' | 'tills'}.${state === 'done' ? 'done' : 'todo'}`,
    { ...figures },
    figures['open'] ?? 0,
  );

const tellers: Readonly<Partial<Record<CheckName, Teller>>> = {
  rules: (_check, { t, rules }) =>
    rules
      ? t('tournament.rules.done', { version: rules.version, hash: rules.sha256.slice(0, hashShown) })
      : t('tournament.rules.todo'),
  director: ({ state }, { t, directorName }) =>
    state === 'done' ? t('tournament.director.done', { name: directorName }) : t('tournament.director.todo'),
  day: (_check, { t, day, language }) =>
    day === null ? t('tournament.day.todo') : t('tournament.day.done', { day: dayText(day, language) }),
  list: ({ state, figures }, { t }) => t(`tournament.list.${state}`, { ...figures }, figures['days'] ?? 0),
  notices: noticesText,
  guarantees: ({ figures: { missing = 0 } }, { t }) => t('tournament.guarantees.missing', missing),
  unsealing: ({ figures: { sealed = 0 } }, { t }) => t('tournament.unsealing.sealed', sealed),
};

/** The sentence under a line of the checklist: how it stands, and what is still to do. */
export const checkText: Teller = (check, told) => (tellers[check.name] ?? plain)(check, told);

function noticesText({ figures }: OpeningCheck, { t }: Told): string {
  const { owed = 0, prepared = 0, sent = 0, late = 0, notReceived = 0 } = figures;
  const told = [t('tournament.notices.sent', { sent, owed })];
  if (prepared < owed) told.push(t('tournament.notices.unprepared', owed - prepared));
  if (late > 0) told.push(t('tournament.notices.late', late));
  if (sent > 0 && notReceived > 0) told.push(t('tournament.notices.notReceived', notReceived));
  return told.join(' ');
}
