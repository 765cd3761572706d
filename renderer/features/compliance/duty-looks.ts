import type { DutyEntry } from '../../../shared/domain/notices/index.ts';
import { dayIn, type Language } from '../../texts/index.ts';
import { looks } from './notice-looks.ts';

/** Shape and tone of an entry; a start is a square, as on the timeline. */
export const dutyLook = ({ status }: Pick<DutyEntry, 'status'>) =>
  status === 'start' ? ({ icon: 'play', tone: 'start' } as const) : looks[status];

/** What an entry is about: a tournament or a season by its name, a month (`2027-03`) in words. */
export const dutyName = ({ kind, name }: Pick<DutyEntry, 'kind' | 'name'>, language: Language): string | null =>
  kind === 'monthly-statement' && name !== null
    ? dayIn(`${name}-01`, language, { month: 'long', year: 'numeric' })
    : name;
