import { inject, provide, watchEffect, type InjectionKey, type Ref } from 'vue';

/** What a `UiField` tells the input inside it, and hears from it. */
export interface FieldContext {
  readonly id: Ref<string>;
  readonly labelId: string;
  readonly describedby: Readonly<Ref<string | undefined>>;
  readonly bad: Readonly<Ref<boolean>>;
  /** What the input itself found wrong in what was typed; undefined when nothing is. */
  report(problem: string | undefined): void;
}

const fieldKey: InjectionKey<FieldContext> = Symbol('field');

export const provideField = (context: FieldContext): void => provide(fieldKey, context);

/** The field around an input, or nothing. An input with an id of its own gives it to the field, for the label. */
export function useField(ownId: () => string | undefined = () => undefined): FieldContext | undefined {
  const field = inject(fieldKey, undefined);
  watchEffect(() => {
    const id = ownId();
    if (field && id !== undefined) field.id.value = id;
  });
  return field;
}
