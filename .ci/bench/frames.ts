/** One frame as the page handed it to be painted: when (epoch milliseconds), and what it showed. */
export type Frame = readonly [at: number, shown: string];

/**
 * Keeps, in the page that it is evaluated in, each frame with what `read` (an expression) gives once the frame is handed over: a message
 * posted in a frame's callback is heard after the frame's work.
 */
export const framesOf = (read: string): string => `(() => {
  const { port1, port2 } = new MessageChannel();
  const begun = [];
  window.frames_ = [];
  port1.onmessage = () => window.frames_.push([begun.shift(), ${read}, performance.timeOrigin + performance.now()]);
  const frame = () => {
    begun.push(performance.timeOrigin + performance.now());
    port2.postMessage(0);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** Takes the frames kept so far out of the page. */
export const takeFrames = '(() => { const kept = window.frames_; window.frames_ = []; return kept; })()';

/** The usual time between two frames of a page, in milliseconds. */
export function medianFrameMs(frames: readonly (readonly [number, ...unknown[]])[]): number {
  const steps = frames.slice(1).map(([at], index) => at - (frames[index]?.[0] ?? at));
  return medianOf(steps);
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
