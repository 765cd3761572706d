export { default as CompliancePage } from './CompliancePage.vue';
export { default as ComplianceReminders } from './ComplianceReminders.vue';
export { default as DutiesPage } from './ComplianceDuties.vue';
