/** An upright rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'right' | 'left' | 'middle';

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  /** What may be covered at all. */
  readonly room: Box;
  readonly obstacles: readonly Box[];
}

const sides: readonly Side[] = ['right', 'left', 'middle'];
const stepPx = 12;

/**
 * Where something of this size lies over nothing that can be clicked: where it lies already, at the bottom, at the top, and only
 * then in between; right before left before the middle. With no such place, where it covers least.
 */
export function freePlace(size: Size, { room, obstacles }: Surroundings, now?: Place): Place {
  const most = Math.max(room.top, room.bottom - size.height);
  const between = Array.from({ length: Math.floor((most - room.top) / stepPx) }, (_, step) => most - step * stepPx);
  const at = (top: number): Place[] => sides.map((side) => ({ side, left: leftOf(side, size, room), top }));
  const stays = now ? [{ ...now, left: leftOf(now.side, size, room), top: Math.min(now.top, most) }] : [];
  const places = [...stays, ...at(most), ...at(room.top), ...between.flatMap(at)];
  let best = places[0] ?? { side: 'right', left: room.left, top: room.top };
  let least = Infinity;
  for (const place of places) {
    const covered = coveredBy(boxAt(place, size), obstacles);
    if (covered < least) [best, least] = [place, covered];
    if (least === 0) break;
  }
  return best;
}

function leftOf(side: Side, { width }: Size, { left, right }: Box): number {
  if (side === 'left') return left;
  return side === 'right' ? Math.max(left, right - width) : Math.max(left, (left + right - width) / 2);
}

const boxAt = ({ left, top }: Place, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The common area of two boxes. */
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const coveredBy = (box: Box, obstacles: readonly Box[]): number =>
  obstacles.reduce((sum, obstacle) => sum + areaOf(common(box, obstacle)), 0);
