import { computed, type ComputedRef } from 'vue';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import { schedule } from '../../../shared/domain/clock/index.ts';
import { useAccountNames, useDeskStore, useEntriesStore, useTournament } from '../../desk/index.ts';
import { useTexts } from '../../texts/index.ts';
import { sentenceOfEvent } from '../../texts/events/event-sentence.ts';
import { positionText } from '../../texts/events/position-text.ts';
import type { EventTeller, ToldEvent } from '../../texts/events/teller.ts';
import type { NamedId } from './journal-filter.ts';

export interface JournalNames {
  /** The sentence of a line, with the names that this window knows. */
  readonly sentence: (event: ToldEvent & { readonly stream: string }) => string;
  readonly actor: (actor: string) => string;
  /** Whom a text may mean. */
  readonly named: ComputedRef<readonly NamedId[]>;
}

const tournamentOf = (stream: string): string => stream.split('/')[1] ?? '';

/** Names for the ids of the journal: accounts from the desk, players of the tournament at hand, drawers and levels. */
export function useJournalNames(): JournalNames {
  const { t, language } = useTexts();
  const { zone, profile } = useTournament();
  const desk = useDeskStore();
  const entries = useEntriesStore();
  const { accountName: account, names: accounts } = useAccountNames();
  /** A player of another tournament is told by the receipt: names are asked for the tournament at hand only. */
  const entryIn = (stream: string, id: string): string => {
    const row = entries.byEntry.get(id);
    if (row?.surname) return `${row.surname} ${row.givenNames ?? ''}`.trim();
    const there = desk.stateOf(stream) as TournamentStreamState | undefined;
    return t('journal.someone', { entry: there?.registration.entries[id]?.number ?? id });
  };
  const recipient = (role: string): string =>
    profile.value?.recipients.find((each) => each.role === role)?.name[language.value] ?? role;
  const segmentsOf = computed(
    () =>
      new Map(desk.tournaments.map(({ id, state }) => [id, state.plan.terms && schedule(state.plan.terms).segments])),
  );
  const teller = (stream: string): EventTeller => ({
    t,
    language: language.value,
    zone: zone.value,
    names: {
      account,
      entry: (id) => entryIn(stream, id),
      recipient,
      till: (till) => t('journal.till', { till }),
      position: (at) => positionText(segmentsOf.value.get(tournamentOf(stream)), at, t),
    },
  });

  return {
    sentence: (event) => sentenceOfEvent(event, teller(event.stream)),
    actor: (actor) => {
      if (actor === 'desk') return t('journal.desk');
      return actor === 'anyone' ? t('journal.anyone') : account(actor);
    },
    named: computed(() => [
      ...entries.list.map(({ entry: id, surname, givenNames }) => ({
        id,
        name: `${surname ?? ''} ${givenNames ?? ''}`,
      })),
      ...[...accounts.value].map(([id, name]) => ({ id, name })),
    ]),
  };
}
