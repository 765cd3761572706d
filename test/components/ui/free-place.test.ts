import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { common, freePlace, type Box } from '../../../renderer/ui/toasts/free-place.ts';

const room: Box = { left: 16, top: 60, right: 1350, bottom: 726 };
const size = { width: 320, height: 48 };
const boxAt = ({ left, top }: { left: number; top: number }): Box => ({
  left,
  top,
  right: left + size.width,
  bottom: top + size.height,
});
const covers = (one: Box, other: Box): boolean => {
  const { left, top, right, bottom } = common(one, other);
  return right > left && bottom > top;
};

describe('the place of what is told', () => {
  it('is at the bottom right, and elsewhere where a button lies there', () => {
    expect(freePlace(size, { room, obstacles: [] })).toEqual({ side: 'right', left: 1030, top: 678 });
    const button: Box = { left: 1200, top: 690, right: 1340, bottom: 726 };
    expect(freePlace(size, { room, obstacles: [button] })).toEqual({ side: 'left', left: 16, top: 678 });
  });

  it('stays where it is while nothing lies beneath', () => {
    const now = freePlace(size, { room, obstacles: [{ left: 1200, top: 690, right: 1340, bottom: 726 }] });
    expect(freePlace(size, { room, obstacles: [] }, now)).toEqual(now);
    expect(freePlace(size, { room, obstacles: [boxAt(now)] }, now).side).toBe('right');
  });

  it('covers nothing wherever there is room for that, and never leaves the window', () => {
    const x = fc.integer({ min: 0, max: 1366 });
    const y = fc.integer({ min: 0, max: 768 });
    const button = fc
      .record({ left: x, top: y })
      .map(({ left, top }) => ({ left, top, right: left + 90, bottom: top + 36 }));
    fc.assert(
      fc.property(fc.array(button, { maxLength: 40 }), (buttons) => {
        const place = boxAt(freePlace(size, { room, obstacles: buttons }));
        expect(place.left >= room.left && place.right <= room.right).toBe(true);
        expect(place.top >= room.top && place.bottom <= room.bottom).toBe(true);
        const atEdges = [678, 60].flatMap((top) => [16, 1030, 523].map((left) => boxAt({ left, top })));
        const someFree = atEdges.some((free) => !buttons.some((one) => covers(free, one)));
        if (someFree) expect(buttons.filter((one) => covers(place, one))).toEqual([]);
      }),
    );
  });
});
