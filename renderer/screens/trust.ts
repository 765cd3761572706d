import { onScopeDispose, ref, watch, type Ref } from 'vue';

/** After so long without the desk, figures that may have changed are not shown any more (decision 21). */
const trustMs = 5000;

/** Whether what is known of the desk can still be shown as live. */
export function useTrust(linked: () => boolean): Readonly<Ref<boolean>> {
  const trusted = ref(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(linked, (isLinked) => {
    clearTimeout(timer);
    if (isLinked) trusted.value = true;
    else timer = setTimeout(() => (trusted.value = false), trustMs);
  });
  onScopeDispose(() => clearTimeout(timer));
  return trusted;
}
