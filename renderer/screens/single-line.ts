import { onScopeDispose, ref, type Ref } from 'vue';

/** Screens that are too narrow for two texts side by side in the ticker: 4:3, 5:4 and portrait (tokens.css, section 7). */
const narrow = '(max-aspect-ratio: 3/2)';

export function useSingleLine(): Readonly<Ref<boolean>> {
  const query = matchMedia(narrow);
  const single = ref(query.matches);
  const change = (): void => {
    single.value = query.matches;
  };
  query.addEventListener('change', change);
  onScopeDispose(() => query.removeEventListener('change', change));
  return single;
}
