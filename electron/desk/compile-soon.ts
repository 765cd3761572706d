import { setFlagsFromString } from 'node:v8';

/**
 * A desk does the same few things some hundred times an evening. V8 waits for four hundred calls, and five hundred more after it met
 * something new, before it compiles a function well: an evening would be over by then. Fifty are enough to know what a
 * registration does; one costs a fifth less from then on.
 */
export function compileSoon(): void {
  setFlagsFromString('--invocation-count-for-maglev=50');
  setFlagsFromString('--minimum-invocations-after-ic-update=50');
}
