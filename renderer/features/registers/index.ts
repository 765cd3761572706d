export { default as RegistersPage } from './RegistersPage.vue';
