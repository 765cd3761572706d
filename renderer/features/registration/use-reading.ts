import { computed, watch, type ComputedRef } from 'vue';
import { isReadable, type Identity, type MrzResult } from '../../../shared/domain/people/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { deskNow, query, useDeskStore, useEntriesStore, useTournament } from '../../desk/index.ts';
import { newFile, useFileStore } from './file-store.ts';
import { draftOf, emptyDraft, identityOf, isEmpty, withKnown, withoutKnown, type KnownPlayer } from './logic/draft.ts';
import { draftOfReading, isPoor, readingOf } from './logic/reading.ts';

export interface Reading {
  readonly today: ComputedRef<string>;
  readonly reading: ComputedRef<MrzResult | undefined>;
  /** A scan may be taken: no file lies open, or its document has to be read again. */
  readonly ready: () => boolean;
  take(lines: readonly string[]): Promise<void>;
  /** Fills the form in from last time, when the house knows the person. */
  recognise(): Promise<void>;
  /** It is not the person whom the house knows. */
  isStranger(): void;
  /** Opens the file of somebody who is pre-registered, as it was typed then; the document is seen again. */
  takeUp(entry: string): Promise<void>;
}

/** From a scanned document to an open file. */
export function useReading(): Reading {
  const store = useFileStore();
  const desk = useDeskStore();
  const entries = useEntriesStore();
  const { zone } = useTournament();
  const today = computed(() => localDate(deskNow().wall, zone.value));
  const reading = computed(() => readingOf(store.file.draft.scan, today.value));

  async function take(lines: readonly string[]): Promise<void> {
    const now = deskNow().wall;
    const read = readingOf(lines, today.value);
    const found = read && isReadable(read) ? draftOfReading(read) : {};
    const signedAt = desk.house?.house.formRule === 'ticked' ? null : now;
    store.put({ ...newFile, draft: { ...emptyDraft, scan: lines, readAt: now, signedAt, ...found } });
    await recognise();
  }

  async function recognise(): Promise<void> {
    const { draft, stranger } = store.file;
    if (draft.person !== null || stranger || !identityOf(draft)) return;
    const { surname, givenNames, birthDate, documentNumber } = draft;
    const asked = { surname, givenNames, birthDate, documentNumber };
    const outcome = await query<{ readonly known: KnownPlayer | null }>('registration.known', asked);
    const now = store.file.draft;
    const isSame = now.surname === surname && now.givenNames === givenNames && now.birthDate === birthDate;
    if (!outcome.ok || !isSame || store.file.stranger) return;
    const { known } = outcome.answer;
    if (known) store.change({ known, draft: withKnown(now, known) });
  }

  async function takeUp(entry: string): Promise<void> {
    const person = entries.byEntry.get(entry)?.person;
    if (person === undefined) return;
    const outcome = await query<{ readonly identity: Identity }>('people.show', { person });
    if (!outcome.ok) return;
    const draft = { ...draftOf(outcome.answer.identity), person, entry, readAt: deskNow().wall };
    store.putAside();
    store.put({ ...newFile, draft });
  }

  /** A pre-registration of the person is the entry that is being paid. */
  watch(
    () => {
      const { person } = store.file.draft;
      return person === null
        ? null
        : (entries.list.find((row) => row.person === person && row.state === 'pre-registered')?.entry ?? null);
    },
    (entry) => {
      if (!store.file.registered && store.file.draft.entry !== entry) store.patch({ entry });
    },
  );

  return {
    today,
    reading,
    ready: () => isEmpty(store.file.draft) || (!store.file.registered && isPoor(reading.value)),
    take,
    recognise,
    takeUp,
    isStranger: () => store.change({ known: null, stranger: true, draft: withoutKnown(store.file.draft) }),
  };
}
