/** What a refusal may carry: plain values for its sentence, never a person's name. */
export type RefusalParams = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A "no" that is part of the product: a code from a feature's closed list (the code is also the locale key), the values
 * of its sentence, and the rules behind it (`FR-REG-43`). Refusals are returned; exceptions mean bugs.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly params: RefusalParams;
  readonly rules: readonly string[];
}

/** A feature's closed list: refusal code → the rules behind it (empty when the reason is technical). */
export type RefusalList<Code extends string = string> = Readonly<Record<Code, readonly string[]>>;

/** Makes the feature's `refuse`: it accepts only codes of the list and adds the list's rules. */
export function refuser<Code extends string>(list: RefusalList<Code>) {
  return (code: Code, params: RefusalParams = {}): Refused<Code> => ({
    refusal: { code, params, rules: list[code] },
  });
}

export interface Refused<Code extends string = string> {
  readonly refusal: Refusal<Code>;
}

export const isRefused = (value: object): value is Refused => 'refusal' in value;
