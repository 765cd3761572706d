export { default as JournalPage } from './JournalPage.vue';
export { default as JournalExports } from './JournalExports.vue';
