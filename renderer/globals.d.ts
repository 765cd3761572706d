/** The product's version, put in by the build. */
declare const __TAPIS_VERSION__: string;

/** For tools that read TypeScript only; vue-tsc sees the real component. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
