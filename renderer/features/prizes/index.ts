export { default as PrizesPage } from './PrizesPage.vue';
