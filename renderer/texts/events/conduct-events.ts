import type { ConductEvents, SuspensionEvents } from '../../../shared/domain/conduct/index.ts';
import type { Tellers, Told, Words } from './teller.ts';

const aboutPlayer =
  (key: Told[0]) =>
  ({ entry }: { readonly entry: string }, say: Words): Told => [key, { player: say.entry(entry) }];

const players = (entries: readonly string[], say: Words): string => say.list(entries.map((entry) => say.entry(entry)));

export const conductTellers: Tellers<ConductEvents & SuspensionEvents> = {
  'conduct.incidentRecorded': ({ number, category, entries }, say) => [
    'journal.event.conduct.incidentRecorded',
    { number, category: say.word(`conduct.category.${category}`), players: players(entries, say) },
  ],
  'conduct.ruled': ({ number, source, clause }, say) => [
    'journal.event.conduct.ruled',
    { number, source: say.word(`conduct.source.${source}`), clause },
  ],
  'conduct.warned': aboutPlayer('journal.event.conduct.warned'),
  'conduct.expelledForTime': aboutPlayer('journal.event.conduct.expelledForTime'),
  'conduct.calledBack': aboutPlayer('journal.event.conduct.calledBack'),
  'conduct.expelled': ({ entry, ground }, say) => [
    'journal.event.conduct.expelled',
    { player: say.entry(entry), ground: say.word(`conduct.ground.${ground}`) },
  ],
  'conduct.expulsionRevoked': aboutPlayer('journal.event.conduct.expulsionRevoked'),
  'conduct.absentRemoved': ({ absent }, say) => [
    'journal.event.conduct.absentRemoved',
    {
      players: players(
        absent.map(({ entry }) => entry),
        say,
      ),
    },
  ],
  'conduct.playSuspended': ({ reason }, say) => [
    'journal.event.conduct.playSuspended',
    { reason: say.word(`conduct.reason.${reason}`) },
  ],
  'conduct.stacksNoted': ({ stacks }, say) => [
    'journal.event.conduct.stacksNoted',
    { n: say.count(stacks.length) },
    stacks.length,
  ],
  'conduct.playResumed': () => ['journal.event.conduct.playResumed'],
  'conduct.playStopped': ({ reason }, say) => [
    'journal.event.conduct.playStopped',
    { reason: say.word(`conduct.reason.${reason}`) },
  ],
  'conduct.holdSet': () => ['journal.event.conduct.holdSet'],
  'conduct.holdLifted': () => ['journal.event.conduct.holdLifted'],
  'conduct.personSuspended': ({ until }, say) =>
    until === null
      ? ['journal.event.conduct.personSuspended-life']
      : ['journal.event.conduct.personSuspended', { day: say.day(until) }],
  'conduct.suspensionLifted': () => ['journal.event.conduct.suspensionLifted'],
};
