import { personFileContract } from '../../../../shared/contract/people-retention.ts';
import { refusePeople } from '../../../../shared/domain/people/index.ts';
import type { Refused } from '../../../../shared/kernel/refusal.ts';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { queryHandler, type DeskReader } from '../../../desk/feature.ts';
import { termsOf } from './kept.ts';
import { personData, type PersonData } from './person-data.ts';
import { personMarkdown } from './person-markdown.ts';
import { personSections, type PersonSections } from './person-sections.ts';

interface Asked {
  readonly person: string;
  readonly language?: 'fr' | 'en' | undefined;
}

/** Everything that the house keeps of one person, as data and as it is read. Refuses `people.unknown`. */
export function personFile(
  read: DeskReader,
  { person, language = 'fr' }: Asked,
  at: number,
): { readonly data: PersonData; readonly sections: PersonSections } | Refused {
  const data = personData(read, person);
  if (!data) return refusePeople('people.unknown', { person });
  const { zone, terms } = termsOf(read);
  const house = read.state('house').house.identity?.name ?? '';
  return { data, sections: personSections(data, { language, zone, house, at, terms }) };
}

/** Everything that the house keeps of one person: data for a machine, and a text for them to read. Noted as a look at their record. */
export const personFileQuery = queryHandler({
  contract: personFileContract,
  answer: (read, input, { at }) => {
    const file = personFile(read, input, at);
    if (isRefused(file)) return file;
    return { data: { exportedAt: at, ...file.data }, markdown: personMarkdown(file.sections) };
  },
});
