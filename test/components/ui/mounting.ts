import { mount } from '@vue/test-utils';
import { defineComponent, type Plugin, type VNodeChild } from 'vue';
import { texts } from '../../../renderer/texts/index.ts';

/** Mounts what `render` draws, in the page, with the texts and other `plugins`; `setup` may register keys and the like. */
export function show(
  render: () => VNodeChild,
  setup?: () => void,
  plugins: readonly Plugin[] = [],
): ReturnType<typeof mount> {
  const Page = defineComponent({
    setup() {
      setup?.();
      return render;
    },
  });
  return mount(Page, { attachTo: document.body, global: { plugins: [texts, ...plugins] } });
}
