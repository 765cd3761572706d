export { default as GuidePage } from './GuidePage.vue';
