import type { ConductEvents } from '../../../shared/domain/conduct/index.ts';
import { useTexts } from '../../texts/index.ts';
import type { LogLine } from './log-lines.ts';

type Tell = (data: never) => string;

/** How a line of the log is told. `nameOf` names an entry's player. */
export function useLineText(nameOf: (entry: string) => string): (line: LogLine) => string {
  const { t } = useTexts();
  const names = (entries: readonly string[]): string => (entries.length === 0 ? '—' : entries.map(nameOf).join(', '));
  const about =
    (key: Parameters<typeof t>[0]): Tell =>
    ({ entry }: { readonly entry: string }) =>
      t(key, { player: nameOf(entry) });

  const tellers: Readonly<Record<string, Tell>> = {
    'conduct.incidentRecorded': ({ number, category, entries }: ConductEvents['conduct.incidentRecorded']) =>
      t('journal.event.conduct.incidentRecorded', {
        ...{ number, category: t(`conduct.category.${category}`), players: names(entries) },
      }),
    'conduct.ruled': ({ number, source, clause }: ConductEvents['conduct.ruled']) =>
      t('journal.event.conduct.ruled', { number, source: t(`conduct.source.${source}`), clause }),
    'conduct.warned': about('journal.event.conduct.warned'),
    'conduct.expelledForTime': about('journal.event.conduct.expelledForTime'),
    'conduct.calledBack': about('journal.event.conduct.calledBack'),
    'conduct.expelled': ({ entry, ground }: ConductEvents['conduct.expelled']) =>
      t('journal.event.conduct.expelled', { player: nameOf(entry), ground: t(`conduct.ground.${ground}`) }),
    'conduct.expulsionRevoked': about('journal.event.conduct.expulsionRevoked'),
    'conduct.absentRemoved': ({ absent }: ConductEvents['conduct.absentRemoved']) =>
      t('journal.event.conduct.absentRemoved', { players: names(absent.map(({ entry }) => entry)) }),
    'conduct.playSuspended': ({ reason }: ConductEvents['conduct.playSuspended']) =>
      t('journal.event.conduct.playSuspended', { reason: t(`conduct.reason.${reason}`) }),
    'conduct.stacksNoted': ({ stacks }: ConductEvents['conduct.stacksNoted']) =>
      t('journal.event.conduct.stacksNoted', { n: stacks.length }, stacks.length),
    'conduct.playResumed': () => t('journal.event.conduct.playResumed'),
    'conduct.playStopped': ({ reason }: ConductEvents['conduct.playStopped']) =>
      t('journal.event.conduct.playStopped', { reason: t(`conduct.reason.${reason}`) }),
    'conduct.holdSet': () => t('journal.event.conduct.holdSet'),
    'conduct.holdLifted': () => t('journal.event.conduct.holdLifted'),
    'prizes.dealRefused': ({ entries }: { readonly entries: readonly string[] }) =>
      t('journal.event.prizes.dealRefused', { players: names(entries) }),
    'registration.transferRefused': about('journal.event.registration.transferRefused'),
  };

  return ({ kind, data }) => {
    const tell = Object.hasOwn(tellers, kind) ? tellers[kind] : undefined;
    return tell ? tell(data as never) : kind;
  };
}
