export { default as CompliancePage } from './CompliancePage.vue';
