export { default as RegistrationPage } from './RegistrationPage.vue';
export { default as CheckInPage } from './CheckInPage.vue';
export { tillId, tillName } from './till-name.ts';
export { default as ImportDialog } from './dialogs/ImportDialog.vue';
