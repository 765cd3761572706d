import { nextTick, onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue';
import { clickableBoxes } from './clickable-boxes.ts';
import { freePlace, type Place } from './free-place.ts';

const edgePx = 16;
/** The bars of the shell. */
const barsPx = { top: 60, bottom: 42 };

/** Keeps an element of the window where it hides nothing that can be clicked; `look` again when either has changed. */
export function useFreePlace(element: Readonly<ShallowRef<HTMLElement | null>>) {
  const place = shallowRef<Place>();

  function look(): void {
    const host = element.value;
    if (!host) return;
    const { offsetWidth: width, offsetHeight: height } = host;
    if (height === 0) place.value = undefined;
    else
      place.value = freePlace(
        { width, height },
        { room: roomFor(window), obstacles: clickableBoxes(host) },
        place.value,
      );
  }

  const lookSoon = (): void => void nextTick(look);
  onMounted(() => window.addEventListener('resize', lookSoon));
  onBeforeUnmount(() => window.removeEventListener('resize', lookSoon));
  return { place, look, lookSoon };
}

const roomFor = ({ innerWidth, innerHeight }: Window) => ({
  left: edgePx,
  top: barsPx.top,
  right: innerWidth - edgePx,
  bottom: innerHeight - barsPx.bottom,
});
