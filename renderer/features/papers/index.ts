export { default as PapersLatest } from './PapersLatest.vue';
export { usePaperOut } from './paper-out.ts';
