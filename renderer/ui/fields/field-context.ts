import { inject, provide, type InjectionKey, type Ref } from 'vue';

/** What a `UiField` tells the input inside it, and hears from it. */
export interface FieldContext {
  readonly id: string;
  readonly labelId: string;
  readonly describedby: Readonly<Ref<string | undefined>>;
  readonly bad: Readonly<Ref<boolean>>;
  /** What the input itself found wrong in what was typed; undefined when nothing is. */
  report(problem: string | undefined): void;
}

const fieldKey: InjectionKey<FieldContext> = Symbol('field');

export const provideField = (context: FieldContext): void => provide(fieldKey, context);

/** The field around an input, or nothing. */
export const useField = (): FieldContext | undefined => inject(fieldKey, undefined);
