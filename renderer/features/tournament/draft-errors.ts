import { inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { DraftField } from './terms-draft.ts';

/** The sentence that stands beside a part of the form; nothing when all is well with it. */
export type ErrorOf = (field: DraftField) => string | undefined;

const errorsKey: InjectionKey<ComputedRef<ErrorOf>> = Symbol('errors of the draft');

export const provideErrors = (errors: ComputedRef<ErrorOf>): void => provide(errorsKey, errors);

/** What the desk would say of each part of the form around this component. */
export function useErrors(): ErrorOf {
  const errors = inject(errorsKey, undefined);
  return (field) => errors?.value(field);
}
