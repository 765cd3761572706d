export { default as JournalPage } from './JournalPage.vue';
