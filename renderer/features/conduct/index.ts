export { default as ConductHaltDialog } from './ConductHaltDialog.vue';
export { default as ConductIncidentDialog } from './ConductIncidentDialog.vue';
export { default as ConductPage } from './ConductPage.vue';
export { chipsOf } from './sanction.ts';
