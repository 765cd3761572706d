import type { Display } from 'electron';
import type { HostDisplay } from '../../../shared/contract/host-shown.ts';

/** A display as it is remembered: some systems give another id after unplugging, none another name. */
export interface RememberedDisplay {
  readonly id: string;
  readonly label: string;
}

export const remembered = ({ id, label }: Pick<Display, 'id' | 'label'>): RememberedDisplay => ({
  id: String(id),
  label,
});

/** The display that was meant: by its id, else the only one of its name. Its resolution and place do not matter. */
export function findDisplay<Found extends Pick<Display, 'id' | 'label'>>(
  displays: readonly Found[],
  { id, label }: RememberedDisplay,
): Found | undefined {
  const same = displays.find((display) => String(display.id) === id);
  if (same) return same;
  const named = displays.filter((display) => label !== '' && display.label === label);
  return named.length === 1 ? named[0] : undefined;
}

/** From left to right, then from top to bottom, as they stand on the desk. */
export const inOrder = (displays: readonly Display[]): Display[] =>
  displays.toSorted((a, b) => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y);

export interface DisplayUse {
  readonly primary: number;
  readonly desk: number;
  readonly hall: number | undefined;
}

export const describeDisplays = (displays: readonly Display[], { primary, desk, hall }: DisplayUse): HostDisplay[] =>
  inOrder(displays).map(({ id, label, bounds, scaleFactor }, index) => ({
    id: String(id),
    number: index + 1,
    label,
    bounds: { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height },
    scale: scaleFactor,
    primary: id === primary,
    desk: id === desk,
    hall: id === hall,
  }));
