export { default as AuditJournalPage } from './AuditJournalPage.vue';
export { default as AuditJournalExports } from './AuditJournalExports.vue';
