import { reactive } from 'vue';

interface Typed {
  readonly text: string;
  /** What stood there when somebody began to type. */
  readonly before: string;
}

/** Fields of what stands already: those that nobody types in here follow the desk, the others say what was changed under them. */
export function useTypedOver(standing: () => ReadonlyMap<string, string>) {
  const typed = reactive(new Map<string, Typed>());
  const now = (field: string): string => standing().get(field) ?? '';

  return {
    shown: (field: string): string => typed.get(field)?.text ?? now(field),
    /** What somebody else has put there since this field was begun; `undefined` when nobody has. */
    otherwise: (field: string): string | undefined => {
      const own = typed.get(field);
      return own && own.before !== now(field) && own.text !== now(field) ? now(field) : undefined;
    },
    type: (field: string, text: string): void => {
      typed.set(field, { text, before: typed.get(field)?.before ?? now(field) });
    },
    /** What was typed stands now. */
    settle: (): void => typed.clear(),
  };
}
