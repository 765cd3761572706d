import type { DutyEntry } from '../../../shared/domain/notices/index.ts';
import { looks } from './notice-looks.ts';

/** Shape and tone of an entry; a start is a square, as on the timeline. */
export const dutyLook = ({ status }: Pick<DutyEntry, 'status'>) =>
  status === 'start' ? ({ icon: 'play', tone: 'start' } as const) : looks[status];
