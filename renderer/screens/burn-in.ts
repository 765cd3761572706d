/** Where the picture stands, in rem from its place: never further than 0.4, another place every five minutes (DESIGN §3). */
const places: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.4, 0],
  [0.4, 0.4],
  [0, 0.4],
  [-0.4, 0.4],
  [-0.4, 0],
  [-0.4, -0.4],
  [0, -0.4],
  [0.4, -0.4],
];
const restMs = 300_000;

/** Shift of the whole picture at an instant, so that no line burns into the screen. */
export const burnInShift = (wall: number): readonly [number, number] =>
  places[Math.floor(wall / restMs) % places.length] ?? [0, 0];
