import type { Ref } from 'vue';
import { sentenceOfEvent } from '../../texts/events/event-sentence.ts';
import { useTexts } from '../../texts/index.ts';
import type { LogLine } from './log-lines.ts';

const asItStands = (id: string): string => id;

/** How a line of the log is told: as the journal tells it. `nameOf` names an entry's player; nobody else is named in these lines. */
export function useLineText(nameOf: (entry: string) => string, zone: Readonly<Ref<string>>): (line: LogLine) => string {
  const { t, language } = useTexts();
  return ({ kind, data }) =>
    sentenceOfEvent(
      { type: kind, data },
      {
        ...{ t, language: language.value, zone: zone.value },
        names: { ...{ entry: nameOf, account: asItStands, till: asItStands, recipient: asItStands }, position: String },
      },
    );
}
