/** Says whether one more may pass now. `burst` may come at once, then `perSecond` in the long run. `mono` in milliseconds. */
export function paceOf(
  limits: { readonly perSecond: number; readonly burst: number },
  mono: () => number,
): () => boolean {
  let left = limits.burst;
  let last = mono();
  return () => {
    const now = mono();
    left = Math.min(limits.burst, left + ((now - last) / 1000) * limits.perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
