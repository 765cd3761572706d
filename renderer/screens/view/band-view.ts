import type { Moment } from './moment.ts';
import type { Words } from './words.ts';

/** The band across the screen while the clock is stopped. */
export interface BandView {
  readonly text: string;
  readonly beside: string;
}

/** A failure is no business of the hall's: an interrupted clock is a stopped one. */
export const bandView = ({ state }: Moment, { t }: Words): BandView | null =>
  state === 'stopped' ? { text: t('hall.stopped'), beside: t('hall.stopped.beside') } : null;
