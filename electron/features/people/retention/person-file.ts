import { personFileContract } from '../../../../shared/contract/people-retention.ts';
import { refusePeople } from '../../../../shared/domain/people/index.ts';
import { queryHandler } from '../../../desk/feature.ts';
import { termsOf } from './kept.ts';
import { personData } from './person-data.ts';
import { personMarkdown } from './person-markdown.ts';

/** Everything that the house keeps of one person: data for a machine, and a text for them to read. Noted as a look at their record. */
export const personFileQuery = queryHandler({
  contract: personFileContract,
  answer: (read, { person, language = 'fr' }, { at }) => {
    const data = personData(read, person);
    if (!data) return refusePeople('people.unknown', { person });
    const { zone, terms } = termsOf(read);
    const house = read.state('house').house.identity?.name ?? '';
    return { data: { exportedAt: at, ...data }, markdown: personMarkdown(data, { language, zone, house, at, terms }) };
  },
});
