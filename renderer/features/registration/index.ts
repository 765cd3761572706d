export { default as RegistrationPage } from './RegistrationPage.vue';
export { default as CheckInPage } from './CheckInPage.vue';
export { default as ImportDialog } from './dialogs/ImportDialog.vue';
