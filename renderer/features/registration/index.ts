export { default as RegistrationPage } from './RegistrationPage.vue';
export { default as RegistrationCheckInPage } from './RegistrationCheckInPage.vue';
export { tillId, tillName } from './till-name.ts';
export { default as RegistrationImportDialog } from './dialogs/RegistrationImportDialog.vue';
